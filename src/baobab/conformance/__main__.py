"""`python -m baobab.conformance TITLE`: the same as `baobab check TITLE`."""

import sys

from baobab.cli import main

sys.exit(main(["check", *sys.argv[1:]]))
