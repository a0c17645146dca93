// UNO's module: what lies in the hand, what a move touches, what a deal is worth.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Centre } from "../../games/uno/static/uno/centre.js";
import { face } from "../../games/uno/static/uno/faces.js";
import { layout } from "../../games/uno/static/uno/layout.js";
import { things } from "../../games/uno/static/uno/moves.js";
import { asking, brief, told } from "../../games/uno/static/uno/names.js";
import { SORTINGS, scene } from "../../games/uno/static/uno/scene.js";
import { counted, prizeName } from "../../games/uno/static/uno/worth.js";
import { Words } from "../../static/js/core/vocabulary.js";
import { told as toldTree } from "./told_tree.mjs";

const company = { seat: 0, order: [0, 1] };
const view = (hand, more = {}) => ({
  deal: 1,
  deck: 50,
  discard: 3,
  top: "r1",
  hands: [hand.length, 4],
  hand,
  drew: [],
  over: null,
  last_deal: null,
  ...more,
});
const laid = (hand, { before = null, sorting = "colour", spent = null, more = {} } = {}) =>
  scene({ view: view(hand, more), company, before, sorting, spent });
const own = ({ pieces }) => pieces.filter((piece) => piece.own);

test("the hand lies by colour, by value, or as it was drawn", () => {
  const hand = ["r9", "b1", "wild", "r1"];
  const sorted = (sorting) => own(laid(hand, { sorting })).map(({ face }) => face);
  assert.deepEqual(SORTINGS, ["colour", "value", "drawn"]);
  assert.deepEqual(sorted("colour"), ["r1", "r9", "b1", "wild"]);
  assert.deepEqual(sorted("value"), ["r1", "b1", "r9", "wild"]);
  const before = laid(["b1", "r9"], { sorting: "drawn" });
  const after = laid(["b1", "g4", "r9"], { sorting: "drawn", before });
  assert.deepEqual(
    own(after).map(({ face }) => face),
    ["b1", "r9", "g4"],
  );
});

test("of two cards alike the one that was played goes", () => {
  const before = laid(["r5", "r5"]);
  const [first, second] = own(before).map(({ key }) => key);
  assert.deepEqual(
    own(laid(["r5"], { before, spent: first })).map(({ key }) => key),
    [second],
  );
  assert.deepEqual(
    own(laid(["r5"], { before, spent: second })).map(({ key }) => key),
    [first],
  );
});

test("another's cards are told apart by their place alone, and a draw is a new one", () => {
  const keys = (count) =>
    laid([], { more: { hands: [0, count] } })
      .pieces.filter(({ zone }) => zone === "seat:1")
      .map(({ key }) => key);
  assert.deepEqual(keys(2), ["seat:1:0", "seat:1:1"]);
  assert.deepEqual(keys(12).slice(-2), ["seat:1:10", "seat:1:11"]);
  assert.equal(keys(12).length, 10);
});

test("the heap keeps what has been seen, and begins anew with a deal", () => {
  const before = laid([], { more: { discard: 2, top: "g2" } });
  const heap = ({ pieces }) => pieces.filter(({ zone }) => zone === "discard").map(({ face }) => face);
  assert.deepEqual(heap(laid([], { before })), ["g2", "r1"]);
  assert.deepEqual(heap(laid([], { before, more: { deal: 2, discard: 1 } })), ["r1"]);
});

test("a call is touched before the aim", () => {
  assert.deepEqual(things({ type: "play", card: "r5" }), ["hand:r5", "discard"]);
  assert.deepEqual(things({ type: "play", card: "r5", uno: true }), ["hand:r5", "do:uno"]);
  assert.deepEqual(things({ type: "play", card: "wild", color: "b", uno: true }), ["hand:wild", "do:uno", "colour:b"]);
  assert.deepEqual(things({ type: "play", card: "r7", swap: 2 }), ["hand:r7", "seat:2"]);
});

test("the prize is counted card by card, each by its own worth", () => {
  const hands = [[], ["r5", "r7"], ["wild", "g1", "b2"]];
  const points = { r5: 5, r7: 7, wild: 50, g1: 1, b2: 2 };
  const steps = [0, 1, 2, 3, 4, 5].map((count) => counted(hands, points, count));
  assert.deepEqual(
    steps.map(({ sum }) => sum),
    [0, 5, 12, 62, 63, 65],
  );
  assert.deepEqual([steps[0].last, steps[3].last], [null, { seat: 2, at: 0, card: "wild" }]);
});

test("a tag tells what others will feel of a card, else how many are left", () => {
  const words = { foresee: (told) => Object.keys(told).sort(), count: (key, count) => `${key} ${count}` };
  assert.equal(brief({ left: 3, next: 1 }, words), "left 3");
  assert.equal(brief({ left: 3, next: 2, reverses: true, skips: 1 }, words), "reverses · skips");
  assert.equal(brief({ left: 3, next: 2, takes: { seat: 1 }, skips: 1 }, words), "takes");
});

test("colours are told apart without their paint, by shape and letter, in both languages", () => {
  const plain = (colour, language) => face(`${colour}7`, language).replace(/#[0-9a-f]{3,6}|url\([^)]*\)/g, "");
  for (const language of ["ru", "en"]) {
    const faces = ["r", "y", "g", "b"].map((colour) => plain(colour, language));
    const shapes = faces.map((one) => one.replace(/<text[^>]*>[^<]*<.text>/g, ""));
    const letters = faces.map((one) => Array.from(one.matchAll(/<text[^>]*>([^<]*)/g), ([, told]) => told).join());
    for (const told of [shapes, letters]) assert.equal(new Set(told).size, 4);
  }
});

test("a prize is named after whoever won it, unless I did", () => {
  const words = new Words({ labels: { prize: "prize", prize_of: "{who} — prize" } });
  const whose = (seat) => prizeName({ words, seat, nameOf: () => "Ann" }, 1);
  assert.deepEqual([0, 1, null].map(whose), ["Ann — prize", "prize", "Ann — prize"]);
});

test("an empty hand has no count beside it, and at the end every seat has its plate", () => {
  const words = new Words({ counts: {} });
  words.count = (key, count) => `${key} ${count}`;
  const over = view(["r1"], { hands: [1, 0], over: "went_out", scores: [0, 0], call_due: null });
  assert.equal("count" in told(over, 1, words, []), false);
  assert.equal(told(over, 0, words, []).count, 1);
  const size = { width: 480, height: 748, mode: "wide" };
  const plates = (shown) => layout(size, { view: shown, pieces: [] }, company, "").plates.map(({ seat }) => seat);
  assert.deepEqual(plates(view(["r1"])), [1]);
  assert.deepEqual(plates(over), [1, 0]);
  const mine = layout(size, { view: { ...over, hand: [] }, pieces: [] }, company, "").plates.at(-1);
  assert.ok(mine.y + 54 * mine.scale < size.height, "whole");
});

test("the question names what fits by the colour in force and the top card, while a card can be laid", () => {
  const words = { label: (code, params) => [code, ...Object.values(params ?? {})].join(" ") };
  const asks = { 0: { code: "play_or_draw" } };
  const asked = (seen, { legal = [{ type: "play" }], mine = true } = {}) =>
    asking({ asks, color: "y", top: "y7", ...seen }, mine, { words, legal, seat: 0 });
  assert.equal(asked({}), "ask_play fits_y fits_7");
  assert.equal(asked({ top: "g-rev" }), "ask_play fits_y fits_-rev");
  assert.equal(asked({ top: "wild+4" }), "ask_play_colour fits_y");
  assert.equal(asked({}, { legal: [{ type: "draw" }] }), "");
  assert.equal(asked({}, { mine: false }), "");
  assert.equal(asked({ asks: { 0: { code: "sum", sum: 2 } } }), "");
});

test("which way the play goes, and who follows, is told at every size", () => {
  const words = { label: (code) => code, tell: (_, value) => value };
  const sizes = { wide: [1280, 760], phone: [390, 760], flat: [800, 360] };
  for (const [mode, [width, height]] of Object.entries(sizes)) {
    for (const [direction, way] of Object.entries({
      1: /(?<!counter)clockwise, next B/,
      "-1": /counterclockwise, next B/,
    })) {
      const seen = scene({ view: view(["r1"], { direction: Number(direction), next: 1, color: "r" }), company });
      const parts = { lit: new Map(), sent: [], numbers: () => "", nameOf: () => "B", words, view: seen.view };
      const drawn = toldTree(Centre({ ...parts, layout: layout({ width, height, mode }, seen, company) }));
      assert.match(drawn.replace(/\s+/g, " "), way, mode);
    }
  }
});
