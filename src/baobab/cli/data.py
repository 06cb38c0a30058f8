"""`baobab data TITLE`: which of a title's figures are certain, found, or reconstructed."""

import argparse
import textwrap

from baobab.cli.console import Console
from baobab.cli.parse import add_title, title_of
from baobab.words import Words, words

CERTAIN = ("rulebook",)


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    add_title(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, console: Console) -> int:
    title = title_of(args)
    blocks = []
    root = title.data.root
    for name in list(root.value):
        if root[name].has("provenance"):
            provenance = root[name]["provenance"].text()
            note = root[name]["note"].text() if root[name].has("note") else ""
            blocks.append(
                {"block": name, "standing": certainty_of(provenance), "provenance": provenance, "note": note}
            )
    if console.json:
        console.write_json({"title": title.name, "digest": title.data.digest, "blocks": blocks})
        return 0
    name = words(console.lang, title.words_folder()).say("title-name")
    console.say("data-digest", {"title": name, "digest": title.data.digest})
    console.say("data-notes")
    for kind in ("certain", "found", "reconstructed"):
        chosen = [block for block in blocks if block["standing"] == kind]
        if chosen:
            console.write()
            console.write(console.bold(console.text(f"data-{kind}")))
        for block in chosen:
            lines = textwrap.wrap(block["note"], max(console.width - 4, 40)) if block["note"] else []
            plain = block["provenance"] in ("rulebook", "found", "reconstructed")
            console.write(f"  {block['block']}" + ("" if plain else f" ({block['provenance']})"))
            for line in lines:
                console.write(console.dim(f"    {line}"))
    return 0


def certainty_of(provenance: str) -> str:
    """How certain a block is; of several sources joined by “+” the least certain counts."""
    kinds = [part.strip().partition(":")[0] for part in provenance.replace(";", "+").split("+")]
    if any(kind.startswith("reconstructed") for kind in kinds):
        return "reconstructed"
    return "certain" if all(kind in CERTAIN for kind in kinds) else "found"
