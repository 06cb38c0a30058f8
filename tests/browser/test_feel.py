"""How it feels: typefaces, light, motion that is in nobody's way, moves that wait for the network, sound."""

from typing import Any

from playwright.sync_api import Response, Route, expect
from tests.browser.long_games import finished
from tests.browser.people import OPTION, RESULT, Crowd, Person
from tests.browser.test_together import at_one_table

BOARD_SEEN = """new MutationObserver(() => {
  if (!window.boardSeen && document.querySelector("main.board .spot")) window.boardSeen = performance.now();
}).observe(document, { childList: true, subtree: true })"""
FONTS_HERE = """() => ["Text", "Display"].every((face) =>
  [...document.fonts].some((font) => font.family.includes(`Baobab ${face}`) && font.status === "loaded"))"""
FONTS_ASKED = """() => performance.getEntriesByType("resource")
  .filter((part) => part.name.endsWith(".woff2")).map((part) => [part.startTime, part.decodedBodySize])"""
ROOM = """async (stack) => {
  await document.fonts.ready;
  const line = document.createElement("span");
  line.textContent = "Amina travels to Cape Town and builds a camp: 12 points.";
  line.style.cssText = "position: absolute; white-space: nowrap; font-size: 40px";
  document.body.append(line);
  const [ours, meanwhile] = stack.map((family) => {
    line.style.fontFamily = `"${family}"`;
    return line.getBoundingClientRect();
  });
  line.remove();
  return [ours.width / meanwhile.width, ours.height / meanwhile.height];
}"""

MOVED = """() => {
  window.moved = { walks: [], named: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, more) {
    if (this.matches(".explorer")) window.moved.walks.push(frames.length);
    return animate.call(this, frames, more);
  };
  document.addEventListener("animationstart", (event) => {
    window.moved.named.push(event.animationName);
  }, true);
}"""
SLOWLY = """const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const motion = animate.apply(this, how);
  motion.playbackRate = 0.01;
  return motion;
};"""
RUNNING = """() => document.getAnimations().filter((one) =>
  one.playState === "running" && one.effect.getComputedTiming().duration > 1).length"""

AUDIO = """() => {
  window.rung = [];
  const part = () => ({ connect: (next) => next, gain: { value: 0, setValueAtTime() {},
    linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } });
  window.GainNode = function () { return part(); };
  window.OscillatorNode = function (context, { frequency }) {
    return { ...part(), start: () => window.rung.push(Math.round(frequency)), stop() {},
      frequency: { exponentialRampToValueAtTime() {} } };
  };
  window.AudioContext = class { state = "running"; currentTime = 0; destination = {}; createGain = part; };
}"""
TURN, TAP = 587, 210
"""Hertz of the first note of "your turn", and of a piece that is set down."""


def test_typefaces_come_after_the_first_board(crowd: Crowd) -> None:
    """They do not keep the board waiting, are there at once on the next visit, and nothing moves for them."""
    anna = crowd.person()
    anna.page.add_init_script(BOARD_SEEN)
    anna.open("africa", ["me", "random"])
    anna.page.wait_for_function(FONTS_HERE)
    asked = anna.page.evaluate(FONTS_ASKED)
    assert len(asked) == 2
    seen = anna.page.evaluate("() => window.boardSeen")
    for start, size in asked:
        assert start > seen
        assert 0 < size < 16_000
    family = "(part) => getComputedStyle(part).fontFamily"
    assert anna.page.locator("body").evaluate(family).startswith('"Baobab Text"')
    assert anna.page.locator("h1").evaluate(family).startswith('"Baobab Display"')
    for face in ("Text", "Display"):
        stands_in = anna.page.evaluate(
            "async (face) => (await document.fonts.load(`16px '${face} meanwhile'`)).length", face
        )
        if stands_in:  # the system has one of the fonts that are stretched
            wide, high = anna.page.evaluate(ROOM, [f"Baobab {face}", f"{face} meanwhile"])
            assert 0.93 < wide < 1.07
            assert 0.97 < high < 1.03
    anna.page.reload()
    anna.page.wait_for_function(FONTS_HERE)
    anna.page.wait_for_function("() => window.boardSeen")
    assert all(
        start < anna.page.evaluate("() => window.boardSeen") for start, _ in anna.page.evaluate(FONTS_ASKED)
    )


def answer(person: Person, table: str, seat: int) -> int:
    """Answer for a seat without the page: what turns tiles before what ends; the seat that is asked next."""
    told = person.ask(f"/api/tables/{table}/view", seat=seat)
    decision = told["decision"]
    command: dict[str, Any] = {"seat": seat, "decision_id": decision["id"], "cmd_id": f"answer-{told['seq']}"}
    if decision["end"]:
        command |= {"do": "end"}
    else:
        options = decision["options"]
        choice = next(
            (one for one in options if one["action"].startswith("flip")), options[told["seq"] % len(options)]
        )
        command |= {"do": "move", "action": choice["action"]}
    person.tell(f"/api/tables/{table}/commands", command)
    return int(person.ask(f"/api/tables/{table}/view", seat=seat)["asked"])


def test_pieces_move_and_nothing_moves_for_who_wants_none(crowd: Crowd) -> None:
    """Tiles turn, pawns go from space to space, scores say what brought them; no click waits for it."""
    anna, still = crowd.person(pace="slow", moving=True), crowd.person(pace="slow")
    table = anna.open("africa", ["me", "me"])
    anna.ready()
    still.visit(table, "africa")
    expect(still.page.locator("main.board .spot").first).to_be_visible()
    for person in (anna, still):
        person.page.evaluate(MOVED)
    seat = int(anna.view(0)["asked"])
    moved: Any = {}
    for _ in range(150):
        seat = answer(anna, table, seat)
        anna.page.wait_for_function(
            "(seq) => Number(document.querySelector('.table').dataset.seq) >= seq",
            arg=anna.ask(f"/api/tables/{table}/view", seat=seat)["seq"],
        )
        moved = anna.page.evaluate("() => window.moved")
        if moved["walks"] and all(
            any(name.endswith(part) for name in moved["named"]) for part in ("-face", "-told")
        ):
            break
    assert moved["walks"], "no pawn went anywhere"
    assert any(name.endswith("-face") for name in moved["named"]), "no tile turned"
    assert any(name.endswith("-told") for name in moved["named"]), "no score told what brought it"
    assert still.page.evaluate("() => window.moved.walks") == []
    assert still.page.evaluate(RUNNING) == 0
    expect(still.page.locator(".told, .turned")).to_have_count(0)

    # Whatever moves is made to move for minutes: answers are taken all the same.
    anna.ready()
    anna.page.evaluate("() => document.getAnimations().forEach((one) => { one.playbackRate = 0.001; })")
    before = anna.page.locator(".table").get_attribute("data-seq")
    end = anna.button("ui-end-turn")
    (end if end.count() else anna.page.locator(OPTION).first).click()
    expect(anna.page.locator(".table")).not_to_have_attribute("data-seq", before or "")


def test_a_move_that_waits_for_the_network_looks_so(crowd: Crowd) -> None:
    """The press is seen at once, the wait as long as it lasts."""
    anna = crowd.person(moving=True)
    anna.open("africa", ["me", "me"])
    anna.ready()
    held: list[Route] = []
    anna.page.route("**/commands", lambda route: held.append(route))
    option = anna.page.locator(OPTION).first
    option.hover()
    anna.page.mouse.down()
    assert "inset" in option.evaluate("(part) => getComputedStyle(part).boxShadow")
    anna.page.mouse.up()
    table = anna.page.locator(".table")
    expect(table).to_have_attribute("data-sending", "")
    line = "() => getComputedStyle(document.querySelector('section.prompt'), '::after').animationName"
    assert anna.page.evaluate(line) == "sending"
    held[0].continue_()
    expect(table).not_to_have_attribute("data-sending", "")
    assert anna.page.evaluate(line) == "none"


def test_the_end_celebrates(crowd: Crowd) -> None:
    """The winners' signs rain and keep nobody from clicking; without motion there is the sheet alone."""
    record = finished("ticket_to_ride")
    anna, still = crowd.person(pace="normal", moving=True), crowd.person(pace="normal")
    for person in (anna, still):
        person.page.add_init_script(SLOWLY)
        person.visit(str(person.tell("/api/records", {"record": record})["table"]), "ticket_to_ride")
        expect(person.page.locator(RESULT)).to_be_visible()
    expect(still.page.locator(".confetti")).to_have_count(0)
    assert still.page.evaluate(RUNNING) == 0
    rain = anna.page.locator(".confetti")
    expect(rain).to_be_attached()
    assert rain.evaluate("(part) => getComputedStyle(part).pointerEvents") == "none"
    assert anna.page.evaluate(RUNNING) > 10
    totals = [person.page.locator(".sheet tfoot tr").first for person in (anna, still)]
    expect(totals[0]).to_have_text(totals[1].text_content() or "")
    anna.page.locator("dialog").get_by_role("button", name=anna.says("ui-close")).click()
    expect(anna.page.locator(RESULT)).to_have_count(0)


def test_sounds_are_asked_for(crowd: Crowd) -> None:
    """One's turn is heard, the rest only when asked for, nothing when unwanted; what makes them is small."""
    mover, other = at_one_table(crowd)
    parts: list[Response] = []
    mover.page.on("response", lambda answer: parts.append(answer) if "/synth-" in answer.url else None)
    for person in (mover, other):
        person.page.evaluate(AUDIO)
    mover.page.get_by_role("button", name=mover.says("ui-settings")).click()
    assert not parts, "nothing is loaded before there is something to hear"
    hearing = mover.page.locator("label.line").filter(has_text=mover.says("ui-sound-none")).locator("select")
    hearing.select_option("all")
    mover.page.get_by_label(mover.says("ui-volume")).fill("80")
    mover.page.wait_for_function(f"() => window.rung.includes({TURN})")  # how it sounds
    mover.page.keyboard.press("Escape")
    assert sum(len(part.body()) for part in parts) < 30_000
    other.page.mouse.click(2, 2)  # before somebody has touched it, no page may be heard
    mover.page.evaluate("() => { window.rung = []; }")
    until_other_is_asked(mover, other)
    other.page.wait_for_function("() => window.rung.length > 0")
    assert other.page.evaluate("() => window.rung[0]") == TURN
    assert TAP not in other.page.evaluate("() => window.rung"), "moves are not heard before that is asked for"
    mover.page.wait_for_function(f"() => window.rung.includes({TAP})")
    assert TURN not in mover.page.evaluate("() => window.rung")

    mover.page.get_by_role("button", name=mover.says("ui-settings")).click()
    hearing.select_option("none")
    expect(mover.page.get_by_label(mover.says("ui-volume"))).to_be_disabled()
    mover.page.keyboard.press("Escape")
    mover.page.evaluate("() => { window.rung = []; }")
    until_other_is_asked(other, mover)
    assert mover.page.evaluate("() => window.rung") == []


def until_other_is_asked(person: Person, other: Person) -> None:
    """Answers until the other one is asked."""
    while person.view(person.seat)["asked"] == person.seat:
        person.ready()
        end = person.button("ui-end-turn")
        (end if end.count() else person.page.locator(OPTION).first).click()
        person.played()
    other.ready()
