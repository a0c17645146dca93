// Motion: flights are the difference of two scenes, and a hidden card is never told from its neighbour.

import assert from "node:assert/strict";
import { test } from "node:test";
import { difference, passages } from "../../static/js/stage/scene.js";

const spot = (x) => ({ x, y: 0, w: 50, turn: 0 });
const laid = (pieces, anchors = {}) => ({
  pieces: pieces.map(([key, zone, face]) => ({ key, zone, face, back: "uno" })),
  spots: new Map(pieces.map(([key, , , x]) => [key, spot(x)])),
  anchors: new Map(Object.entries(anchors).map(([key, x]) => [key, spot(x)])),
});

test("what stays where it was does not move, what shifts slides", () => {
  const before = laid([
    ["a", "hand", "r5", 0],
    ["b", "hand", "r6", 10],
  ]);
  const after = laid([
    ["a", "hand", "r5", 0],
    ["b", "hand", "r6", 40],
  ]);
  assert.deepEqual(
    difference(before, after, []).map(({ key, from, to }) => [key, from.x, to.x]),
    [["b", 10, 40]],
  );
});

test("my card flies open from my hand to the heap", () => {
  const before = laid([
    ["hand:r5:0", "hand", "r5", 5],
    ["hand:r6:0", "hand", "r6", 6],
  ]);
  const after = laid([
    ["hand:r6:0", "hand", "r6", 6],
    ["discard:2", "discard", "r5", 90],
  ]);
  const [flight] = difference(before, after, [{ from: "hand", to: "discard", face: "r5", step: 0 }]);
  assert.deepEqual([flight.key, flight.from.x, flight.turnsUp], ["discard:2", 5, false]);
});

test("another's card comes from a back of theirs and is turned up on the way", () => {
  const before = laid([
    ["seat:1:0", "seat:1", null, 20],
    ["seat:1:1", "seat:1", null, 21],
  ]);
  const after = laid([
    ["seat:1:0", "seat:1", null, 20],
    ["discard:2", "discard", "g1", 90],
  ]);
  const [flight] = difference(before, after, [{ from: "seat:1", to: "discard", face: "g1", step: 0 }]);
  assert.deepEqual([flight.from.x, flight.turnsUp], [21, true]);
});

test("what is drawn comes from the deck: for me it is turned up, for others it stays a back", () => {
  const before = laid([], { deck: 70 });
  const after = laid([
    ["hand:y1:0", "hand", "y1", 5],
    ["seat:2:0", "seat:2", null, 30],
  ]);
  const hints = [
    { from: "deck", to: "hand", step: 0 },
    { from: "deck", to: "seat:2", step: 1 },
  ];
  const flights = difference(before, after, hints);
  assert.deepEqual(
    flights.map(({ from, turnsUp, step }) => [from.x, turnsUp, step]),
    [
      [70, true, 0],
      [70, false, 1],
    ],
  );
});

test("what nobody explains appears where it is", () => {
  assert.deepEqual(difference(laid([]), laid([["a", "hand", "r5", 0]]), []), []);
});

test("a hand that is handed on comes whole from there, even if it looks as before", () => {
  const before = laid([
    ["seat:1:0", "seat:1", null, 20],
    ["seat:2:0", "seat:2", null, 30],
    ["hand:r5:0", "hand", "r5", 5],
  ]);
  const after = laid([
    ["seat:1:0", "seat:1", null, 20],
    ["seat:2:0", "seat:2", null, 30],
    ["hand:r5:0", "hand", "r5", 5],
  ]);
  const hints = [
    { from: "seat:2", to: "seat:1", whole: true, step: 0 },
    { from: "seat:1", to: "hand", whole: true, step: 0 },
    { from: "hand", to: "seat:2", whole: true, step: 0 },
  ];
  const flights = difference(before, after, hints).map(({ key, from, turnsUp }) => [key, from.x, turnsUp]);
  assert.deepEqual(flights, [
    ["seat:1:0", 30, false],
    ["seat:2:0", 5, false],
    ["hand:r5:0", 20, true],
  ]);
});

test("a card of mine that was refused slides back from where it lay", () => {
  const sent = laid([["hand:r5:0", "hand", "r5", 90]]);
  const back = laid([["hand:r5:0", "hand", "r5", 5]]);
  const [flight] = difference(sent, back, []);
  assert.deepEqual([flight.from.x, flight.to.x, flight.turnsUp], [90, 5, false]);
});

test("what leaves no piece passes as a back, and explains no other piece", () => {
  const before = laid([], { "seat:1": 20, deck: 70 });
  const after = laid([["hand:y1:0", "hand", "y1", 5]], { "seat:2": 40, deck: 70 });
  const hints = [
    { from: "seat:1", to: "seat:2", back: "event", step: 0 },
    { from: "deck", to: "hand", step: 1 },
    { from: "nowhere", to: "seat:2", back: "event", step: 2 },
  ];
  assert.deepEqual(
    passages(before, after, hints).map(({ back, from, to }) => [back, from.x, to.x]),
    [["event", 20, 40]],
  );
  assert.deepEqual(
    difference(before, after, hints).map(({ key, from }) => [key, from.x]),
    [["hand:y1:0", 70]],
  );
});
