// One More Free Cell's module: walking the board, coming closer, prices, and what rounds have brought.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actsIn, byCell, thinkable } from "../../games/omfc/static/omfc/acts.js";
import { remark } from "../../games/omfc/static/omfc/asking.js";
import { curves } from "../../games/omfc/static/omfc/chart.js";
import { house } from "../../games/omfc/static/omfc/houses.js";
import { noteAsked } from "../../games/omfc/static/omfc/idling.js";
import { things } from "../../games/omfc/static/omfc/moves.js";
import { rounds } from "../../games/omfc/static/omfc/rounds.js";
import { board, frames } from "../../games/omfc/static/omfc/samples.js";
import { cheapest } from "../../games/omfc/static/omfc/tags.js";
import { step } from "../../games/omfc/static/omfc/walking.js";
import { about, kept, WHOLE } from "../../games/omfc/static/omfc/zooming.js";
import { lit } from "../../static/js/stage/choosing.js";

test("arrows walk along a ring, to the middle and outwards", () => {
  assert.equal(step(board, "0:15", "ArrowRight"), "0:0");
  assert.equal(step(board, "0:0", "ArrowLeft"), "0:15");
  assert.equal(step(board, "0:0", "ArrowUp"), "1:0");
  assert.equal(step(board, "3:0", "ArrowDown"), "2:1");
  assert.equal(step(board, "0:0", "ArrowDown"), null);
  assert.equal(step(board, "3:1", "ArrowUp"), null);
  assert.equal(step(board, "0:0", "a"), null);
});

test("the point under the fingers stays there, and the board fills its box", () => {
  const zoom = about(WHOLE, { x: 100, y: 50 }, 2);
  assert.deepEqual(zoom, { times: 2, x: -100, y: -50 });
  assert.deepEqual(about(zoom, { x: 100, y: 50 }, 1), WHOLE);
  assert.deepEqual(kept({ times: 0.5, x: 30, y: -900 }, 300), { times: 1, x: 0, y: 0 });
  assert.deepEqual(kept({ times: 2, x: 30, y: -900 }, 300), { times: 2, x: 0, y: -300 });
});

test("a cell with two acts shows the cheaper", () => {
  assert.deepEqual(cheapest({ build: 24, sabotage: 16 }), { kind: "sabotage", price: 16 });
});

test("every act of a cell is on its card, an attack from several cells once", () => {
  const legal = [
    { type: "attack", cell: "1:0", seat: 1, from: "0:0" },
    { type: "attack", cell: "1:0", seat: 1, from: "2:0" },
    { type: "build", cell: "1:1" },
  ];
  const cells = byCell(
    lit(
      legal.map((move) => ({ move, things: things(move) })),
      [],
    ),
  );
  assert.deepEqual([...cells.keys()], ["1:0", "1:1"]);
  const acts = actsIn(cells.get("1:0"), [
    { type: "build", cell: "1:0" },
    { type: "attack", cell: "1:0", seat: 1, from: "0:0" },
  ]);
  assert.deepEqual(
    acts.map(({ kind, open, moves }) => [kind, open, moves.length]),
    [
      ["attack", true, 2],
      ["build", false, 1],
    ],
  );
});

test("harm is thought of where others live, a house everywhere", () => {
  const { view } = frames.playing;
  const kinds = (cell) => thinkable(view, board, cell, 0).map(({ type, seat }) => [type, seat]);
  assert.deepEqual(kinds("0:0"), [["build", undefined]]);
  assert.deepEqual(kinds("0:5"), [
    ["build", undefined],
    ["attack", 1],
    ["sabotage", 1],
  ]);
  assert.deepEqual(thinkable(frames.setup.view, board, "0:0", 0), []);
});

test("rounds are gathered from the events, and a first round that passed is known", () => {
  const round = (number, ...points) => ({
    type: "round",
    round: number,
    accounts: points.map((one) => ({ points: one })),
  });
  const passed = (seat) => ({ type: "passed", seat });
  const quiet = rounds([round(1, 4, 4), passed(0), passed(1), round(2, 8, 8), { type: "turn", seat: 0 }]);
  assert.deepEqual(quiet, {
    points: [
      [4, 4],
      [8, 8],
    ],
    passed: true,
  });
  assert.equal(rounds([round(1, 8, 4), { type: "turn", seat: 0 }, round(2, 8, 8)]).passed, false);
  assert.equal((curves(quiet.points).match(/class="line"/g) ?? []).length, 2);
});

test("houses are told apart without their paint, by silhouette", () => {
  const plain = (seat) => house(seat, 0, 0, 40).replace(/#[0-9a-f]{3,6}/g, "");
  assert.equal(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(plain)).size, 8);
});

test("once it was asked what may lie idle, the line under the question says it", () => {
  const words = { label: (code, { acts } = {}) => [code, acts].filter(Boolean).join(" "), count: (code) => code };
  const idle = { points: 24, acts: 3, free: 0 };
  const parts = { lit: new Map([["do:end", []]]), uid: "t", foresee: () => ({ idle }) };
  const told = (more) => remark(frames.playing.view, words, false, { ...parts, ...more });
  assert.equal(told({}), "pick_priced");
  noteAsked("t");
  assert.equal(told({}), "idle 3");
  assert.equal(told({ foresee: () => ({}) }), "pick_priced");
  assert.equal(told({ foresee: () => null }), "pick_priced");
  assert.equal(told({ lit: new Map() }), "pick_priced");
  assert.equal(told({ uid: "other" }), "pick_priced");
});
