// Where a tip stands: beside its thing, on the screen, and on no phone over the question.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "#page/stage/tip.js";

const card = { x: 60, y: 700, w: 84, turn: 0 };
const layout = {
  question: { x: 12, y: 540, w: 366, look: "filled" },
  spots: new Map([["mine", card]]),
  anchors: new Map([["deck", { x: 190, y: 420, w: 60 }]]),
  plates: [],
};
const phone = { mode: "phone", width: 390, height: 760 };
const wide = { mode: "wide", width: 960, height: 740 };
const of = (key, thing = "hand:r5") => ({ key, thing, text: "" });

test("on a phone the question stays in sight while one is told why not", () => {
  assert.ok(placed(of("mine"), layout, phone).y < layout.question.y);
});

test("what lies above the question has its tip above itself", () => {
  const { y } = placed(of(undefined, "deck"), layout, phone);
  assert.ok(y < 420 && y > 300, `${y}`);
});

test("on a wide table it stands at the card, and never off the screen", () => {
  const { x, y, widest } = placed(of("mine"), layout, wide);
  assert.ok(y > layout.question.y);
  assert.ok(x - widest / 2 >= 0);
});
