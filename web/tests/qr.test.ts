/** QR codes: module by module those that another encoder (Python's qrcode 8) makes of the same text and mask. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { path, qr, remainder } from "../src/shell/lobby/qr";

const rows = (text: string): string[] => qr(text)!.map((row) => row.map(Number).join(""));

const SMALLEST = `
111111100101101111111
100000101011001000001
101110101101001011101
101110101011001011101
101110100100101011101
100000100011001000001
111111101010101111111
000000001100000000000
100000101011011001110
100110000001110111001
001011100110101100000
010101011001111101010
110100111101111111111
000000001100100000101
111111100111010011110
100000100010001000111
101110100111010011100
101110100101111101000
101110100101110111011
100000100011111101000
111111101010100100110`;

/** A text of every version, how many modules its code is wide, and the digest of its rows. */
const OTHERS: readonly [string, number, string][] = [
  ["x".repeat(14), 21, "ca4e5f8669011ed0429dc7e4cd16862f3ce8cc6b446acc97446b0bd6815d9c36"],
  ["x".repeat(40), 29, "e2254b71096d55259e245c2eaa6f3338bd8c1c93ed793fa56da96a3e35265d6c"],
  ["http://192.168.1.20:8000/table/AbCdEfGhIjKlMnOpQrStUv", 33, "5eda58ea6be7290bfe66262e087aed63ac6de13e47bc50e8fcd17955f9e279a5"],
  ["y".repeat(80), 37, "8eaf7c489f88f21002fc01f2b267bdd03d6d0f2254e7f86b12499326c15085cb"],
  ["z".repeat(100), 41, "f14a648d9aa6dcffd661266c7e7de27a48bf68866874abb720a1d0b964fcf18a"],
  ["z".repeat(115), 45, "871b7fee4e9c5eb81d2592eb12eb86cb74defa8e1152b8327b16a96bc7b2a28d"],
  ["w".repeat(145), 49, "8a1af26cd1cd9912d521c9a2ab916bd50fa4bed35cd5b2aba9697456bf13b01b"],
  ["è".repeat(85), 53, "5f778dae74b2c7cf91feffca0fbca5910a61fbe8ec84522aee08719e0e6a3b96"],
  ["q".repeat(210), 57, "04bd8ca981d7166d8daa12694517f73b5e6372b0d0da820720c663c260523641"],
];

test("a letter makes the smallest code", () => assert.deepEqual(rows("a"), SMALLEST.trim().split("\n")));

test("codes of every version are those of another encoder", () => {
  for (const [text, size, digest] of OTHERS) {
    const found = rows(text);
    assert.equal(found.length, size);
    assert.equal(createHash("sha256").update(found.join("\n")).digest("hex"), digest, text);
  }
});

test("what is too long has no code", () => {
  assert.notEqual(qr("q".repeat(213)), null);
  assert.equal(qr("q".repeat(214)), null);
});

test("error correction leaves nothing when it is divided again", () => {
  const message = [64, 22, 16, 236, 17];
  assert.deepEqual(remainder([...message, ...remainder(message, 10)], 10), Array(10).fill(0));
});

test("the path draws the dark modules, a run at a time", () => {
  assert.equal(
    path([
      [true, true, false],
      [false, false, true],
    ]),
    "M0 0h2v1h-2zM2 1h1v1h-1z",
  );
});
