"""What previews of Ticket to Ride foretold, as it turned out: for the conformance kit."""

import json

from baobab.kernel.bag import total
from baobab.kernel.events import Teller
from baobab.kernel.luck import FastLuck
from baobab.kernel.title import Title
from baobab.kernel.trial import Trial
from baobab.titles.ticket_to_ride.state import TicketState
from baobab.titles.ticket_to_ride.tickets import count_bits
from baobab.titles.ticket_to_ride.turn import KEEP, ROUTE


def hindsight(title: Title[TicketState], s: TicketState, action: int, key: str) -> dict[str, int]:
    """What a claim costs and scores in the end, what must be kept, and what was left in a deck."""
    trial = Trial(title, s, action)
    after = trial.after
    if key == "preview-tickets":
        if after.phase() != KEEP:
            return {"least": trial.of("kept")["tickets"]}
        masks = [title.actions.kind(int(answer)).arg(answer) + 1 for answer in title.legal(after)]
        return {"least": min([int(count_bits(mask)) for mask in masks])}
    if key == "preview-claim":
        return {"routes": len(title.legal(after)) if after.phase() == ROUTE else 1}
    if key == "preview-deck":
        return {"cards": deck_before(title, s, action)}
    if key == "preview-double":
        done = trial.of("doubled")
        return {"points": done["points"], "cards": done["terrains"], "locomotives": done["wild"]}
    claimed = trial.until("claimed", "doubled").of("claimed", "doubled")
    if key == "preview-pay":
        return {"cards": claimed["cards"], "locomotives": claimed["locomotives"]}
    if key == "preview-route":
        length = int(s.trains[trial.seat] - after.trains[trial.seat])
        return {"points": claimed["points"], "length": length, **route_on_map(title, claimed["route"])}
    return {}


def deck_before(title: Title[TicketState], s: TicketState, action: int) -> int:
    """What is left in a deck and what was drawn from it; all that was in it, if discards had to come."""
    after, teller, drawn = s.copy(), Teller(), 0
    title.phase(s).apply(after, action, FastLuck(1), teller)
    for event in teller.events:
        kind = title.events[event.kind].name
        if kind == "reshuffled":
            return drawn
        drawn += 1 if kind in ("drew", "drew-terrain", "turned-up") else 0
    blind = title.events[teller.events[0].kind].name == "drew"
    return drawn + int(after.deck_size if blind else total(after.terrain_deck))


def route_on_map(title: Title[TicketState], route: int) -> dict[str, int]:
    """What the map says of a route: its ferry symbols, and whether its name has to say a colour."""
    item = json.loads(title.data.text)["routes"]["items"][route]
    return {"ferry": item["ferry_locomotives"], "named": 1 if item.get("double_group") else 0}
