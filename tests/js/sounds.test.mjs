// Sounds: every event of a game has its own, and who wants no motion hears them too.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { title: "", getElementById: () => null };

const { heardIn, voices } = await import("../../static/js/stage/sounds.js");

/**
 * What is not heard, by game: what follows at once from what is, and what is only looked at or said.
 *
 * @type {Record<string, string[]>}
 */
const SILENT = {
  uno: [],
  madness: [],
  omfc: [],
  shipit: [
    ..."turn fizzled collected peek put_back look search keep requested orchestrated accept decline".split(" "),
    ..."nothing_to_draw game_over".split(" "),
  ],
  stayaway: [
    ..."turn discard swap pick gave target passed no_exchange infected look show accept stay silent".split(" "),
    "quarantine_over",
  ],
};

/** The types of a game's events, as its wire tells them. */
async function eventsOf(folder) {
  const wire = await readFile(new URL("wire.d.ts", folder), "utf8");
  const [, union] = /export type Event =([^;]+);/.exec(wire) ?? [];
  return Array.from(union.matchAll(/\w+/g), ([name]) => {
    const [, body] = new RegExp(`export interface ${name} \\{([^}]+)\\}`).exec(wire) ?? [];
    const [, types] = /\btype: ([^;]+);/.exec(body) ?? [];
    return Array.from(types.matchAll(/"(\w+)"/g), ([, type]) => type);
  }).flat();
}

for (const [slug, silent] of Object.entries(SILENT)) {
  test(`every event of ${slug} is heard, and no two sound alike`, async () => {
    const folder = new URL(`../../games/${slug}/static/${slug}/`, import.meta.url);
    const { makeStage } = await import(new URL("stage.js", folder));
    const { game } = makeStage({ table: { words: {} } });
    const soundOf = (type) => game.sound({ type }, { seat: 0, order: [0, 1] });
    const events = await eventsOf(folder);
    assert.deepEqual(
      silent.filter((type) => !events.includes(type)),
      [],
    );
    assert.deepEqual(
      events.filter((type) => !soundOf(type) && !silent.includes(type)),
      [],
    );
    const named = events.map(soundOf).filter(Boolean);
    const heard = named.map((name) => JSON.stringify(voices(name)));
    assert.ok(!heard.includes("[]"));
    assert.deepEqual(
      named.filter((_, at) => heard.indexOf(heard[at]) !== at),
      [],
    );
  });
}

test("each sound of a frame is heard once, moved or not; what was passed over is silent", () => {
  const frame = { events: ["draw", "draw", "turn", "play"] };
  const nameOf = (event) => ({ draw: "drawn", play: "laid" })[event] ?? null;
  assert.deepEqual(heardIn({ frame, skipped: 0, speed: 0 }, nameOf), ["drawn", "laid"]);
  assert.deepEqual(heardIn({ frame, skipped: 3, speed: 0 }, nameOf), []);
});
