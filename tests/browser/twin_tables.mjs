// Draws a position and a move at a table fed by frames, and tells all that can be seen of it.

import { html, render } from "#page/core/html.js";
import { written } from "#page/core/page.js";
import { Words } from "#page/core/vocabulary.js";
import { DrawnTable } from "#page/shell/drawn_table.js";
import { TableContext } from "#page/table/context.js";
import { fixtureSource } from "#page/table/fixture_source.js";
import { makeStore } from "#page/table/store.js";
import { drawn, flown, forget, land } from "./still_page.mjs";

const place = document.querySelector("#table");
const noted = new WeakSet();
let keys = [];

/**
 * @typedef {object} World
 * @property {object[]} frames a position, and what came of a move in it
 * @property {[object, object][][]} [previews] of each frame, what the server would answer to what is tried
 *
 * @typedef {object} Opening what is opened before the move, and after it: each is told what there is then
 * @property {(table: object, number: number) => Promise<unknown>} before
 * @property {(table: object, number: number) => Promise<unknown>} after
 */

/**
 * @param {(given: object) => any} makeStage
 * @param {World} world
 * @param {Opening | undefined} opening
 * @param {number} number
 */
async function shown(makeStage, world, opening, number) {
  const { table, source, answers } = fed(world);
  const draws = makeStage({ html, table });
  const stage = { draws, onFailure: reportError };
  const seen = {};
  note(draws.game);
  keys = [];
  table.onChange(() =>
    render(html`<${TableContext.Provider} value=${table}><${DrawnTable} drawn=${stage} /><//>`, place),
  );
  table.open();
  await drawn();
  if (opening) seen.opened = await opening.before(table, number);
  forget();
  answers.at += 1;
  source.next();
  await drawn();
  Object.assign(seen, { flown: flown(), flying: place.innerHTML });
  land();
  await drawn();
  seen.lying = place.innerHTML;
  if (opening) seen.anew = await opening.after(table, number);
  Object.assign(seen, { keys, sent: source.sent.map(said) });
  render(null, place);
  return seen;
}

/**
 * A table that is told what is tried; nothing that is sent moves anything.
 *
 * @param {World} world
 */
function fed({ frames, previews = [] }) {
  const { facts, words } = written("page");
  const source = fixtureSource(frames);
  const answers = { at: 0 };
  const known = previews.map((some) => new Map(some.map(([move, preview]) => [sorted(move), preview])));
  const table = makeStore(source, { facts, words: new Words(words) });
  source.send = (frame) => {
    source.sent.push(frame);
    const preview = frame.try && known[answers.at]?.get(sorted(frame.try));
    if (preview) queueMicrotask(() => source.tell({ type: "preview", id: frame.id, preview }));
    return true;
  };
  table.session.sendMove = (move) => source.sent.push({ move });
  return { table, source, answers };
}

const sorted = (move) => JSON.stringify(Object.entries(move).toSorted());

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
  for (const one of [frame.view, ...frame.events]) one.mark = `world-${world}`;
  frame.clocks = { now: 0, seats: frame.clocks.seats.map(() => ({ deadline: null, bank: 0 })) };
}

/**
 * Show twins; tell how they differ, or where the mark of their world is to be seen.
 *
 * @param {(given: object) => any} makeStage
 * @param {Opening} [opening]
 */
export const comparing = (makeStage, opening) => async (pairs, first) => {
  const faults = [];
  let count = 0;
  for (const [at, worlds] of pairs.entries()) {
    for (const [world, { frames }] of worlds.entries()) for (const frame of frames) marked(frame, world);
    const one = await shown(makeStage, worlds[0], opening, first + at);
    const other = await shown(makeStage, worlds[1], opening, first + at);
    count += one.flown.length;
    faults.push(...Object.keys(one).flatMap((part) => fault(part, one, other)));
  }
  return { faults, flown: count };
};

function fault(part, one, other) {
  const [left, right] = [one, other].map((seen) => (typeof seen[part] === "string" ? seen[part] : told(seen[part])));
  const mark = left.indexOf("world-");
  if (left === right && mark < 0) return [];
  const at = left === right ? mark : [...left].findIndex((letter, index) => letter !== right[index]);
  const about = [left, right].map((text) => text.slice(Math.max(0, at - 80), at + 80));
  return [`${part}: ${about.join(" … ")}`];
}

const told = (seen) => JSON.stringify(seen) ?? "";
