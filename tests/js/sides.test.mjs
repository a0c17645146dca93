// Where a game has sides, a side has won, and nobody has points.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../static/js/core/vocabulary.js";
import { sideOf, winningSide } from "../../static/js/shell/sides.js";

const words = new Words({ labels: { side_thing: "the Thing", side_humans: "humans" } });
const sides = { thing: [2, 0], humans: [1, 3] };

test("everybody is on the side they ended on, and a side has won though not all of it has", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => sideOf({ words }, { sides }, seat)),
    ["the Thing", "humans", "the Thing", "humans"],
  );
  assert.equal(winningSide({ words }, { sides, winners: [2] }), "the Thing");
});

test("without sides, or with winners on several, no side has won", () => {
  assert.equal(winningSide({ words }, { sides: {}, winners: [1] }), "");
  assert.equal(winningSide({ words }, { sides, winners: [0, 1] }), "");
  assert.equal(winningSide({ words }, { sides, winners: [] }), "");
});
