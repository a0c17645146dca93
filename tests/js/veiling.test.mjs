// What is hidden with role and hand: an event without what only its viewer was told, the history told so.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: false });
globalThis.document = { hidden: false };
globalThis.localStorage = { getItem: () => null, setItem: () => {} };

const { prefer } = await import("../../static/js/stage/preferences.js");
const { shownLog } = await import("../../static/js/stage/veiled_log.js");
const { isDown, openly } = await import("../../games/stayaway/static/stayaway/veiling.js");
const { Words } = await import("../../static/js/core/vocabulary.js");

test("an event is told without what is mine alone; of an infection nothing is told", () => {
  assert.deepEqual(openly({ type: "draw", seat: 0, count: 1, cards: ["axe"] }), { type: "draw", seat: 0, count: 1 });
  const exchange = { type: "exchange", seats: [0, 1] };
  assert.deepEqual(openly({ ...exchange, gave: "run", got: "infected" }), exchange);
  assert.deepEqual(openly({ type: "play", seat: 0, card: "axe" }), { type: "play", seat: 0, card: "axe" });
  assert.equal(openly({ type: "infected", seat: 0, by: 1 }), null);
});

test("whoever watches hides nothing, and at the end all lies open", () => {
  prefer({ veiled: true });
  assert.equal(isDown({ seat: 0 }), true);
  assert.equal(isDown({ seat: null }), false);
  assert.equal(isDown({ seat: 0, revealed: {} }), false);
  prefer({ veiled: false });
  assert.equal(isDown({ seat: 0 }), false);
});

test("the history is told anew while the veil is down, each line once", () => {
  const words = new Words({ events: { draw: ["drew {cards}", "drew {count}"], infected: ["{by} infects"] } });
  const events = [
    { type: "draw", count: 1, cards: ["axe"] },
    { type: "infected", by: 1 },
  ];
  const log = events.map((event, id) => ({
    id,
    version: id,
    seat: 0,
    text: words.say("events", event),
    pieces: [],
    event,
  }));
  const table = { state: { log }, frame: { view: { seat: 0 } }, words };
  const game = { veil: { isDown, openly } };
  assert.equal(shownLog(table, game), log);
  prefer({ veiled: true });
  const told = shownLog(table, game);
  assert.deepEqual(
    told.map(({ id, text }) => [id, text]),
    [[0, "drew 1"]],
  );
  assert.equal(shownLog(table, game)[0], told[0]);
  assert.equal(shownLog(table), log);
  prefer({ veiled: false });
  assert.equal(shownLog(table, game), log);
});
