/** Answers as a list: what tells them apart is said in words. */
import assert from "node:assert/strict";
import test from "node:test";

import type { Option } from "../src/shell/api";
import { groupOptions } from "../src/shell/table/state/options";
import { houseWords, titleWords } from "../src/words/catalogues";
import { Words, type Lang } from "../src/words/words";

const words = async (title: string, lang: Lang): Promise<Words> =>
  new Words(lang, [...(await houseWords(lang)), await titleWords(title, lang)]);
const option = (action: string, key: string, params: Option["params"], preview: Option["preview"] = null): Option => ({
  action,
  key,
  params,
  preview,
  ahead: [],
  beyond: [],
  final: false,
  effect: [],
  ends: false,
  rank: 0,
});

function double(locomotives: number, cards: number): Option {
  const params = { points: 8, cards, terrain: { kind: "card", id: "mountain" }, locomotives };
  return option(`double ${locomotives}`, "action-double", { locomotives }, { key: "preview-double", params });
}

test("ways to double are told apart by what they cost, and never by a number alone", async () => {
  const [group, ...more] = groupOptions([double(0, 1), double(1, 0), double(2, 0)], await words("ticket_to_ride", "en"));
  assert.deepEqual(more, []);
  assert.equal(group!.heading, "");
  assert.deepEqual(
    group!.items.map((item) => `${item.text}: ${item.preview}`),
    [
      "double, without locomotives: 8 points for 1 mountain card",
      "double, with 1 locomotive as terrain: 8 points for 1 locomotive",
      "double, with 2 locomotives as terrain: 8 points for 2 locomotives",
    ],
  );
});

test("answers that name something stand short under a heading that they share", async () => {
  const take = (card: string): Option => option(`take ${card}`, "action-take", { card: { kind: "card", id: card } });
  const [group] = groupOptions([take("red"), take("blue")], await words("ticket_to_ride", "it"));
  assert.match(group!.heading, /^prendi/);
  assert.deepEqual(
    group!.items.map((item) => item.short),
    ["carta rossa", "carta blu"],
  );
});

test("a long list is parted by what its answers bring, the best first, and ending comes last", async () => {
  const cell = (id: string): object => ({ kind: "cell", id });
  const reaches = (cells: string[]): Option["preview"] => ({ key: "preview-reaches", params: { cells: cells.map(cell) } });
  const sites = [..."ABCDEFGHIJKLMNOPQR"].map((column, n) => ({
    ...option(`site ${column}1`, "action-site", { cell: cell(`${column}1`) }, reaches(n % 3 ? ["F7"] : ["F7", "G8"])),
    rank: n % 3 ? 1 : 2,
  }));
  const groups = groupOptions([{ ...option("end", "action-end", {}), ends: true }, ...sites], await words("great_zimbabwe", "en"));
  assert.deepEqual(
    groups.map((group) => group.heading),
    ["reaches F7 and G8", "reaches F7", ""],
  );
  assert.deepEqual(
    groups.map((group) => group.items.length),
    [6, 12, 1],
  );
  assert.deepEqual(
    groups[0]!.items.map((item) => item.short),
    ["A1", "D1", "G1", "J1", "M1", "P1"],
  );
  assert.deepEqual(
    groups.map((group) => group.ending),
    [false, false, true],
  );
});

test("under a heading of what answers bring each still says all that tells it from the others", async () => {
  const sale = (commodity: string, port: string, own: number): Option =>
    option(
      `select ${commodity} ${port}`,
      "action-select",
      { commodity: { kind: "commodity", id: commodity }, port: { kind: "port", id: port } },
      {
        key: "preview-select",
        params: { own, others: 0, points: 0, cubes: 1, halved: 0 },
      },
    );
  const ports = ["b0", "e1", "h1", "k3"];
  const sales = ["diamond", "gold", "silver", "copper"].flatMap((commodity, n) => ports.map((port) => sale(commodity, port, n)));
  const groups = groupOptions(sales, await words("namibia", "en"));
  assert.equal(groups.length, 4);
  for (const group of groups) for (const item of group.items) assert.match(item.short, /diamonds|gold|silver|copper/);
});

test("amounts are said with their verb, a few as buttons and many as one stepper", async () => {
  const bid = (amount: number): Option => option(`number ${amount}`, "action-number-bid", { amount });
  for (const [lang, text] of [
    ["en", "bid 2"],
    ["it", "offri 2"],
  ] as const) {
    const said = await words("heart_of_africa", lang);
    const [few, ...rest] = groupOptions([bid(1), bid(2), { ...option("pass", "action-pass", {}), ends: true }], said);
    assert.deepEqual([few!.heading, few!.range, few!.items[1]!.text], ["", null, text]);
    assert.deepEqual(
      rest.map((group) => group.ending),
      [true],
      "passing stands apart",
    );
    const [many] = groupOptions([1, 2, 3, 4, 5, 6, 7].map(bid), said);
    assert.deepEqual(many!.range, [1, 7]);
  }
});

test("every amount of every game has words beside its number", async () => {
  for (const title of ["great_zimbabwe", "heart_of_africa", "namibia"]) {
    for (const lang of ["en", "it"] as const) {
      const said = await words(title, lang);
      for (const kind of ["gift", "herd", "bid", "stake", "group", "bribe", "buy"]) {
        if (!said.has(`action-number-${kind}`)) continue;
        for (const amount of [0, 1, 8]) assert.match(said.say(`action-number-${kind}`, { amount }), /\p{L}{3}/u);
      }
    }
  }
});
