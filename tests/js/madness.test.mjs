// Madness's module: what a move touches, what lies in heap and hand, what a tag and a remark say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { attempt, landing, things } from "../../games/madness/static/madness/moves.js";
import { asking, brief, remark } from "../../games/madness/static/madness/sayings.js";
import { scene } from "../../games/madness/static/madness/scene.js";
import { zones } from "../../games/madness/static/madness/zones.js";
import { Words } from "../../static/js/core/vocabulary.js";

const company = { seat: 0, order: [0, 1] };
const EMPTY = { sides: [[], []], centre: null, attack: null, repelled: false, closed: null, forecast: null };
const view = (more = {}) => ({
  ...{ seat: 0, phase: "main", turn: 0, points: [0, 0], idle: 0, deck: 20, hungry: [], bosses: ["5C"], discard: null },
  ...{ hand: ["4D", "AH", "KS"], fields: [EMPTY, EMPTY, EMPTY], asks: { 0: { code: "main", lapsing: [] } } },
  hands: [3, 2],
  ...more,
});
const laid = (more, before = null, sorting = "strength") =>
  scene({ view: view(more), company, before, sorting, spent: null });
const faces = ({ pieces }, zone) => pieces.filter((piece) => piece.zone === zone).map(({ face }) => face);

test("a card goes to one of seven spots, and what ТУТ does are buttons", () => {
  assert.deepEqual(things({ type: "attack", card: "KS", field: 1 }), ["hand:KS", "field:1"]);
  assert.deepEqual(things({ type: "close", card: "KS", field: 2 }), ["hand:KS", "close:2"]);
  assert.deepEqual(things({ type: "boss", card: "KS" }), ["hand:KS", "boss"]);
  assert.deepEqual(things({ type: "coyote", card: "KS" }), ["hand:KS", "chance"]);
  assert.deepEqual(things({ type: "drop", card: "KS" }), ["hand:KS", "do:drop"]);
  assert.deepEqual(things({ type: "drop" }), ["do:drop"]);
  assert.deepEqual(things({ type: "pull" }), ["do:pull"]);
  assert.equal(landing({ type: "drop", card: "KS" }), "discard");
  assert.deepEqual(attempt("field:1", ["hand:KS"]), { type: "attack", card: "KS", field: 1 });
  assert.equal(attempt("boss", []), null);
});

test("the hand lies by strength or as it was drawn, and what has come is marked", () => {
  assert.deepEqual(faces(laid({}), "hand"), ["AH", "4D", "KS"]);
  const drawn = laid({ hand: ["4D", "AH", "KS", "2C"] }, laid({}), "drawn");
  assert.deepEqual(faces(drawn, "hand"), ["4D", "AH", "KS", "2C"]);
  const fresh = ({ pieces }) => pieces.filter((piece) => piece.fresh).map(({ face }) => face);
  assert.deepEqual(fresh(drawn), ["2C"]);
  assert.deepEqual(fresh(laid({ hand: ["4D", "AH", "KS", "2C"], phase: "tut" }, drawn)), ["2C"]);
  assert.deepEqual(fresh(laid({ hand: ["4D", "AH", "2C"] }, drawn)), []);
});

test("what lay on the fields has fallen under the top of the discard, unless time went back", () => {
  const field = { ...EMPTY, sides: [["9H"], ["10C", "JS"]], attack: 1 };
  const before = laid({ fields: [field, EMPTY, EMPTY], discard: "3C" });
  assert.deepEqual(faces(laid({ discard: "JS" }, before), "discard"), ["3C", "9H", "10C", "JS"]);
  assert.deepEqual(faces(laid({ discard: "3C", deck: 21 }, before), "discard"), ["3C"]);
});

const words = new Words({
  labels: Object.fromEntries(
    "to_mine to_theirs to_repelled_mine to_repelled_theirs to_must_pull hungry_mine last_card remark_main"
      .split(" ")
      .map((code) => [code, code]),
  ),
  previews: { compare: ["{value_mine} {value_sign} {value_theirs}"], points: ["+1"], wins: ["wins"] },
  names: { left: "Left field", KS: "king" },
});
Object.assign(words.labels, { to_draws: "a draw: {fields}", lapses: "lapses: {fields}", ask_aim: "{card}: where?" });

test("a tag says how the cards compare, what is won, whose it is, and what is lost by it", () => {
  const compare = { card: "8S", mine: 13, theirs: 8, sign: ">" };
  const told = (preview) => brief(preview, words, view());
  assert.equal(told({ compare, points: 1, draws: [], left: 2 }), "13 > 8 · +1");
  assert.equal(told({ compare, points: 1, wins: true, left: 2 }), "13 > 8 · wins");
  assert.equal(told({ attack: 0, repelled: false, draws: [0] }), "to_mine · a draw: left field");
  assert.equal(told({ attack: 1, repelled: true, draws: [] }), "to_repelled_theirs");
  assert.equal(told({ attack: 1, repelled: false, hunger: "must_pull", left: 0 }), "to_theirs · to_must_pull");
});

test("hunger is remarked before all else, then what lapses, then the step", () => {
  assert.equal(remark(view(), words, false), "remark_main");
  assert.equal(remark(view({ asks: { 0: { code: "main", lapsing: [0] } } }), words, false), "lapses: left field");
  assert.equal(remark(view({ hands: [1, 2] }), words, false), "last_card");
  assert.equal(remark(view({ hungry: [0], phase: "tut", asks: { 0: { code: "tut" } } }), words, false), "hungry_mine");
  assert.equal(asking(view(), true, { words, chosen: ["hand:KS"] }), "King: where?");
  assert.equal(asking(view(), false, { words, chosen: [] }), "");
});

test("on a low stage the question ends before ТУТ, and no card of the rival's is cut off", () => {
  for (const [width, height, mode] of [
    [932, 560, "wide"],
    [976, 748, "wide"],
    [390, 577, "phone"],
    [390, 794, "phone"],
  ]) {
    const { backs, question, tut, hand } = zones({ size: { width, height, mode }, watching: false });
    assert.ok(backs.y >= 0, `${width}×${height}`);
    if (mode === "wide") assert.ok(question.x + question.w < tut.x, `${width}×${height}`);
    if (mode === "wide") assert.ok(hand.y - question.y >= 100, `${width}×${height}`);
  }
});
