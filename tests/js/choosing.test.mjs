// Choosing: what is lit follows from the legal moves alone, and every legal move can be touched out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lit, touch } from "../../static/js/stage/choosing.js";

const way = (name, ...things) => ({ move: { name }, things });
const WAYS = [
  way("draw", "deck"),
  way("play red 5", "hand:r5", "discard"),
  way("play blue 9", "hand:b9", "discard"),
  way("play blue 9 and call", "hand:b9", "do:uno"),
  way("wild red", "hand:wild", "colour:r"),
  way("wild blue", "hand:wild", "colour:b"),
];

const touchAll = (ways, ...things) => {
  let choice = { chosen: [], move: null };
  for (const thing of things) choice = touch(ways, choice.chosen, thing);
  return choice;
};

test("at first subjects and buttons are lit, aims are not", () => {
  assert.deepEqual([...lit(WAYS, []).keys()].sort(), ["deck", "do:uno", "hand:b9", "hand:r5", "hand:wild"]);
});

test("a chosen card lights its aims alone", () => {
  assert.deepEqual([...lit(WAYS, ["hand:b9"]).keys()].sort(), ["discard", "do:uno"]);
  assert.deepEqual([...lit(WAYS, ["hand:wild"]).keys()], ["colour:r", "colour:b"]);
});

test("one touch chooses, the second on its aim moves", () => {
  assert.deepEqual(touchAll(WAYS, "hand:r5"), { chosen: ["hand:r5"], move: null });
  assert.deepEqual(touchAll(WAYS, "hand:r5", "discard").move, { name: "play red 5" });
});

test("a thing that is a whole move goes at one touch", () => {
  assert.deepEqual(touchAll(WAYS, "deck").move, { name: "draw" });
});

test("touched again, a card does its plain work, if it has just one", () => {
  assert.deepEqual(touchAll(WAYS, "hand:b9", "hand:b9").move, { name: "play blue 9" });
  assert.deepEqual(touchAll(WAYS, "hand:wild", "hand:wild"), { chosen: [], move: null });
});

test("a button with one way to go goes at one touch", () => {
  assert.deepEqual(touchAll(WAYS, "do:uno").move, { name: "play blue 9 and call" });
  const more = [...WAYS, way("play red 5 and call", "hand:r5", "do:uno")];
  assert.deepEqual(touchAll(more, "do:uno"), { chosen: ["do:uno"], move: null });
  assert.deepEqual(touchAll(more, "do:uno", "hand:r5").move, { name: "play red 5 and call" });
});

test("touching another card changes one's mind; touching what is not lit changes nothing", () => {
  assert.deepEqual(touchAll(WAYS, "hand:r5", "hand:wild").chosen, ["hand:wild"]);
  assert.deepEqual(touchAll(WAYS, "hand:r5", "hand:g1").chosen, ["hand:r5"]);
  assert.equal(touchAll(WAYS, "discard").move, null);
});

test("every legal move can be reached by touching its things in order", () => {
  for (const { move, things } of WAYS) assert.deepEqual(touchAll(WAYS, ...things).move, move);
});

test("a subject touched again does its plainest work, and what was added is let go", () => {
  const plain = { move: { type: "lay" }, things: ["hand:a", "table"] };
  const more = { move: { type: "lay", with: "b" }, things: ["hand:a", "hand:b", "table"] };
  assert.equal(touch([plain, more], ["hand:a"], "hand:a").move, plain.move);
  assert.deepEqual(touch([plain, more], ["hand:a", "hand:b"], "hand:b"), { chosen: ["hand:a"], move: null });
  assert.equal(touch([plain, more], ["hand:a", "hand:b"], "hand:a").move, more.move);
});

test("forms that touch the same are one, to be filled in", () => {
  const forms = [1, 2].map((seat) => ({
    move: { type: "offer", seat, give: { $int: { min: 1, max: 2 } } },
    things: ["do:offer"],
  }));
  assert.equal(touch(forms, [], "do:offer").move, forms[0].move);
});
