"""Everything that a title says has words in every language."""

from baobab.catalogue_check import problems
from baobab.conformance.check_run import CheckRun
from baobab.game import Game
from baobab.kernel.events import Event
from baobab.kernel.names import Domain
from baobab.words import LANGUAGES, Name, Params

CHECK = "words"
EVENTS = "events"


def check_catalogue(run: CheckRun) -> None:
    """Can the catalogues be read at all, and is every action of the table worded?"""
    try:
        for lang in LANGUAGES:
            run.words(lang)
    except Exception as error:
        run.add_finding(CHECK, "a catalogue of the title for every language", str(error))
        run.languages = ()
        return
    for problem in problems(run.title.words_folder()):
        run.add_finding(CHECK, "catalogues that are complete and agree", problem)
    actions = run.title.actions
    asked = {kind.name: phase for phase in run.title.phases for kind in phase.kinds}
    for code in range(actions.size):
        kind = actions.kind(code)
        key = asked[kind.name].answer_key(kind) if kind.name in asked else f"action-{kind.name}"
        run.check_words(CHECK, key, actions.params(code))


def check_clauses(run: CheckRun) -> None:
    """The clauses that the title's tables cite exist."""
    title = run.title
    cited = {"turn_clause": title.turn_clause, "over_clause": title.over_clause}
    cited |= {f"the phase {phase.name!r}": phase.clause for phase in title.phases}
    cited |= {f"the option {option.name!r}": option.clause for option in title.options}
    for what, clause in cited.items():
        run.count_look("reasons")
        run.check_clause("reasons", clause, what)


def check_question(run: CheckRun, game: Game, legal: list[int]) -> None:
    """The question and what each answer would bring."""
    s, title = game.state, run.title
    phase = title.phase(s)
    with run.catch_errors(CHECK, "the prompt", s):
        seat: Params = {"seat": Name("seat", str(game.seat))}
        run.check_words(CHECK, f"prompt-{phase.name}", {**seat, **title.prompt(s)}, s)
    for code in legal:
        answer = title.answer(s, code)
        run.check_words(CHECK, answer.key, answer.params, s)
        with run.catch_errors(CHECK, "the preview", s, code):
            preview = phase.preview(s, code)
            if preview is not None:
                run.check_words(CHECK, preview.key, preview.params, s)
                run.check_addressee(CHECK, preview.key, preview.params, s, code)


def check_log(run: CheckRun, game: Game) -> None:
    """Every event of a game, for every seat and a spectator, in every language."""
    events = [*game.setup_events, *(event for step in game.steps for event in step.events)]
    fits = [check_event(run, event) for event in events]
    if not all(fits):
        run.events_fit = False
        return
    for lang in run.languages:
        for seat in range(-1, int(game.state.seats)):
            with run.catch_errors(CHECK, f"the log of seat {seat} in {lang}", game.state):
                run.count_look(CHECK, len(game.log(seat, lang)))


def check_event(run: CheckRun, event: Event) -> bool:
    """Does an event have the parameters that its kind declares?"""
    kinds = run.title.events
    run.count_look(EVENTS)
    if not 0 <= event.kind < len(kinds):
        run.add_finding(EVENTS, f"an event kind from 0 to {len(kinds) - 1}", str(event.kind))
        return False
    kind, fits = kinds[event.kind], True
    parts = [("public", kind.public, event.public)]
    if event.private:
        parts.append(("private", kind.private, event.private))
    for part, declared, told in parts:
        if len(told) != len(declared) or not all(map(is_in_domain, declared.values(), told)):
            expected = f"the {part} parameters of EventKind {kind.name!r}, {describe_params(declared)}"
            run.add_finding(EVENTS, expected, f"{told} told")
            fits = False
    return fits


def is_in_domain(domain: Domain, value: int) -> bool:
    """Has the value words? A plain number always has."""
    return domain.numeric or 0 <= value < domain.size


def describe_params(declared: dict[str, Domain]) -> str:
    """Parameters as their declaration says them: `seat (0 to 2), coins (a number)`."""
    named = [
        f"{label} ({'a number' if domain.numeric else f'0 to {int(domain.size) - 1}'})"
        for label, domain in declared.items()
    ]
    return ", ".join(named) or "none"


def check_end(run: CheckRun, game: Game) -> None:
    """The lines of the scoring, and that the game is over."""
    run.check_words(CHECK, "prompt-over", {}, game.state)
    with run.catch_errors(CHECK, "the lines of the scoring", game.state):
        for line, points in run.title.breakdown(game.state).items():
            run.check_words(CHECK, f"score-{line}", {}, game.state)
            if len(points) != game.state.seats:
                run.add_finding(
                    "scores", f"points of {game.state.seats} seats on line {line}", str(points), game.state
                )
