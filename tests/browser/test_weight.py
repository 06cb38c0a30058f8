"""Light: bytes until the first board is painted, over the network as Chromium counts them."""

import pytest
from tests.browser.people import Crowd, Look

FLOOR = 150_000


@pytest.mark.parametrize("title", ["africa", "ticket_to_ride"])
def test_bytes_until_the_first_board(crowd: Crowd, title: str) -> None:
    person = crowd.person(Look("it"))
    person.title = title
    table = person.tell("/api/tables", {"title": title, "seats": ["me", "easy"]})["table"]
    network = person.context.new_cdp_session(person.page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    loaded: list[float] = []
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    network.on(
        "Network.webSocketFrameReceived", lambda event: loaded.append(len(event["response"]["payloadData"]))
    )
    person.go(f"/table/{table}")
    person.page.locator(".board .spot").first.wait_for()
    person.ready()
    assert 20_000 < sum(loaded) < FLOOR, f"{sum(loaded):.0f} bytes"
