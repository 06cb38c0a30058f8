"""How the store grew: each change of its tables is one step, taken at the start of the server."""
