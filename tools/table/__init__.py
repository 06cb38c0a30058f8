"""Proofs about the table: `python -m tools.table.kill_server`, `.writers`, `.leaks`, `.load`, `.cold`."""
