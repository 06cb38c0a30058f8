"""Titles from outside at tables: named by whoever runs the house, with their own words and rules."""

from pathlib import Path

import pytest
from tests.table.live_server import scene, stage
from tests.toys.windfall import WINDFALL, write_windfall

from baobab import titles
from baobab.errors import UnknownTitleError


@pytest.fixture
def windfall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example title of the docs can be imported; nothing of it stays behind."""
    write_windfall(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(titles.GUESTS, "")
    monkeypatch.setattr(titles, "_titles", {})


@pytest.mark.usefixtures("windfall")
@pytest.mark.parametrize(
    ("listed", "key"),
    [
        ("windfall", "error-guest-title"),
        ("windfall=windfall.title", "error-guest-title"),
        ("africa=windfall.title:Windfall", "error-guest-title"),
        ("wind fall=windfall.title:Windfall", "error-guest-title"),
        ("breeze=windfall.title:Windfall", "error-guest-name"),
        ("windfall=nowhere.title:Windfall", "error-unknown-title"),
        ("windfall=windfall.title:Nobody", "error-unknown-title"),
    ],
)
def test_a_guest_that_cannot_come_is_named(listed: str, key: str) -> None:
    with pytest.raises(UnknownTitleError) as refused:
        titles.invite(listed)
    assert refused.value.key == key
    assert refused.value.words("it")
    assert titles.names() == list(titles.HOUSE)


@pytest.mark.usefixtures("windfall")
@scene
async def test_a_guest_is_played_and_speaks(file: str) -> None:
    titles.invite(WINDFALL)
    async with stage(file) as here:
        listed = [one["title"] for one in (await here.client.get("/api/titles")).json()]
        assert listed == [*titles.HOUSE, "windfall"]
        table, (anna, bruno) = await here.table("windfall", "Anna", "Bruno")
        seat = (await anna.view(table, 0))["asked"]
        guest = (anna, bruno)[seat]
        decision = (await guest.view(table, seat))["decision"]
        done = await guest.play(table, seat, decision["options"][0]["action"])
        assert done.status_code == 200
        words = await anna.get("/api/titles/windfall/words/it")
        assert "title-name" in words.text
        assert (await anna.get("/api/titles/windfall/words/fr")).status_code == 422
        assert (await anna.get("/api/titles/nothing/words/it")).status_code == 422
        rules = (await anna.get("/api/titles/windfall/rules")).json()
        assert rules
        assert rules[0]["text"]
