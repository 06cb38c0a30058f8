"""`baobab serve`: live tables on this machine."""

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser

from baobab.cli.backup import add_store, database_of, needs_table_packages
from baobab.cli.console import Console
from baobab.cli.parse import parse_seconds, parse_whole
from baobab.titles import invite
from baobab.words import Words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help=speech.say("cli-help-host"))
    parser.add_argument("--port", metavar="N", default="8321", help=speech.say("cli-help-port"))
    add_store(parser, speech)
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help=speech.say("cli-help-origin")
    )
    parser.add_argument("--proxy", metavar="IP", default="", help=speech.say("cli-help-proxy"))
    parser.add_argument("--workers", metavar="N", default="0", help=speech.say("cli-help-workers"))
    parser.add_argument("--thinking", metavar="S", default="10", help=speech.say("cli-help-thinking"))
    parser.add_argument("--chat-days", metavar="N", default="365", help=speech.say("cli-help-chat-days"))
    parser.add_argument(
        "--titles", metavar="NAME=MODULE:CLASS", default="", help=speech.say("cli-help-guests")
    )
    parser.add_argument("--unlimited", action="store_true", help=speech.say("cli-help-unlimited"))
    parser.add_argument("--open", action="store_true", help=speech.say("cli-help-open"))
    parser.set_defaults(run=run)


@needs_table_packages
def run(args: argparse.Namespace, console: Console) -> int:
    from baobab.table.server.server import ServerConfig
    from baobab.table.web.serve import run as serve

    if args.titles:
        invite(args.titles)
    plan = ServerConfig(
        database=database_of(args),
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        proxy=args.proxy,
        limited=not args.unlimited,
        workers=parse_whole("--workers", args.workers, 0, 64),
        bot_seconds=parse_seconds("--thinking", args.thinking),
        chat_days=parse_whole("--chat-days", args.chat_days, 1, 100_000),
    )
    shown = f"[{args.host}]" if ":" in args.host else args.host

    def on_ready(port: int) -> None:
        url = f"http://{shown}:{port}"
        console.say("serve-ready", {"url": url})
        if args.open and has_display():
            threading.Thread(target=open_browser, args=(url, args.host, port), daemon=True).start()

    serve(plan, args.host, parse_whole("--port", args.port, 0, 65_535), on_ready)
    return 0


def open_browser(url: str, host: str, port: int) -> None:
    """Open the browser once the server accepts connections."""
    for _ in range(TRIES):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


def has_display() -> bool:
    """Is there a display to open a browser on?"""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAY_VARIABLES)


DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY")
TRIES = 300
