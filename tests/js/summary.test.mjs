// How a game ended, told to whoever played it: words are told by their keys here.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headline, marks, waysBack } from "../../static/js/shell/summary.js";

const SEATS = [0, 1].map((id) => ({ number: id, user: { id, name: `p${id}`, titles: [] }, level: "", absence: "" }));
const OUTCOME = { places: [1, 2], winners: [0], left: [], away: [], sides: {} };

/** The table as the owner of a seat sees it. */
const seenBy = (seat) => ({ state: { frame: { seat, table: { seats: SEATS } } }, facts: {}, words: {} });

test("whoever has won is told so, and others by whom", () => {
  assert.equal(headline(seenBy(0), OUTCOME), "over_won");
  assert.equal(headline(seenBy(1), OUTCOME), "over_winners");
  assert.deepEqual(marks(OUTCOME, 0), ["winner"]);
});

test("what a bot has won for somebody away is not their win", () => {
  const away = { ...OUTCOME, away: [0] };
  assert.equal(headline(seenBy(0), away), "over_bot");
  assert.equal(headline(seenBy(1), away), "over_bot");
  assert.deepEqual(marks(away, 0), ["bot_won"]);
});

test("of games that ended before it was written down who was away, nobody was", () => {
  const { away: _, ...old } = OUTCOME;
  assert.equal(headline(seenBy(0), old), "over_won");
});

test("whoever left is told that before all", () => {
  const left = { ...OUTCOME, left: [0] };
  assert.equal(headline(seenBy(0), left), "over_left");
  assert.deepEqual(marks(left, 0), ["has_left", "bot_won"]);
});

test("a game that began is looked back at, tried otherwise and checked, though it was called off", () => {
  const off = { uid: "t", status: "cancelled", started_at: 1, outcome: null };
  const ways = (table, me) => waysBack({ facts: { me }, frame: { table }, replay: null }).map(([way]) => way);
  assert.deepEqual(ways(off, SEATS[0].user), ["replay", "what_if", "verify"]);
  assert.deepEqual(ways(off, null), ["replay", "verify"]);
  assert.deepEqual(ways({ ...off, started_at: null }, null), []);
});
