"""Signals in the midst of compiled code, which by itself would keep Ctrl-C waiting until it ends."""


def check_interrupts() -> None:
    """Let a signal that has come be dealt with now: Python does so wherever it interprets a function."""
