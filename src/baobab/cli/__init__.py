"""The command line: `baobab COMMAND`, in Italian and English."""

import sys
from collections.abc import Sequence
from pathlib import Path

from baobab.cli import command_parser, console
from baobab.errors import BaobabError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 1: it found something wrong; 2: the request made no sense."""
    given = list(sys.argv[1:] if argv is None else argv)
    lang = command_parser.find_language(given)
    sys.path.append(str(Path.cwd()))  # for bots and titles of the user's own
    try:
        args = command_parser.make_parser(lang).parse_args(given)
        return int(args.run(args, console.Console(lang, args)))
    except BaobabError as error:
        sys.stderr.write(f"baobab: {error.words(lang)}\n")
        return 2
    except BrokenPipeError:
        # The reader closed the pipe (`| head`): not an error, and there is nobody to report to.
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
