"""Proofs about the table: `python -m tools.table.kill_server`, `.racing_writers`, `.leaks`,
`.load_test`, `.cold_views`."""
