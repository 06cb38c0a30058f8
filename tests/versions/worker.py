"""A worker process of a server that has the made-up second versions."""

from contextlib import suppress

from tests.versions.second import use_second_versions

from baobab.table.bots.worker import main

if __name__ == "__main__":
    use_second_versions()
    with suppress(KeyboardInterrupt):
        main()
