"""Round trips through text: actions, positions in one line, positions as JSON."""

import json

from baobab.conformance.check_run import CheckRun
from baobab.conformance.report import describe_difference
from baobab.kernel import oneline, position
from baobab.kernel.state import State
from baobab.kernel.title import Title

NOTATION = "notation"
CHECK = "position"


def check_notation(run: CheckRun) -> None:
    """Every action of the table is read as it was written, in whatever case and spacing."""
    actions = run.title.actions
    for code in range(actions.size):
        run.count_look(NOTATION)
        text = actions.write(code)
        for written in (text, text.upper(), "  " + text.lower().replace(" ", "   ")):
            with run.catch_errors(NOTATION, f"reading {written!r}"):
                if actions.read(written) != code:
                    run.add_finding(
                        NOTATION, f"{code} from {written!r}", str(actions.read(written)), action=code
                    )


def check_position(run: CheckRun, s: State) -> None:
    """A state written as one line, or as JSON, and read again is the same state."""
    title = run.title
    run.count_look(CHECK, 2)
    truth = position.dump(title, s)
    with run.catch_errors(CHECK, "reading a position from one line", s):
        text = oneline.write(title, s)
        again = oneline.read(title, text)
        if position.dump(title, again) != truth:
            run.add_finding(
                CHECK, "the same from one line", describe_difference(truth, position.dump(title, again)), s
            )
        elif oneline.write(title, again) != text:
            run.add_finding(CHECK, text, oneline.write(title, again), s)
        check_visible(run, s, again, "one line")
    with run.catch_errors(CHECK, "reading a position from JSON", s):
        again = position.load(title, json.loads(json.dumps(truth)))
        if position.dump(title, again) != truth:
            run.add_finding(
                CHECK, "the same from JSON", describe_difference(truth, position.dump(title, again)), s
            )
        if position.digest(title, again) != position.digest(title, s):
            run.add_finding(CHECK, "the same digest", "another", s)
        check_visible(run, s, again, "JSON")


def check_visible(run: CheckRun, s: State, again: State, text: str) -> None:
    """What can be seen of a state is the same after writing and reading it."""
    one, other = visible_data(run.title, s), visible_data(run.title, again)
    if one != other:
        run.add_finding(
            CHECK, f"the same to see after a round trip through {text}", describe_difference(one, other), s
        )


def visible_data(title: Title, s: State) -> dict[str, object]:
    """Key, answers, views of all seats and a spectator, question, previews and points."""
    legal = [int(code) for code in title.legal(s)]
    previews = [title.phase(s).preview(s, code) for code in legal]
    return {
        "key": int(s.key()),
        "legal": [title.actions.write(code) for code in legal],
        "views": {str(seat): title.view(s, seat) for seat in range(-1, int(s.seats))},
        "prompt": repr(title.prompt(s)),
        "previews": [repr(preview) for preview in previews],
        "scores": title.scores(s),
        "ranks": title.ranks(s),
    }
