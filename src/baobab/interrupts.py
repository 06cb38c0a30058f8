"""Lets Ctrl-C interrupt long loops of compiled code, which Python cannot interrupt by itself."""


def check_interrupts() -> None:
    """Handle pending signals now. Python does so when it enters an interpreted function, such as this one."""
