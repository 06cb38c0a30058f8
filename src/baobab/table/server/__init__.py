"""A running server: what it holds together, who is connected, and how much they may ask."""
