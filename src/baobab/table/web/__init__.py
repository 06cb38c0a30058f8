"""The table on the web: HTTP for every question and command, a WebSocket for what happens."""
