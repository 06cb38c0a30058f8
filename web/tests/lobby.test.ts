import assert from "node:assert/strict";
import { test } from "node:test";

import { onlyHere } from "../src/shell/lobby/reach";

test("addresses that only this computer knows", () => {
  for (const name of ["localhost", "baobab.localhost", "127.0.0.1", "127.1.2.3", "0.0.0.0", "[::1]", "[::]"])
    assert.ok(onlyHere(name), name);
  for (const name of ["192.168.1.7", "baobab.example", "10.127.0.0", "localhost.example", "127.0.0.1.example", "[fe80::1]"])
    assert.ok(!onlyHere(name), name);
});
