"""Reasons: None exactly for legal answers; else a clause that exists, and words that answer the intent."""

from baobab.conformance.check_run import CheckRun
from baobab.conformance.title_loader import describe_exception
from baobab.game import Game
from baobab.kernel.state import State

CHECK = "reasons"
WORDS = "words"


def check_reasons(run: CheckRun, s: State, legal: list[int]) -> None:
    """Ask for the reason against every action of the table."""
    title = run.title
    phase = title.phase(s)
    asked = [kind.name for kind in phase.kinds]
    allowed = set(legal)
    for code in range(title.actions.size):
        run.count_look(CHECK)
        try:
            reason = title.why_not(s, code)
        except Exception as error:
            run.add_finding(CHECK, "a reason or None", describe_exception(error), s, code)
            continue
        if reason is None:
            if code not in allowed:
                run.add_finding(CHECK, "a reason against an action that is not legal", "None", s, code)
            continue
        if code in allowed:
            run.add_finding(CHECK, "no reason against a legal action", repr(reason), s, code)
        if reason.generic() and title.actions.kind(code).name in asked:
            run.add_finding(
                CHECK, f"a precise reason, as {phase.name!r} asks for this kind", repr(reason), s, code
            )
        run.check_clause(CHECK, reason.clause, reason.key, s, code)
        run.check_words(WORDS, reason.key, reason.params, s)
        run.check_addressee(WORDS, reason.key, reason.params, s, code)


def check_other_seats(run: CheckRun, game: Game) -> None:
    """A seat that is not asked is refused for that reason alone, whatever it tries."""
    code = int(run.rng.below(run.title.actions.size))
    for seat in range(int(game.state.seats)):
        if seat == game.seat:
            continue
        run.count_look(CHECK)
        reason = game.why_not(code, seat)
        if reason is None or reason.key != "reason-not-your-turn":
            run.add_finding(
                CHECK, "a seat that does not decide to hear only that", repr(reason), game.state, code
            )
        else:
            run.check_clause(CHECK, reason.clause, "turn_clause", game.state)
            run.check_words(WORDS, reason.key, reason.params, game.state)


def check_over(run: CheckRun, s: State) -> None:
    """Once the game is over, nothing is legal and every action is refused for that reason."""
    run.count_look(CHECK)
    if len(run.title.legal(s)):
        run.add_finding("legal", "no answers once the game is over", str(list(run.title.legal(s))), s)
    reason = run.title.why_not(s, int(run.rng.below(run.title.actions.size)))
    if reason is None:
        run.add_finding(CHECK, "a reason once the game is over", "None", s)
    else:
        run.check_clause(CHECK, reason.clause, "over_clause", s)
        run.check_words(WORDS, reason.key, reason.params, s)
