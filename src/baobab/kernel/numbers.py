"""Numbers: rules call phases, streams, events, options and features by constants, which stand for places."""


def constants(module: object) -> dict[str, int]:
    """The whole numbers among a module's constants, by their names in small letters."""
    found: dict[str, int] = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int) and not isinstance(value, bool):
            found[name.lower()] = value
    return found
