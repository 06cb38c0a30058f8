"""The Great Zimbabwe."""
