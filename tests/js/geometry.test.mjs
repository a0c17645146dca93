// Geometry: hands stay inside their box, at any number of cards and any width.

import assert from "node:assert/strict";
import { test } from "node:test";
import { handful, horseshoe, TALL } from "../../static/js/stage/geometry.js";

const BOXES = [
  { x: 12, y: 600, w: 336, h: 165, card: 118 },
  { x: 176, y: 570, w: 664, h: 165, card: 118 },
  { x: 168, y: 280, w: 540, h: 120, card: 86 },
];

test("a hand of any size lies in its box, no card out of reach", () => {
  for (const box of BOXES) {
    for (let count = 1; count <= 40; count += 1) {
      for (const { x, y, w } of handful(count, box, { card: box.card })) {
        assert.ok(x - w / 2 >= box.x - 1 && x + w / 2 <= box.x + box.w + 1, `${count} cards in ${box.w}: x ${x}`);
        assert.ok(
          y + (w * TALL) / 2 <= box.y + box.h + 1 && y - (w * TALL) / 2 >= box.y - box.card * 0.16,
          `${count} cards: y ${y}`,
        );
      }
    }
  }
});

test("the same hand lies the same way", () => {
  assert.deepEqual(handful(9, BOXES[0], { card: 118 }), handful(9, BOXES[0], { card: 118 }));
});

test("seats follow clockwise from the left and nobody sits below the ends", () => {
  for (let others = 3; others <= 11; others += 1) {
    const places = horseshoe(others, { x: 500, y: 300, rx: 400, ry: 200, sink: 20 });
    assert.ok(places[0].x < 500 && places.at(-1).x > 500);
    for (let at = 1; at < others; at += 1) assert.ok(places[at].x > places[at - 1].x || others > 4);
    assert.ok(places.every(({ y }) => y <= 300 + 200 * Math.sin((20 * Math.PI) / 180) + 1));
  }
});
