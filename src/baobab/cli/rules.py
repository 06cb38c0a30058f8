"""`baobab rules TITLE [CLAUSE]`: the rules as numbered clauses."""

import argparse
import re
import textwrap

from baobab.clauses import Clause, clauses
from baobab.cli.console import Console
from baobab.cli.errors import CliError
from baobab.cli.parse import title_of
from baobab.kernel.title import Title
from baobab.rulebook import NoRulesError
from baobab.titles import names
from baobab.words import Phrase, Words, key, words


def add_arguments(parser: argparse.ArgumentParser, speech: Words) -> None:
    parser.add_argument(
        "title", metavar=speech.say("cli-metavar-title"), help=speech.say("cli-help-title-house")
    )
    parser.add_argument(
        "clause", metavar=speech.say("cli-metavar-clause"), nargs="?", help=speech.say("cli-help-clause")
    )
    parser.add_argument("--json", action="store_true", help=speech.say("cli-help-json"))
    parser.set_defaults(run=run, data=None)


def run(args: argparse.Namespace, console: Console) -> int:
    title = title_of(args)
    whole = args.clause is not None
    rules = find_clauses(title, args.clause) if whole else clauses_of(title)
    if console.json:
        console.write_json([clause_data(title, clause, console.lang) for clause in rules.values()])
        return 0
    chapter = ""
    for clause in rules.values():
        if clause.chapter != chapter:
            if chapter:
                console.write()
            chapter = clause.chapter
            console.write(console.bold(chapter_heading(title, chapter, console.lang)))
        show_clause(title, clause, console, whole)
    console.write()
    console.say("rules-whole" if whole else "rules-short", {"title": args.title})
    return 0


def clauses_of(title: Title) -> dict[str, Clause]:
    """The clauses of a title; a title from outside has none here."""
    try:
        return clauses(title.name)
    except NoRulesError as error:
        params = {"title": title.name, "known": names()}
        raise CliError("error-no-rules", params) from error


def find_clauses(title: Title, wanted: str) -> dict[str, Clause]:
    """The clause of this id, or all whose id begins so (`AFR-B2`)."""
    rules = clauses_of(title)
    found = {id: clause for id, clause in rules.items() if id.lower() == wanted.lower()} or {
        id: clause for id, clause in rules.items() if id.lower().startswith(wanted.lower())
    }
    if not found:
        example = next(iter(rules))
        raise CliError(
            "error-unknown-clause",
            {"clause": wanted, "title": Phrase("title-name"), "example": example},
            folders=[title.words_folder()],
        )
    return found


def chapter_key(chapter: str) -> str:
    """The key of a chapter's name: “3.2 The four space tests” is `chapter-the-four-space-tests`."""
    name = re.sub(r"^[\d.]+\s+", "", chapter).lower()
    return key("chapter", re.sub(r"[^a-z0-9]+", "-", name).strip("-"))


def chapter_heading(title: Title, chapter: str, lang: str) -> str:
    """A chapter's number and its name in this language, or the heading as it stands in the rules."""
    speech = words(lang, title.words_folder())
    if not speech.has(chapter_key(chapter)):
        return chapter
    number = re.match(r"[\d.]*", chapter)
    return f"{number[0] if number else ''} {speech.say(chapter_key(chapter))}".strip()


def short_text(title: Title, clause: Clause, lang: str) -> str:
    """The clause in a sentence of this language, or "" where the catalogue has none."""
    speech = words(lang, title.words_folder())
    message = key("clause", clause.id)
    return speech.say(message) if speech.has(message) else ""


def show_clause(title: Title, clause: Clause, console: Console, whole: bool) -> None:
    brief = short_text(title, clause, console.lang)
    first = brief or clause.text
    indent = " " * 4
    for i, line in enumerate(textwrap.wrap(f"{clause.id}  {first}", console.width, subsequent_indent=indent)):
        console.write(line.replace(clause.id, console.bold(clause.id), 1) if i == 0 else line)
    if whole and brief not in ("", clause.text):
        for line in textwrap.wrap(
            clause.text, console.width, initial_indent=indent, subsequent_indent=indent
        ):
            console.write(console.dim(line))


def clause_data(title: Title, clause: Clause, lang: str) -> dict[str, str]:
    return {
        "clause": clause.id,
        "chapter": clause.chapter,
        "heading": chapter_heading(title, clause.chapter, lang),
        "short": short_text(title, clause, lang),
        "text": clause.text,
    }
