"""Conservation laws, derived fields and scores, after every decision."""

from baobab.conformance.check_run import CheckRun
from baobab.kernel.state import State

CHECK = "faults"
DERIVED = "derived"
SCORES = "scores"


def check_laws(run: CheckRun, s: State) -> None:
    """Nothing impossible has come up, and what is derived is what would be derived afresh."""
    title = run.title
    run.count_look(CHECK)
    for fault in title.faults(s):
        run.add_finding(CHECK, "no fault after a decision", f"{fault.field}: {fault!r} [{fault.clause}]", s)
        run.check_words("words", fault.key, fault.params, s)
    derived = [field for field in title.fields if field.derived]
    if derived:
        run.count_look(DERIVED)
        fresh, blank = s.copy(), title.blank(s.seats, s.options)
        for field in derived:
            field.put(fresh, field.get(blank))
        title.derive(fresh)
        for field in derived:
            if field.get(fresh) != field.get(s):
                found = f"{field.get(s)} instead of {field.get(fresh)}"
                run.add_finding(DERIVED, f"{field.name} as derived afresh", found, s)


def check_bounds(run: CheckRun, s: State) -> None:
    """Every field keeps to the bounds and the shape that it declares."""
    for field in run.title.fields:
        numbers = field.get(s)
        run.count_look(CHECK)
        if not field.listed and len(numbers) != field.size(int(s.seats)):
            run.add_finding(
                CHECK, f"{field.size(int(s.seats))} numbers in {field.name}", str(len(numbers)), s
            )
        wrong = [n for n in numbers if not field.allows(n)]
        if wrong and not field.derived:
            bounds = f"{field.name} from {field.low} to {field.high}"
            run.add_finding(CHECK, bounds, str(wrong[0]), s)


def check_scores(run: CheckRun, s: State) -> None:
    """Scores and ranks for every seat; places from 1, shared where equal, as rulebooks count them."""
    run.count_look(SCORES)
    seats = int(s.seats)
    scores, ranks = run.title.scores(s), run.title.ranks(s)
    if len(scores) != seats or len(ranks) != seats:
        run.add_finding(SCORES, f"scores and ranks of {seats} seats", f"{scores} and {ranks}", s)
    elif ranks != [1 + sum(other < rank for other in ranks) for rank in ranks]:
        run.add_finding(SCORES, "places from 1, none left out but after shared ones", str(ranks), s)
