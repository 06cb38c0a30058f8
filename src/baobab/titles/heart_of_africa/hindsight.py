"""What previews of Heart of Africa foretold, as it turned out: for the conformance kit."""

from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.heart_of_africa.state import HeartState


def hindsight(title: Title[HeartState], s: HeartState, action: int, key: str) -> dict[str, int]:
    """Bids that nobody beats, fights to which nobody adds anything, scores as they were told."""
    if key == "preview-bid":
        return auction(title, s, action)
    if key in ("preview-strengths", "preview-strength"):
        return fight(title, s, action, key)
    trial = Trial(title, s, action)
    if key == "preview-redraws":
        return {"redraws": int(trial.after.redraws)}
    if key == "preview-points":
        scored = trial.of("scored")["total"]
        return {"points": max(0, scored), "lost": max(0, -scored)}
    return {}


def auction(title: Title[HeartState], s: HeartState, action: int) -> dict[str, int]:
    """The bid wins if all others pass; then what it costs, and what the others get."""
    trial = Trial(title, s, action)
    while not trial.all("auction-won"):
        trial.play(title.actions.read("pass"))
    won, after = trial.of("auction-won"), trial.after
    shares = [event["points"] for event in trial.all("share")]
    others = int(after.seats) - 1
    shares += [0] * (others - len(shares))
    return {
        "influence": won["influence"],
        "points": won["points"],
        "space": int(after.vp[trial.seat]),
        "share": min(shares),
        "more": len([1 for share in shares if share > min(shares)]),
        "each": int(after.pool) // others,
    }


def fight(title: Title[HeartState], s: HeartState, action: int, key: str) -> dict[str, int]:
    """Both add nothing more than what was answered."""
    trial = Trial(title, s, action)
    nothing, done = title.actions.read("number 0"), title.actions.read("done")
    while not trial.all("shown", "fled"):
        legal = [int(answer) for answer in title.legal(trial.after)]
        trial.play(nothing if nothing in legal else done)
    shown = {event["seat"]: event for event in trial.all("shown")}
    if key == "preview-strength":
        return {"strength": shown[trial.seat]["total"]}
    foe = next(seat for seat in shown if seat != trial.seat)
    return {"ours": shown[trial.seat]["base"], "theirs": shown[foe]["base"]}
