"""What holds in every position."""
