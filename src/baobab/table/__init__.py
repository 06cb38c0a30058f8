"""The table: live play that never loses a move and never leaks (docs/table.md)."""
