"""Signals that ask the process to stop are treated like Ctrl-C, so that games are saved first."""

import signal


def interrupt_on_signals() -> None:
    """Treat a closed terminal, or a request to stop, like Ctrl-C."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), raise_interrupt)


def raise_interrupt(number: int, frame: object) -> None:
    """A signal handler that does what Ctrl-C does."""
    raise KeyboardInterrupt
