"""My data: all games in one file, and being forgotten, with what goes and what stays said beforehand."""

import zipfile

import pytest
from playwright.sync_api import expect
from tests.browser.looks import looks
from tests.browser.people import Crowd, Look
from tests.browser.test_access import serious


def test_who_never_sat_down_hears_that_there_is_nothing(crowd: Crowd) -> None:
    stranger = crowd.person()
    stranger.cut = True  # the browser itself complains about an answer that says so
    stranger.go()
    stranger.page.get_by_role("button", name=stranger.says("ui-settings")).click()
    stranger.button("ui-my-games").click()
    expect(stranger.page.get_by_text(stranger.says("ui-nobody-yet"))).to_be_visible()


@pytest.mark.parametrize("look", looks(Look("en", "light"), Look("it", "dark", 360, 740)), ids=str)
def test_taken_along_and_forgotten(crowd: Crowd, look: Look) -> None:
    amina, bruno = crowd.person(look, name="Amina"), crowd.person(name="Bruno")
    table = amina.open("africa", ["me", "open"], name="Amina")
    bruno.visit(table, "africa")
    bruno.sit()
    expect(bruno.page.locator(".players li[data-seat='0'] .name")).to_have_text("Amina")
    page = amina.page
    page.get_by_role("button", name=amina.says("ui-settings")).click()
    with page.expect_download() as coming:
        amina.button("ui-my-games").click()
    assert coming.value.suggested_filename == "baobab.zip"
    with zipfile.ZipFile(coming.value.path()) as file:
        names = sorted(file.namelist())
    assert len(names) == 2
    assert names[0].endswith(f"africa-{table}.record")
    assert names[1] == "games.json"

    amina.button("ui-forget").click()
    sure = page.get_by_role("dialog", name=amina.says("ui-forget-title"))
    for what in ("goes-name", "goes-words", "goes-keys", "goes-seats", "stays-moves", "stays-copies"):
        expect(sure).to_contain_text(amina.says(f"ui-forget-{what}"))
    assert serious(page) == []
    sure.get_by_role("button", name=amina.says("ui-cancel")).click()
    expect(sure).to_have_count(0)
    assert amina.ask("/api/me")["tables"] == [table], "nothing has gone yet"
    amina.button("ui-forget").click()
    sure.get_by_role("button", name=amina.says("ui-forget-do")).click()
    page.wait_for_url(f"{crowd.url}/")
    expect(page.get_by_label(amina.says("ui-your-name")).first).to_have_value("")
    assert not [cookie for cookie in amina.context.cookies() if cookie["name"] == "baobab"]
    assert amina.ask("/api/tables", which="mine") == []
    expect(bruno.page.locator(".players li[data-seat='0'] .name")).not_to_have_text("Amina")
    assert "Amina" not in str(bruno.ask(f"/api/tables/{table}/view", seat=1))
