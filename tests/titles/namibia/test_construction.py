"""Chapter 2: completing, starting, exploring, laying tracks, the truck."""

from tests.titles.namibia.positions import BOARD, TITLE, at, cubes, edge, events_told, head, state
from tests.titles.positions import allowed, altered, offers, play, preview, refused

from baobab.game import Game

FAR = "ore=A1:gold,F4:gold,L4:gold cubes=A1:1,F4:2,L4:2"


def after_bribes(text: str) -> Game:
    """Seat 3 first, then 2, 1, 0: all pass at once."""
    return play(at(f"4 ask=bribe/0 {text}"), "pass; pass; pass")


def test_all_mines_are_completed_without_asking() -> None:
    """NAM-2.1a NAM-2.1b: both lying mines of the first player stand, each with a cube more."""
    game = after_bribes("ore=A1:gold,F4:silver,L4:gold cubes=A1:2,F4:1,L4:1 heads=A1:3lying,F4:3lying")
    assert (head(game, "A1"), cubes(game, "A1")) == ("3up", "gold 3")
    assert (head(game, "F4"), cubes(game, "F4")) == ("3up", "silver 2")
    assert events_told(game, "completed") == [[3, 1, 0, 3], [3, 2, BOARD.spaces.find("F4"), 2]]


def test_next_to_an_abandoned_mine_the_lode_runs_dry() -> None:
    """NAM-2.1c NAM-R-11: whatever it was and whoever had it; the mine is completed all the same."""
    game = after_bribes("ore=A1:gold,A2:abandoned,F4:gold cubes=A1:2,F4:1 heads=A1:3lying")
    assert (head(game, "A1"), cubes(game, "A1")) == ("3up", "gold 2")
    assert events_told(game, "completed-dry") == [[3, 1, 0]]


def test_an_exhausted_mine_without_marker_does_not_count_yet() -> None:
    """NAM-R-11: only markers that lie there at the moment of completion."""
    game = after_bribes("ore=A1:gold,A2:gold,F4:gold cubes=A1:2,A2:1,F4:1 heads=A1:3lying,A2:2up")
    assert cubes(game, "A1") == "gold 3"


def short(pool: int, mines: str) -> Game:
    """A pool of so many gold cubes, and mines of seat 3 to complete."""
    on_board = 20 - pool - 2 * len(mines.split())
    spaces = ",".join(f"{name}:gold" for name in mines.split())
    counts = ",".join(f"{name}:2" for name in mines.split())
    heads = ",".join(f"{name}:3lying" for name in mines.split())
    return at(
        f"4 ask=complete/3/A1 order=3,2,1,0 ore={spaces},L4:gold cubes={counts},L4:{on_board} heads={heads}"
    )


def test_with_short_cubes_the_owner_chooses() -> None:
    """NAM-2.1d NAM-R-10: one cube for three mines."""
    game = short(1, "A1 F4 H4")
    assert set(offers(game, "extra")) == {"A1", "F4", "H4"}
    play(game, "extra F4")
    assert [cubes(game, name) for name in ("A1", "F4", "H4")] == ["gold 2", "gold 3", "gold 2"]
    assert [head(game, name) for name in ("A1", "F4", "H4")] == ["3up"] * 3
    assert events_told(game, "completed-short") == [[3, 1, 0], [3, 1, BOARD.spaces.find("H4")]]


def test_each_choice_of_mines_has_one_path() -> None:
    """NAM-2.1d: two cubes for four mines, six ways, each in the order of the board."""
    found = []
    for first in set(offers(short(2, "A1 F4 H4 J3"), "extra")):
        game = play(short(2, "A1 F4 H4 J3"), f"extra {first}")
        if game.phase != "complete":
            found.append(tuple(name for name in ("A1", "F4", "H4", "J3") if cubes(game, name) == "gold 3"))
            continue
        for second in set(offers(game, "extra")):
            end = play(play(short(2, "A1 F4 H4 J3"), f"extra {first}"), f"extra {second}")
            found.append(tuple(name for name in ("A1", "F4", "H4", "J3") if cubes(end, name) == "gold 3"))
    assert len(found) == len(set(found)) == 6


def test_reasons_at_the_choice_of_mines() -> None:
    """NAM-2.1d NAM-2.1a NAM-2.1c"""
    game = short(2, "A1 F4 H4 J3")
    assert refused(game, "extra J3") == "NAM-2.1d cubes-left-over"
    assert refused(game, "extra L4") == "NAM-2.1a not-under-construction"
    play(game, "extra F4")
    assert refused(game, "extra A1") == "NAM-2.1d passed-over"
    assert refused(game, "explore gold A2") == "NAM-2.3a time-of-exploring"


def test_a_mine_starts_on_any_explored_space() -> None:
    """NAM-2.2a: whoever explored it, with or without rails; the head lies and no cube is added."""
    game = at(f"4 ask=start/3/1 order=3,2,1,0 {FAR}")
    assert set(offers(game, "mine")) == {"A1", "F4", "L4"}
    play(game, "mine F4")
    assert (head(game, "F4"), cubes(game, "F4")) == ("3lying", "gold 2")


def test_reasons_against_a_mine() -> None:
    """NAM-2.2a NAM-0.5 NAM-0.6 NAM-0.9 NAM-4.3 NAM-R-09"""
    game = at(
        "4 ask=start/3/1 order=3,2,1,0 ore=A1:gold,F4:copper,L4:gold,H4:abandoned,B1:gold"
        " cubes=A1:1,F4:2,L4:2,B1:2 heads=L4:2up"
    )
    assert refused(game, "mine F4") == "NAM-0.9 forbidden-mine"
    assert refused(game, "mine L4") == "NAM-0.6 mine-there"
    assert refused(game, "mine H4") == "NAM-4.3 abandoned-space"
    assert refused(game, "mine A5") == "NAM-0.5 expansion-space"
    assert refused(game, "mine K3") == "NAM-2.2a port-space"
    assert refused(game, "mine A2") == "NAM-2.2a no-deposit"
    assert refused(game, "lay A1-A2") == "NAM-2.4b time-of-tracks"


def test_starting_is_a_must_and_skipped_where_impossible() -> None:
    """NAM-2.2b: no passing; without a deposit or without a head the step is left out, and told."""
    game = at(f"4 ask=start/3/1 order=3,2,1,0 {FAR}")
    assert refused(game, "pass") == "NAM-2.2b no-passing"
    game = after_bribes("ore=A1:copper,F4:copper cubes=A1:1,F4:2")
    assert events_told(game, "no-start")[0] == [3]
    used = "ore=A1:gold,A3:gold,A6:gold,C3:gold,C6:gold,L4:gold cubes=A1:1,A3:1,A6:1,C3:1,C6:1,L4:2"
    game = after_bribes(f"{used} heads=A1:3up,A3:3up,A6:3up,C3:3up,C6:3up")
    assert events_told(game, "no-start")[0] == [3]


def test_the_last_place_starts_two_mines() -> None:
    """NAM-2.2c NAM-T.4"""
    game = at(f"4 ask=start/0/2 order=3,2,1,0 {FAR}")
    play(game, "mine F4; mine L4")
    assert game.phase == "explore"
    three = at(f"3 ask=start/0/2 order=2,1,0 {FAR}")
    assert play(three, "mine F4").phase == "start"


def test_a_mine_started_now_is_not_completed_now() -> None:
    """NAM-R-45: completing, starting, exploring, tracks, truck, in this order."""
    game = after_bribes(FAR)
    play(game, "mine F4")
    assert head(game, "F4") == "3lying"
    phases = []
    while game.seat == 3:
        phases.append(game.phase)
        game.play(game.legal()[0])
    assert phases == ["explore", "lay", "lay", "lay"]
    assert game.phase in ("complete", "start")


def test_an_extension_brings_two_cubes_next_to_the_same_commodity() -> None:
    """NAM-2.3a NAM-R-12: next to any deposit of that kind, also under somebody's mine."""
    game = at("4 ask=explore/3/1 order=3,2,1,0 ore=F4:gold,L4:copper cubes=F4:2,L4:2 heads=F4:2up")
    assert set(offers(game, "explore")) == {f"gold {name}" for name in ("E4", "E5", "F3", "F5", "G4", "G5")}
    play(game, "explore gold E4")
    assert cubes(game, "E4") == "gold 2"


def test_the_last_cube_is_explored_alone() -> None:
    """NAM-2.3a NAM-0.4: one cube if only one is left."""
    game = at("4 ask=explore/3/1 order=3,2,1,0 ore=F4:gold cubes=F4:19")
    play(game, "explore gold E4")
    assert (cubes(game, "E4"), state(game).pool[1]) == ("gold 1", 0)


def test_a_new_deposit_only_if_nothing_can_be_extended() -> None:
    """NAM-2.3b NAM-R-14: over all commodities that this player may extend; one cube only."""
    game = at("4 ask=explore/3/1 order=3,2,1,0 ore=F4:gold cubes=F4:2")
    assert refused(game, "explore silver A1") == "NAM-2.3b no-deposit-near"
    game = at("4 ask=explore/3/1 order=3,2,1,0 ore=F4:copper cubes=F4:2")
    assert len(set(offers(game, "explore"))) == 3 * 52
    play(game, "explore silver A1")
    assert cubes(game, "A1") == "silver 1"
    assert events_told(game, "new-deposit") == [[3, 2, 0]]


def test_what_the_pool_lacks_cannot_be_extended() -> None:
    """NAM-2.3b NAM-R-14: a deposit without cubes in the pool does not stand against a new one."""
    game = at("4 ask=explore/3/1 order=3,2,1,0 ore=F4:gold cubes=F4:20")
    assert {move.split()[0] for move in set(offers(game, "explore"))} == {"diamond", "silver"}
    assert refused(game, "explore gold E4") == "NAM-2.3a no-cube-left"


def test_only_empty_mine_spaces_are_explored() -> None:
    """NAM-2.3c NAM-R-43: not ports, expansion spaces, mines, cubes or abandoned mines."""
    game = at(
        "4 ask=explore/3/1 order=3,2,1,0 ore=B1:gold,E3:gold,E4:gold,F3:abandoned,D3:silver"
        " cubes=B1:1,E3:1,E4:1,D3:1 heads=E4:2up"
    )
    assert refused(game, "explore gold B0") == "NAM-2.3c port-space"
    assert refused(game, "explore gold F2") == "NAM-0.5 expansion-space"
    assert refused(game, "explore gold F3") == "NAM-2.3c abandoned-space"
    assert refused(game, "explore gold E4") == "NAM-2.3c mine-there"
    assert refused(game, "explore gold D3") == "NAM-0.6 cubes-there"
    assert refused(game, "explore copper A1") == "NAM-0.9 forbidden"


def test_exploring_is_a_must() -> None:
    """NAM-2.3d NAM-R-13: also beginning a new deposit."""
    for ore in ("F4:gold", "F4:copper"):
        game = at(f"4 ask=explore/3/1 order=3,2,1,0 ore={ore} cubes=F4:2")
        assert {move.split()[0] for move in game.legal()} == {"explore"}
        assert refused(game, "pass") == "NAM-2.3d no-passing"


def test_the_last_place_explores_twice() -> None:
    """NAM-2.3e NAM-T.4: the second time sees what the first has found."""
    game = at("4 ask=explore/0/2 order=3,2,1,0 ore=F4:gold cubes=F4:2 truck=off,off,off,off")
    play(game, "explore gold E4")
    assert "gold D3" in set(offers(game, "explore"))
    three = at("3 ask=explore/0/2 order=2,1,0 ore=F4:gold cubes=F4:2")
    assert play(three, "explore gold E4").phase == "explore"


def test_a_track_touches_another_one() -> None:
    """NAM-2.4a: a free side on land, sharing a corner with a track, also with one laid a moment ago."""
    game = at("4 ask=lay/3 order=3,2,1,0 held=0,0,0,2")
    assert allowed(game, "lay J3-K4")
    assert refused(game, "lay J4-K4") == "NAM-2.4a track-apart"
    assert refused(game, "lay K3-K4") == "NAM-2.4a track-there"
    assert refused(game, "lay K3-W") == "NAM-R-30 seaward"
    play(game, "lay J3-K4")
    assert allowed(game, "lay J4-K4")


def test_a_track_may_touch_one_that_leads_to_no_port() -> None:
    """NAM-2.4a NAM-R-31: the two tracks of Etosha are as good as any."""
    game = at("3 ask=lay/2 order=2,1,0 held=0,0,1")
    assert allowed(game, "lay B1-B2")


def test_all_tracks_must_be_laid() -> None:
    """NAM-2.4b NAM-I3: no passing; none is held afterwards."""
    game = at("4 ask=lay/3 order=3,2,1,0 held=0,0,0,3")
    assert refused(game, "pass") == "NAM-2.4b no-passing"
    play(game, "lay J3-K4; lay J4-K4; lay J4-K5")
    s = state(game)
    assert (s.held[3], s.tracks) == (0, 42)
    assert all(s.rails[edge(name)] for name in ("J3-K4", "J4-K4", "J4-K5"))


def test_a_track_without_a_place_returns_to_the_pool() -> None:
    """NAM-2.4b NAM-R-08: played on a board where only one side is left."""

    def tiny(data: dict[str, dict[str, list[dict[str, object]]]]) -> None:
        for item in data["edges"]["list"]:
            item["buildable"] = item["id"] in PRINTED or item["id"] in ("-1_9_SE", "2_1_SW", "2_1_SE")

    game = at("4 ask=lay/3 order=3,2,1,0 held=0,0,0,3", title=altered(TITLE, tiny))
    assert game.legal() == ["lay J3-K4"]
    assert not events_told(game, "tracks-back")
    game.play("lay J3-K4")
    assert (state(game).held[3], state(game).tracks) == (0, 44)
    assert events_told(game, "tracks-back") == [[3, 2]]


PRINTED = {BOARD.edge_ids[e] for e in range(len(BOARD.edge_ids)) if BOARD.printed[e]}


def test_the_last_place_lays_no_track() -> None:
    """NAM-2.4c"""
    game = after_bribes(FAR)
    while game.phase != "select":
        game.play(game.legal()[0])
    assert [event[0] for event in events_told(game, "laid")] == [3, 3, 3, 2, 2, 1]


def test_tracks_stay_and_belong_to_nobody() -> None:
    """NAM-2.4e: no move takes one away, and a rival's mine uses it as well."""
    game = after_bribes(FAR)
    laid: set[int] = set()
    while not game.over:
        now = {e for e in range(len(state(game).rails)) if state(game).rails[e]}
        assert laid <= now
        laid = now
        game.play(game.legal()[0])


def test_the_truck_goes_to_ones_own_completed_mine() -> None:
    """NAM-2.5a NAM-R-46: a must, also to one completed this turn."""
    mines = "ore=A1:gold,F4:gold,L4:gold,C3:gold cubes=A1:1,F4:2,L4:2,C3:1"
    game = at(f"4 ask=truck/3 order=3,2,1,0 {mines} heads=A1:3up,F4:3up,L4:2up,C3:3lying")
    assert set(offers(game, "truck")) == {"A1", "F4"}
    assert refused(game, "truck L4") == "NAM-2.5a not-your-mine"
    assert refused(game, "truck C3") == "NAM-2.5a not-completed"
    assert refused(game, "truck K6") == "NAM-2.5a no-mine-there"
    assert refused(game, "pass") == "NAM-2.5a no-passing"


def test_the_truck_learns_to_which_ports_rails_lead() -> None:
    """NAM-2.4d NAM-2.4f: tracks that lead to no port, as those of Etosha, are no help."""
    game = at(
        "3 ask=truck/2 order=2,1,0 ore=B2:gold,K4:gold,F4:gold cubes=B2:1,K4:2,F4:2"
        " heads=B2:2up,K4:2up,F4:2up"
    )
    assert preview(game, "truck B2") == "1 gold cube, tracks that lead to no port"
    assert preview(game, "truck K4") == "2 gold cubes, by rail to Lüderitz"
    assert preview(game, "truck F4") == "2 gold cubes, no railway"


def test_without_a_completed_mine_the_truck_stays_off_the_board() -> None:
    """NAM-2.5a"""
    game = at(f"4 ask=lay/3 order=3,2,1,0 held=0,0,0,1 {FAR}")
    play(game, "lay J3-K4")
    assert state(game).truck[3] == -1
    assert events_told(game, "no-truck") == [[3]]


def test_a_player_builds_completely_before_the_next() -> None:
    """NAM-R-45 NAM-1.6: in the new order."""
    game = after_bribes(FAR)
    seats: list[int] = []
    while game.phase != "select":
        seats.append(game.seat)
        game.play(game.legal()[0])
    assert seats == sorted(seats, reverse=True)
