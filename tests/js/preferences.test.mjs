// What somebody likes of the drawn table: the order of the hand is chosen for each game by itself.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { title: "", getElementById: () => null };

const { prefer, sortedBy, sortingOf } = await import("../../static/js/stage/preferences.js");
const SLUGS = ["uno", "madness", "shipit"];

async function orders(slug) {
  const { makeStage } = await import(`../../games/${slug}/static/${slug}/stage.js`);
  return makeStage({ table: { words: {} } }).game.sortings;
}

test("until one chooses, cards lie in the first order of their game", async () => {
  for (const slug of SLUGS) assert.equal(sortingOf(slug, await orders(slug)), (await orders(slug))[0]);
  assert.equal(sortingOf("omfc", []), "");
});

test("an order chosen in one game is the order of that game alone", async () => {
  const all = Object.fromEntries(await Promise.all(SLUGS.map(async (slug) => [slug, await orders(slug)])));
  prefer(sortedBy("madness", "drawn"));
  prefer(sortedBy("uno", "value"));
  assert.deepEqual(
    SLUGS.map((slug) => sortingOf(slug, all[slug])),
    ["value", "drawn", "kin"],
  );
});

test("an order that a game no longer has is forgotten", () => {
  prefer(sortedBy("uno", "taste"));
  assert.equal(sortingOf("uno", ["colour", "value"]), "colour");
});
