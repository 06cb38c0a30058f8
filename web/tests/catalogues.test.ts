import assert from "node:assert/strict";
import test from "node:test";

import { cut } from "../build/catalogues";

const TEXT = "ui-nam-legend-price = price\ndrawing-legend = signs\nclause-nam-1 = rule\nfault-far =\n    too far\nprompt-bid = How much?\n";

test("a page that plays leaves out what only rules, server and the picture in text say", () => {
  assert.equal(cut(TEXT, "play"), "ui-nam-legend-price = price\nprompt-bid = How much?\n");
  assert.equal(cut(TEXT, "rules"), "clause-nam-1 = rule\n");
  assert.match(cut(TEXT, "all"), /drawing-legend = signs/);
});
