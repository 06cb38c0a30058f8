"""What a player sees at the terminal: the question, the answers, and how an answer is read."""

import unicodedata
from itertools import groupby, zip_longest

from baobab.cli.console import Console
from baobab.errors import AmbiguousNotationError, NotationError
from baobab.game import Choice, Game
from baobab.words import Name

AMOUNT = "number"
"""The kind of answer that is an amount, in every title that asks for one."""

MOST_LINES = 24
"""More answers than this are shown in columns, by their arguments only."""


def show_decision(game: Game, console: Console) -> None:
    """The question being asked and its numbered answers, or the result of a game that is over."""
    console.write(console.bold(game.prompt(console.lang)))
    if game.over:
        show_scores(game, console)
        return
    options = game.options(console.lang)
    labelled = list(zip(short_answers(game), options, strict=True))
    for verb, group in groupby(labelled, key=lambda pair: pair[1].notation.split()[0]):
        rows = list(group)
        if verb == AMOUNT and len(rows) > 1:
            show_amounts(rows, console)
        elif len(options) > MOST_LINES and len(rows) > 4:
            show_side_by_side(game, rows, console)
        else:
            for label, choice in rows:
                show_answer(label, choice, console)


def short_answers(game: Game) -> dict[str, int]:
    """What may be typed for each allowed answer: its number in the list; where an amount is asked, the amount
    itself, and other answers by name.
    """
    actions, codes = game.title.actions, list(game.title.legal(game.state))
    amount = actions.by_name.get(AMOUNT)
    if amount is None or not asks_amount(game):
        return {str(place): code for place, code in enumerate(codes, start=1)}
    return {str(amount.arg(code)) if amount.owns(code) else actions.write(code): code for code in codes}


def asks_amount(game: Game) -> bool:
    return not game.over and any(kind.name == AMOUNT for kind in game.title.phase(game.state).kinds)


def show_amounts(rows: list[tuple[str, Choice]], console: Console) -> None:
    """The range of amounts, and what each brings if there are few."""
    text = console.text("amounts", {"low": int(rows[0][0]), "high": int(rows[-1][0])})
    console.write(f"      {text}")
    if len(rows) <= MOST_LINES:
        for label, choice in rows:
            if choice.preview:
                console.write(f"{label:>4}  {choice.preview}")


def show_side_by_side(game: Game, rows: list[tuple[str, Choice]], console: Console) -> None:
    """Many answers of one kind in columns, read downwards, by their arguments in words."""
    items = []
    for label, choice in rows:
        preview = f" ({choice.preview})" if choice.preview else ""
        items.append(f"{label:>4}  {argument_words(game, choice, console.lang)}{preview}")
    console.write(f"      {rows[0][1].notation.split()[0]} …")
    for line in lay_out_columns(items, console.width):
        console.write(line)


def argument_words(game: Game, choice: Choice, lang: str) -> str:
    """The arguments of an answer, as people call them."""
    speech, given = game.words(lang), game.title.actions.params(choice.code).values()
    return " ".join(speech.name(value) if isinstance(value, Name) else str(value) for value in given)


def lay_out_columns(items: list[str], width: int) -> list[str]:
    """Items in as many columns as fit side by side, each as wide as it must be."""
    for count in range(len(items), 0, -1):
        deep = -(-len(items) // count)
        parts = [items[place : place + deep] for place in range(0, len(items), deep)]
        wide = [max(map(len, part)) for part in parts]
        if sum(wide) + 2 * (len(parts) - 1) <= width or count == 1:
            break
    rows = zip_longest(*parts, fillvalue="")
    return ["  ".join(cell.ljust(w) for cell, w in zip(row, wide, strict=True)).rstrip() for row in rows]


def show_forced_answer(game: Game, choice: Choice, console: Console) -> None:
    """A question whose only answer is given automatically."""
    console.write(console.bold(game.prompt(console.lang)))
    preview = f" ({choice.preview})" if choice.preview else ""
    console.say("play-only", {"answer": choice.words + preview})


def forced_answer(game: Game, lang: str) -> Choice | None:
    """The only allowed answer; None where there is a choice, or no question."""
    codes = game.title.legal(game.state)
    return game.choice(codes[0], lang) if len(codes) == 1 else None


def show_matching(game: Game, text: str, console: Console) -> bool:
    """The answers whose words contain what was typed, with their places; False if there are none."""
    wanted = plain_letters(text).split()
    found = False
    for label, code in short_answers(game).items():
        choice = game.choice(code, console.lang)
        said = plain_letters(f"{choice.words} {choice.preview}")
        if wanted and all(word in said for word in wanted):
            show_answer(label, choice, console)
            found = True
    return found


def plain_letters(text: str) -> str:
    """Small letters without accents, as people type."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def show_answer(label: str, choice: Choice, console: Console) -> None:
    preview = f" ({choice.preview})" if choice.preview else ""
    console.write(f"{label:>4}  {choice.words}{preview}  {console.dim(choice.notation)}")


def show_scores(game: Game, console: Console) -> None:
    """The score sheet, line by line as the rules count."""
    speech = game.words(console.lang)
    players = [player_name(game, seat, console.lang) for seat in range(int(game.state.seats))]
    sheet = game.title.breakdown(game.state)
    rows = [["", *players]]
    rows += [[speech.say(f"score-{line}"), *map(str, points)] for line, points in sheet.items()]
    rows.append([console.text("score-total"), *map(str, game.scores())])
    rows.append([console.text("score-place"), *map(str, game.ranks())])
    console.write_table(rows, right=frozenset(range(1, len(players) + 1)))


def player_name(game: Game, seat: int, lang: str) -> str:
    return game.words(lang).name(Name("seat", str(seat)))


def read_answer(game: Game, text: str) -> int:
    """The code of an answer given by number, in notation, or by its arguments alone."""
    codes, short = list(game.title.legal(game.state)), short_answers(game)
    if text.lower() in short:
        return short[text.lower()]
    if text.isdecimal() and asks_amount(game):
        text = f"{AMOUNT} {text}"
    try:
        return game.code(text)
    except NotationError as error:
        written = {code: game.title.actions.write(code) for code in codes}
        fitting = [code for code in codes if written[code].partition(" ")[2].lower() == text.lower()]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            candidates = [written[code] for code in fitting]
            raise AmbiguousNotationError(
                "error-notation-ambiguous", {"given": text, "candidates": candidates}
            ) from error
        raise
