"""What previews of Africa foretold, as it turned out: for the conformance kit."""

from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.africa.state import AfricaState


def hindsight(title: Title[AfricaState], s: AfricaState, action: int, key: str) -> dict[str, int]:
    """The most that lifting a tile brings is that of the best place it can be put on."""
    if key != "preview-best":
        return {}
    lifted = Trial(title, s, action)
    if lifted.all("moved"):
        return {"points": lifted.of("moved")["points"]}
    answers = title.legal(lifted.after)
    return {"points": max([Trial(title, lifted.after, int(put)).of("moved")["points"] for put in answers])}
