/** The parts of a live table: what waits and is shown in turn, who the device goes to, what was said. */
import assert from "node:assert/strict";
import test, { mock } from "node:test";

import type { ChatLine, Message } from "../src/shell/api";
import { ChatLog } from "../src/shell/table/state/chat.svelte";
import { seatToHandTo } from "../src/shell/table/state/curtain.svelte";
import type { Frame } from "../src/shell/table/state/frames";
import { Pacing } from "../src/shell/table/state/pacing.svelte";

const frame = (seq: number, view: object | null = {}): Frame => ({ message: { seq, view } as Message, log: [] });

/** A stage that notes what it shows, with a clock that is moved by hand. */
function watch(pace: number): { pacing: Pacing; shown: number[] } {
  const shown: number[] = [];
  return { pacing: new Pacing({ show: ({ message }) => shown.push(message.seq), pace: () => pace }), shown };
}

function withClock(run: (pass: (time: number) => void) => void): void {
  let now = 1_000_000;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  try {
    run((time) => {
      now += time;
      mock.timers.tick(time);
    });
  } finally {
    mock.timers.reset();
    mock.restoreAll();
  }
}

test("each frame is seen for as long as the pace says", () =>
  withClock((pass) => {
    const { pacing, shown } = watch(700);
    pacing.push(frame(1), frame(2), frame(3));
    assert.deepEqual([shown, pacing.waiting], [[1], 2]);
    pass(699);
    assert.deepEqual(shown, [1]);
    pass(1);
    assert.deepEqual(shown, [1, 2]);
    pass(700);
    assert.deepEqual([shown, pacing.waiting], [[1, 2, 3], 0]);
  }));

test("the more wait, the shorter each is seen", () =>
  withClock((pass) => {
    const { pacing, shown } = watch(1500);
    pacing.push(...Array.from({ length: 13 }, (_, n) => frame(n)));
    pass(500);
    assert.deepEqual(shown, [0, 1]);
  }));

test("without a pace everything is shown at once, and skipping shows the newest", () =>
  withClock(() => {
    const quick = watch(0);
    quick.pacing.push(frame(1), frame(2));
    assert.deepEqual(quick.shown, [1, 2]);
    const slow = watch(1500);
    slow.pacing.push(frame(1), frame(2), frame(3));
    slow.pacing.skip();
    assert.deepEqual([slow.shown, slow.pacing.waiting], [[1, 3], 0]);
  }));

test("a move on the way whose view has not come is passed over, and what was cleared is never shown", () =>
  withClock((pass) => {
    const { pacing, shown } = watch(700);
    pacing.push(frame(1, null), frame(2), frame(3), frame(4));
    assert.deepEqual(shown, [2]);
    pacing.clear();
    pass(5000);
    assert.deepEqual([shown, pacing.waiting], [[2], 0]);
  }));

test("the device goes to a seat of this browser that is asked, unless somebody stands in for it", () => {
  const message = (asked: number, stand_in = false): Message => ({ asked, players: [{}, { stand_in }, {}] }) as unknown as Message;
  assert.equal(seatToHandTo(message(1), 0, [0, 1]), 1);
  assert.equal(seatToHandTo(message(0), 0, [0, 1]), null);
  assert.equal(seatToHandTo(message(2), 0, [0, 1]), null);
  assert.equal(seatToHandTo(message(1, true), 0, [0, 1]), null);
});

test("what comes twice is said once, and one's own words are read", () => {
  const line = (id: number, seat: number): ChatLine => ({ id, seat, text: String(id) }) as ChatLine;
  const chat = new ChatLog();
  chat.receive([line(1, 1), line(2, 0)], [0]);
  chat.receive([line(2, 0), line(3, 1)], [0]);
  assert.deepEqual(
    chat.lines.map(({ id }) => id),
    [1, 2, 3],
  );
  assert.equal(chat.unread, 2);
  chat.markRead();
  assert.equal(chat.unread, 0);
});
