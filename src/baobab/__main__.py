"""`python -m baobab` is `baobab`."""

import sys

from baobab.cli import main

sys.exit(main())
