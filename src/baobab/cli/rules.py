"""`baobab rules TITLE [CLAUSE]`: the rules as numbered clauses."""

import argparse
import textwrap

from baobab.clauses import Clause, clauses
from baobab.cli.console import FOLDER, Console
from baobab.cli.values import title_of
from baobab.errors import Trouble
from baobab.kernel.title import Title
from baobab.words import Words, key, words


def arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument("title", metavar="TITLE", help=speech.say("cli-help-title"))
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help=speech.say("cli-help-clause"))
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run, data=None)


def run(args: argparse.Namespace, console: Console) -> int:
    title = title_of(args)
    rules = clauses(title.name)
    if args.clause is not None:
        rules = chosen(rules, args.clause, title)
    if console.json:
        console.data([as_data(title, clause, console.lang) for clause in rules.values()])
        return 0
    chapter = ""
    for clause in rules.values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            console.write()
            console.write(console.bold(chapter))
        show(title, clause, console, whole=args.clause is not None)
    return 0


def chosen(rules: dict[str, Clause], wanted: str, title: Title) -> dict[str, Clause]:
    """The clause of this id, or all whose id begins so (`AFR-B2`)."""
    found = {id: clause for id, clause in rules.items() if id.lower() == wanted.lower()} or {
        id: clause for id, clause in rules.items() if id.lower().startswith(wanted.lower())
    }
    if not found:
        example = next(iter(rules))
        raise Trouble(
            "error-unknown-clause",
            {"clause": wanted, "title": title.name, "example": example},
            folders=[FOLDER],
        )
    return found


def short(title: Title, clause: Clause, lang: str) -> str:
    """The clause in a sentence of this language, or "" where the catalogue has none."""
    speech = words(lang, title.words_folder())
    message = key("clause", clause.id)
    return speech.say(message) if speech.has(message) else ""


def show(title: Title, clause: Clause, console: Console, whole: bool) -> None:
    brief = short(title, clause, console.lang)
    first = brief or clause.text
    indent = " " * 4
    for i, line in enumerate(textwrap.wrap(f"{clause.id}  {first}", console.width, subsequent_indent=indent)):
        console.write(line.replace(clause.id, console.bold(clause.id), 1) if i == 0 else line)
    if whole and brief:
        for line in textwrap.wrap(
            clause.text, console.width, initial_indent=indent, subsequent_indent=indent
        ):
            console.write(console.dim(line))


def as_data(title: Title, clause: Clause, lang: str) -> dict[str, str]:
    return {
        "clause": clause.id,
        "chapter": clause.chapter,
        "short": short(title, clause, lang),
        "text": clause.text,
    }
