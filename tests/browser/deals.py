"""Servers for tests that deal by a seed: a table is dealt the same in every run, alone or among others.

Never for real play: whoever knows the seed knows every hidden card and every draw to come.
"""

import argparse
import os
from collections import Counter
from hashlib import blake2b
from pathlib import Path

from tools.table.server_process import Server

from baobab.table.rooms.registry import Entropy
from baobab.table.server.server import ServerConfig
from baobab.table.web.client_files import STATIC
from baobab.table.web.serve import run

VARIABLE = "BAOBAB_DEALS"
SEED = os.environ.get(VARIABLE, "1")
"""By what the servers of these tests deal; another one shows what holds for one deal only."""


def seeded(seed: str = SEED) -> Entropy:
    """A source that gives the n-th thing of a kind that somebody asks for the same bytes in every run.

    It counts apart for everybody, so that nothing depends on which tests ran before.
    """
    asked: Counter[tuple[str, str]] = Counter()

    def draw(purpose: str, owner: str) -> bytes:
        asked[purpose, owner] += 1
        return blake2b(f"{seed} {purpose} {asked[purpose, owner]}".encode(), digest_size=32).digest()

    return draw


def plan(database: str) -> ServerConfig:
    """A server for tests: no limits, bots that take no time, and deals by the seed."""
    return ServerConfig(database=database, limited=False, workers=1, bot_seconds=0.01, entropy=seeded())


class SeededServer(Server):
    """A process of its own that deals by the seed of these tests."""

    program = (__name__,)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--lang")
    parser.add_argument("--client", type=Path, default=STATIC)
    args = parser.parse_args()
    run(plan(args.database), "127.0.0.1", args.port, lambda port: None, args.client)


if __name__ == "__main__":
    main()
