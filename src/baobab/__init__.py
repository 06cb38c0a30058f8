"""Five board games set in Africa at one table: for people, for bots, and for researchers."""

from baobab import compiled

__version__ = "0.1.0"

# Before any module that exists compiled is imported.
compiled.install()
