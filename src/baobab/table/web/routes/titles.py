"""What there is to play: titles with their options, rules and words, and bots."""

import asyncio
from functools import lru_cache
from typing import Any, Literal

import orjson
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse

from baobab.errors import UnknownTitleError
from baobab.kernel.options import Option
from baobab.kernel.title import Title
from baobab.privacy import hides_anything
from baobab.rulebook import Clause, clauses, read_rules
from baobab.table.base.bot_roster import offered_bots
from baobab.table.web import fields, responses
from baobab.table.web.deps import Caller, Lang, Language, ServerHere, client_of, limit_rate
from baobab.table.web.error_docs import READ_ERRORS
from baobab.titles import HOUSE, names
from baobab.titles import title as find_title
from baobab.words import Words, key, words

router = APIRouter(tags=["library"])
MOST_VALUES = 50
"""Options with more values than this are amounts, and are not listed one by one."""


def listed_title(name: str) -> Title:
    """The title of this name, if it is listed; a request can never name a module to import."""
    if name not in names():
        raise UnknownTitleError("error-unknown-title", {"name": name, "known": names()})
    return find_title(name)


@router.get("/api/titles", responses=READ_ERRORS)
async def titles(
    request: Request, server: ServerHere, person: Caller, lang: Language, _: Lang = ""
) -> list[responses.TitleOut]:
    """The games there are, with their options and rule switches and the clause each comes from."""
    limit_rate(server, "ask", client_of(request, person))
    return await asyncio.to_thread(lambda: [describe_title(name, lang) for name in names()])


@lru_cache
def describe_title(name: str, lang: str) -> responses.TitleOut:
    """A title in a language; cached, since its catalogue is slow to read."""
    title = find_title(name)
    speech = words(lang, title.words_folder())
    return responses.TitleOut(
        title=title.name,
        name=speech.say("title-name"),
        about=speech.say("title-about"),
        seats=list(title.seats),
        **box_of(title),
        hidden=hides_anything(title),
        version=title.version,
        data=title.data.digest,
        options=[option_out(title, option, speech) for option in title.options],
    )


def box_of(title: Title) -> dict[str, Any]:
    """What stands on the box: how long, and how heavy."""
    file = title.folder / "box.json"
    box = orjson.loads(file.read_bytes()) if file.is_file() else {}
    return {"minutes": box.get("minutes", []), "weight": box.get("weight", 0)}


def option_out(title: Title, option: Option, speech: Words) -> responses.TitleOption:
    values = option.values.names
    listed = values if len(values) <= MOST_VALUES else []
    return responses.TitleOption(
        name=option.name,
        clause=option.clause,
        label=speech.say(key("option", option.name)),
        help=speech.say(key("option", option.name) + ".help"),
        default=values[option.default(title.version)],
        values=[
            responses.OptionValueOut(value=value, name=value_name(option, value, speech)) for value in listed
        ],
    )


def value_name(option: Option, value: str, speech: Words) -> str:
    for message in (key("option", f"{option.name}-{value}"), key(option.values.word, value)):
        if speech.has(message):
            return speech.say(message)
    return value


@router.get("/api/titles/{title}/rules", responses=READ_ERRORS)
async def rules(
    request: Request, server: ServerHere, person: Caller, lang: Language, title: fields.Word, _: Lang = ""
) -> list[responses.Clause]:
    """The rules of a title, clause by clause."""
    limit_rate(server, "ask", client_of(request, person))
    found = listed_title(title)
    speech = words(lang, found.words_folder())
    return [
        responses.Clause(
            clause=clause.id,
            chapter=clause.chapter,
            text=clause.text,
            short=speech.say(key("clause", clause.id)) if speech.has(key("clause", clause.id)) else "",
        )
        for clause in clauses_of(found).values()
    ]


def clauses_of(title: Title) -> dict[str, Clause]:
    """The clauses in a title's own folder, else those in our docs."""
    file = title.folder / "rules.md"
    if file.is_file():
        return read_rules(title.name, file.read_text(encoding="utf-8"), file.name).clauses
    return clauses(title.name) if title.name in HOUSE else {}


@router.get("/api/titles/{title}/words/{lang}", response_class=PlainTextResponse, responses=READ_ERRORS)
async def catalogue(
    request: Request, server: ServerHere, person: Caller, title: fields.Word, lang: Literal["en", "it"]
) -> PlainTextResponse:
    """The words of a title, as Fluent: a client that was built without them can speak of it, too."""
    limit_rate(server, "ask", client_of(request, person))
    file = listed_title(title).words_folder() / f"{lang}.ftl"
    return PlainTextResponse(await asyncio.to_thread(file.read_text, encoding="utf-8"))


@router.get("/api/bots", responses=READ_ERRORS)
async def all_bots(request: Request, server: ServerHere, person: Caller) -> list[str]:
    """The bots that can take a seat: levels first, from easy to expert."""
    limit_rate(server, "ask", client_of(request, person))
    return offered_bots()


@router.get("/api/titles/{title}/questions", responses=READ_ERRORS)
async def questions(
    request: Request, server: ServerHere, person: Caller, title: fields.Word
) -> dict[str, str]:
    """For each question of a title, the clause that it stands in."""
    limit_rate(server, "ask", client_of(request, person))
    return {phase.name: phase.clause for phase in listed_title(title).phases}
