"""A hint as a sentence: what a bot expects of an answer and why. It is made from what the seat knows."""

from collections.abc import Iterable

from baobab.bots.opinions import lead_word
from baobab.words import Item, Params, Phrase, Words

MORE, LESS = "more", "less"


def hint_sentence(
    speech: Words, share: int, margin: int, others: int, deciding: Iterable[tuple[str, int]] = ()
) -> str:
    """The win share in percent, the points ahead, and the features that decide, or that none clearly does.

    A feature is named only where the title has words for what happens to it (`feature-NAME-more` or `-less`).
    """
    told: Params = {"share": share, "lead": lead_word(margin), "points": abs(margin), "others": others}
    keys = [f"feature-{feature}-{MORE if change > 0 else LESS}" for feature, change in deciding]
    reasons: list[Item] = [Phrase(key) for key in keys if speech.has(key)]
    hope = speech.say("ui-hint", told)
    why = speech.say("ui-hint-why", {"reasons": reasons}) if reasons else speech.say("ui-hint-open")
    return f"{hope} {why}"
