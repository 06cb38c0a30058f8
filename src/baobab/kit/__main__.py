"""`python -m baobab.kit TITLE`: the same as `baobab check TITLE`."""

import argparse
import sys

from baobab.kit.command import add_arguments, run

parser = argparse.ArgumentParser(prog="python -m baobab.kit", description="Does a title keep its promises?")
add_arguments(parser)
sys.exit(run(parser.parse_args()))
