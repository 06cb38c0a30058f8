"""A title's history is a table in its folder: every version is there, with its words, switches and data."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.versions.second import CHANGES

import baobab
from baobab import titles
from baobab.errors import NotationError, PositionError, RecordError, UnknownVersionError
from baobab.kernel import oneline, position, record
from baobab.kernel.versions import kept_data, newest_version
from baobab.replay import replay
from baobab.rulebook import CHECKOUT
from baobab.words import words

ARCHIVE = CHECKOUT / "tests" / "archive"
Change = Callable[[str], None]


@pytest.mark.parametrize("name", titles.HOUSE)
def test_every_version_can_be_made_and_is_explained(name: str) -> None:
    history = titles.versions(name)
    assert [row.number for row in history] == list(range(1, baobab.title(name).version + 1))
    for row in history:
        title = baobab.title(name, version=row.number)
        assert title.version == row.number
        known = {option.name: option for option in title.options}
        for switch, value in row.switches.items():
            assert known[switch].values.find(value) >= 0
        data = kept_data(title.folder, row.data)
        assert data is not None, f"put the data of version {row.number} into past/{row.data}.json"
        for lang in ("en", "it"):
            assert words(lang, title.words_folder()).say(f"version-{row.number}")


def test_a_version_that_never_was() -> None:
    for version in (0, 2, 99, -1):
        with pytest.raises(UnknownVersionError, match=f"no version {version} of Africa.* only version 1"):
            baobab.title("africa", version=version)


def played(name: str, seed: int, moves: int) -> baobab.Game:
    """A game some moves old, answered evenly over what is offered."""
    game = baobab.new(name, baobab.title(name).seats[0], luck=baobab.SealedLuck(bytes([seed] * 32)))
    for number in range(moves):
        legal = game.legal()
        game.play(legal[(number * 7 + seed) % len(legal)])
    return game


@pytest.mark.parametrize("name", CHANGES)
def test_version_1_goes_on_beside_version_2(name: str, change_rules: Change) -> None:
    _, old, _, figure = CHANGES[name]
    begun = played(name, 5, 6)
    text, place, dumped = begun.record(), begun.position(), position.dump(begun.title, begun.state)
    change_rules(name)

    first, second = baobab.title(name, version=1), baobab.title(name)
    assert (first.version, second.version) == (1, 2)
    assert first is baobab.title(name, version=1)
    assert first.data.digest == begun.title.data.digest != second.data.digest
    assert figure_of(first, figure) + 1 == figure_of(second, figure)
    # A record, a position in a line and one as data: read, written as they were, and played on.
    again = replay(
        text, titles.title_of_record(name, begun.title.data.digest, 1), baobab.SealedLuck(bytes([5] * 32))
    )
    assert (again.title, again.record()) == (first, text)
    assert baobab.replay(text).title is first
    assert baobab.at(name, place).title is first
    assert position.dump(first, position.load(first, dumped)) == dumped
    for number in range(4):
        legal = begun.legal()
        assert again.legal() == legal
        begun.play(legal[number % len(legal)])
        again.play(legal[number % len(legal)])
    assert again.record() == begun.record()
    # Neither version reads what the other writes.
    with pytest.raises(PositionError):
        oneline.read(second, place)
    with pytest.raises(RecordError):
        record.check_title(record.read(text), second)
    # What came later is not there earlier.
    with pytest.raises(NotationError):
        first.actions.read("greet")
    assert "courtesy" not in text + place + json.dumps(dumped)
    # The renamed answer: version 1 writes its old name and reads both, version 2 has the new one alone.
    code = first.actions.by_name[old].code()
    assert first.actions.write(code).split()[0] == old
    assert first.actions.write_today(code) == second.actions.write(code)
    assert first.actions.read(second.actions.write(code)) == code
    with pytest.raises(NotationError):
        second.actions.read(first.actions.write(code))


def figure_of(title: baobab.Title, path: list[str]) -> int:
    entry = title.data.root
    for key in path:
        entry = entry[key]
    return entry.number()


@pytest.mark.parametrize("name", CHANGES)
def test_a_game_of_version_2_meets_every_change(name: str, change_rules: Change) -> None:
    change_rules(name)
    _, _, new, _ = CHANGES[name]
    verbs: set[str] = set()
    for seed in range(6):
        game = played(name, seed, 40)
        assert "\nversion 2\n" in game.record()
        assert "\noption courtesy yes\n" in game.record()
        assert baobab.replay(game.record()).record() == game.record()
        assert baobab.at(name, game.position()).position() == game.position()
        verbs |= {line.split()[2] for line in game.record().splitlines() if line[:1].isdigit()}
    assert {"greet", "nod"} & verbs
    assert new in verbs or new not in {kind.name for kind in game.title.phases[0].kinds}


@pytest.mark.parametrize("name", CHANGES)
def test_the_archive_of_version_1_replays_under_version_2(name: str, change_rules: Change) -> None:
    change_rules(name)
    file = min((ARCHIVE / name / "v1").glob("*.record"), key=lambda path: path.stat().st_size)
    text = file.read_text("utf-8")
    game = baobab.replay(text)
    assert (game.title.version, game.over, game.record()) == (1, True, text)


def test_a_record_whose_version_or_data_are_not_here_says_so(tmp_path: Path) -> None:
    text = played("africa", 1, 3).record()
    with pytest.raises(RecordError, match="under version 7 of the rules, which is not here: only version 1"):
        baobab.replay(text.replace("\nversion 1\n", "\nversion 7\n"))
    with pytest.raises(RecordError, match="data"):
        baobab.replay(text.replace(baobab.title("africa").data.digest, "0" * 32))


def test_a_folder_without_a_history_has_one_version(tmp_path: Path) -> None:
    assert newest_version(tmp_path) == 1
