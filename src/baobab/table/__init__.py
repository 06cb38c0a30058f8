"""The table: live play that never loses a move and never leaks (docs/table.md).

Its packages, each of which imports only those before it: base, storage, rooms, bots, server, web.
"""
