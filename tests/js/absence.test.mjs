// Whoever is away from a game that is played is seen to be, by a sign and a word, on every table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../static/js/core/vocabulary.js";
import { fixtureSource } from "../../static/js/table/fixture_source.js";
import { absenceOf } from "../../static/js/table/seating.js";
import { makeStore } from "../../static/js/table/store.js";
import { told } from "./told_tree.mjs";

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { title: "", getElementById: () => null };
const { Plate } = await import("../../static/js/stage/plate.js");
const { ScoreTable } = await import("../../games/omfc/static/omfc/score.js");

const words = new Proxy({ texts: {} }, { get: (known, name) => known[name] ?? (() => "") });
const GAMES = ["uno", "madness", "shipit", "stayaway", "omfc"];
const SIZES = [
  { width: 1280, height: 760, mode: "wide" },
  { width: 390, height: 760, mode: "phone" },
  { width: 800, height: 360, mode: "flat" },
];

/** What is told of a game's seats while the owner of one is absent. */
async function seatsOf(slug, size, seat, absence) {
  const { frames } = await import(`../../games/${slug}/static/${slug}/samples.js`);
  const { makeStage } = await import(`../../games/${slug}/static/${slug}/stage.js`);
  const { view, table } = Object.values(frames)[0];
  const { game } = makeStage({ table: { words } });
  const absenceOf = (one) => (one === seat ? absence : "");
  const company = { seat: 0, order: table.seats.map(({ number }) => number) };
  const scene = game.scene({ view, company, before: null, sorting: "", spent: null, veiled: false });
  const layout = game.layout(size, scene, company, "");
  if (!layout.plates.length) return told(ScoreTable({ view, words, nameOf: String, absenceOf, rounds: [], me: 0 }));
  return layout.plates.map((place) => {
    const person = { name: "Bob", isBot: false, absence: absenceOf(place.seat) };
    return told(Plate({ place, person, told: game.told(view, place.seat, words, []), timing: null }));
  });
}

for (const slug of GAMES) {
  test(`an absent seat of ${slug} is seen and named at every size`, async () => {
    for (const size of SIZES) {
      for (const [absence, sign] of Object.entries({ not_here: "unheard", away: "bot", gone: "bot" })) {
        const shown = String(await seatsOf(slug, size, 1, absence));
        assert.equal(shown.split(`<${sign}>`).length, 2, `${size.mode}: ${shown}`);
        assert.ok(shown.includes(absence), `${size.mode}: ${shown}`);
      }
      assert.doesNotMatch(String(await seatsOf(slug, size, 1, "")), /<unheard>|<bot>/);
    }
  });
}

const ANN = { id: 1, name: "Ann" };
const BOB = { id: 2, name: "Bob" };
const FACTS = { uid: "t", game: "toy", language: "en", me: ANN, settings: {}, levels: [], invite: "", stage: null };

function opened({ status = "playing", away = "" } = {}) {
  const seats = [ANN, BOB, null].map((user, number) => ({ number, user, absence: number === 1 ? away : "" }));
  const clocks = { now: 0, seats: [] };
  const frame = { type: "state", version: 1, since: 0, seat: 0, events: [], view: { asks: {} }, clocks };
  const source = fixtureSource([{ ...frame, table: { status, seats } }]);
  const table = makeStore(source, { facts: FACTS, words: new Words({}) });
  table.open();
  return { source, absences: () => seats.map(({ number }) => absenceOf(table, number)) };
}

test("whoever is not among those here is not heard of, while the game is played", () => {
  const { source, absences } = opened();
  assert.deepEqual(absences(), ["", "", ""]);
  source.tell({ type: "pong", here: [], anonymous: 0 });
  assert.deepEqual(absences(), ["", "not_here", ""]);
  source.tell({ type: "pong", here: [2], anonymous: 0 });
  assert.deepEqual(absences(), ["", "", ""]);
});

test("that a bot plays for somebody is more than that they are not here; an end waits for nobody", () => {
  const played = opened({ away: "away" });
  played.source.tell({ type: "pong", here: [], anonymous: 0 });
  assert.deepEqual(played.absences(), ["", "away", ""]);
  const over = opened({ status: "finished" });
  over.source.tell({ type: "pong", here: [], anonymous: 0 });
  assert.deepEqual(over.absences(), ["", "", ""]);
});
