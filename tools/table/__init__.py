"""Proofs about the table: `python -m tools.table.kill`, `.writers`, `.leaks`, `.load`, `.cold`."""
