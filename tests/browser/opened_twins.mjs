// Draws a position, opens all that can be opened in it, and tells all that can be seen then.
//
// Sheets, dialogs, tips and foretold outcomes are asked for one after the other. What is tried is answered
// as the server would answer, and nothing that is sent moves anything. Nothing here waits for a clock: what
// waits a moment comes at once, what would go by itself after a while stays.

import { html, render } from "#page/core/html.js";
import { written } from "#page/core/page.js";
import { Words } from "#page/core/vocabulary.js";
import { DrawnTable } from "#page/shell/drawn_table.js";
import { TableContext } from "#page/table/context.js";
import { fixtureSource } from "#page/table/fixture_source.js";
import { makeStore } from "#page/table/store.js";

let due = [];

const later = setTimeout;
const now = performance.now.bind(performance);
const LONG = 1000;

/** The next turn; a message in between keeps timers from being slowed as a chain of timers is. */
const soon = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => later(resolve);
    port2.postMessage(0);
  });

async function drawn() {
  for (let quiet = 0; quiet < 3; quiet = due.length ? 0 : quiet + 1) {
    const now = due;
    due = [];
    for (const draw of now) draw(performance.now());
    await soon();
  }
}

const sorted = (move) => JSON.stringify(Object.entries(move).toSorted());

/** A table that answers what is tried, takes every touch, and keeps what is sent. */
function opened({ frame, previews }) {
  const { facts, words } = written("page");
  const source = fixtureSource([frame]);
  const known = new Map(previews.map(([move, preview]) => [sorted(move), preview]));
  const table = makeStore(source, { facts, words: new Words(words) });
  source.send = ({ try: move, id }) => {
    const preview = move && known.get(sorted(move));
    if (preview) queueMicrotask(() => source.tell({ type: "preview", id, preview }));
    return true;
  };
  table.steady.takes = () => true;
  table.session.sendMove = () => {};
  return table;
}

const place = document.querySelector("#table");
place.removeAttribute("style"); // what is gone to must be in sight
const isOpen = (thing) => place.querySelector(`[data-thing="${CSS.escape(thing)}"]`);

/** Some of many, others for each number. */
const some = (all, most, number) => all.filter((_, at) => (at + number) % Math.ceil(all.length / most) === 0);

/** @param {(given: object) => any} makeStage */
async function shown(makeStage, world, most, number) {
  const table = opened(world);
  const stage = { draws: makeStage({ html, table }), onFailure: reportError };
  table.onChange(() =>
    render(html`<${TableContext.Provider} value=${table}><${DrawnTable} drawn=${stage} /><//>`, place),
  );
  table.open();
  await drawn();
  const things = [...new Set([...place.querySelectorAll(".stage [data-thing]")].map(({ dataset }) => dataset.thing))];
  const seen = [];
  for (const [at, thing] of some(things, most, number).entries()) {
    if (at) await letGo(table);
    seen.push(...(await touched(thing)));
  }
  render(null, place);
  return seen;
}

async function letGo(table) {
  table.change({ form: null });
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await drawn();
}

const AIMS = ".prod .aim, .slot.lit, .plate.lit, .aims-list button";

/** What is there once something has been gone to, has been touched, and has been aimed. */
async function touched(thing) {
  const seen = [];
  const steps = [() => isOpen(thing)?.focus(), () => isOpen(thing)?.click(), () => place.querySelector(AIMS)?.click()];
  for (const [at, step] of steps.entries()) {
    step();
    await drawn();
    seen.push(`${thing}, step ${at}: ${place.innerHTML}`);
  }
  return seen;
}

/**
 * Open twins; tell where they differ, where the mark of their world is to be seen, and what there was.
 *
 * @param {(given: object) => any} makeStage
 */
export const opening = (makeStage) => async (pairs, most) => {
  globalThis.requestAnimationFrame = (draw) => due.push(draw);
  globalThis.setTimeout = (run, wait = 0) => (wait < LONG ? later(run) : 0);
  performance.now = () => now() - LONG; // what has just come upon the screen counts as seen
  const faults = [];
  const found = { "over-sheet": 0, "<dialog": 0, 'class="tip"': 0, 'class="tag"': 0 };
  for (const [number, worlds] of pairs.entries()) {
    const one = await shown(makeStage, worlds[0], most, number);
    const other = await shown(makeStage, worlds[1], most, number);
    for (const [at, seen] of one.entries()) {
      if (seen !== other[at] || seen.includes("world-")) faults.push(difference(seen, other[at] ?? ""));
      for (const mark in found) found[mark] += seen.includes(mark) ? 1 : 0;
    }
  }
  return { faults, found };
};

function difference(one, other) {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, at < 0 ? one.indexOf("world-") - 80 : at - 80);
  return [one.slice(0, 40), ...[one, other].map((seen) => seen.slice(from, from + 160))].join(" … ");
}
