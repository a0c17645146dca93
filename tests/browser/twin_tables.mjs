// Draws a position and a move at a table fed by frames, and tells all that can be seen of it.
//
// Nothing here waits for a clock or a screen: frames and short timers come when asked for, long ones
// never, the stage is told how large it is, and what flies is held where it starts, noted, then put down.

import { html, render } from "#page/core/html.js";
import { written } from "#page/core/page.js";
import { Words } from "#page/core/vocabulary.js";
import { DrawnTable } from "#page/shell/drawn_table.js";
import { TableContext } from "#page/table/context.js";
import { fixtureSource } from "#page/table/fixture_source.js";
import { makeStore } from "#page/table/store.js";

const SIZE = { clientWidth: 976, clientHeight: 748 };
for (const [side, length] of Object.entries(SIZE))
  Object.defineProperty(Element.prototype, side, { get: () => length });

let last = 0;
/** @type {Map<number, () => void>} */
let due = new Map();
const later = (work) => {
  last += 1;
  due.set(last, work);
  return last;
};
globalThis.requestAnimationFrame = (draw) => later(() => draw(performance.now()));
globalThis.setTimeout = (work, ms = 0) => (ms > 0 ? 0 : later(work));
globalThis.cancelAnimationFrame = globalThis.clearTimeout = (one) => due.delete(one);

let flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const one = animate.call(this, frames, timing);
  one.pause();
  flights.push({ one, told: [this.className, this.dataset.key ?? "", frames, one.effect.getTiming()] });
  return one;
};

const noted = new WeakSet();
let keys = [];

/** The next turn, when all promises have been kept. */
const soon = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

/** Until nothing is left to be drawn. */
async function drawn() {
  for (let quiet = 0; quiet < 2; quiet = due.size ? 0 : quiet + 1) {
    const now = due;
    due = new Map();
    for (const work of now.values()) work();
    await soon();
  }
}

/**
 * @param {(given: object) => any} makeStage
 * @param {object[]} frames a position, and what came of a move in it
 */
async function shown(makeStage, frames) {
  const { facts, words } = written("page");
  const source = fixtureSource(frames);
  const table = makeStore(source, { facts, words: new Words(words) });
  const draws = makeStage({ html, table });
  const stage = { draws, onFailure: reportError };
  note(draws.game);
  keys = [];
  const place = document.querySelector("#table");
  table.onChange(() =>
    render(html`<${TableContext.Provider} value=${table}><${DrawnTable} drawn=${stage} /><//>`, place),
  );
  table.open();
  await drawn();
  flights = [];
  source.next();
  await drawn();
  const flown = flights.map(({ told }) => told);
  const flying = place.innerHTML;
  for (const { one } of flights) one.finish();
  await drawn();
  const seen = { flown, flying, lying: place.innerHTML, keys, sent: source.sent.map(said) };
  render(null, place);
  return seen;
}

/** What is sent, without the number by which its answer is known: that is drawn by lot. */
const said = ({ id, ...rest }) => rest;

/** Keys of pieces are in no attribute, and decide all the same what moves where. */
function note(game) {
  if (noted.has(game)) return;
  noted.add(game);
  const { scene } = game;
  game.scene = (known) => {
    const made = scene(known);
    keys.push(made.pieces.map(({ key, zone, face, thing }) => [key, zone, face, thing]));
    return made;
  };
}

/**
 * A frame that says of which world it is; its clocks stand.
 *
 * @param {any} frame
 * @param {number} world
 */
function marked(frame, world) {
  const told = structuredClone(frame);
  for (const one of [told.view, ...told.events]) one.mark = `world-${world}`;
  told.clocks = { now: 0, seats: told.clocks.seats.map(() => ({ deadline: null, bank: 0 })) };
  return told;
}

/**
 * Show twins; tell how they differ, or where the mark of their world is to be seen.
 *
 * @param {(given: object) => any} makeStage
 */
export const comparing = (makeStage) => async (pairs) => {
  const faults = [];
  let flown = 0;
  for (const [before, ...after] of pairs) {
    const worlds = after.map((frame, world) => [before, frame].map((told) => marked(told, world)));
    const [one, other] = [await shown(makeStage, worlds[0]), await shown(makeStage, worlds[1])];
    flown += one.flown.length;
    faults.push(...Object.keys(one).flatMap((part) => fault(part, one, other)));
  }
  return { faults, flown };
};

function fault(part, one, other) {
  const [left, right] = [JSON.stringify(one[part]), JSON.stringify(other[part])];
  if (left === right && !left.includes("world-")) return [];
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  return [`${part}: ${left.slice(Math.max(0, at - 80), at + 80)}`];
}
