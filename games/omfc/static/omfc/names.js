// What cells, points and seats are called.

import { quarters } from "#page/core/vocabulary.js";
import { arcOf, middleOf } from "./geometry.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Parts } from "#page/stage/module.js"
 * @import { Board, Cell, CellSeen, Move, View } from "./wire.js"
 */

const WINDS = 8;
const POINT = 4;

/**
 * Where a cell lies: "third ring, south".
 *
 * @param {Board} board
 * @param {Cell} cell
 * @param {Words} words
 */
export function placeName(board, cell, words) {
  const place = board.cells[cell];
  const wind = Math.round(middleOf(arcOf(board, place)) / (360 / WINDS)) % WINDS;
  return words.label("cell_place", { ring: words.label(`ring_${place.ring}`), wind: words.label(`wind_${wind}`) });
}

/**
 * What the history calls it: "C3".
 *
 * @param {Cell} cell
 * @param {Words} words
 */
export const called = (cell, words) => words.tell("cell", cell);

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * So many points, in quarters.
 *
 * @param {number} amount
 * @param {Words} words
 */
export function pointsTold(amount, words) {
  if (amount % POINT === 0) return words.count("points_count", amount / POINT);
  return words.label("points_part", { count: quarters(amount) });
}

/**
 * @param {number} price
 * @param {Words} words
 */
export const priceTold = (price, words) => (price ? quarters(price) : words.label("for_nothing"));

/**
 * What lies in a cell: houses by their owners, ashes, the land.
 *
 * @param {Cell} cell
 * @param {Pick<Parts<View>, "view" | "words" | "nameOf">} parts
 * @param {Board} board
 */
export function contents(cell, { view, words, nameOf }, board) {
  const seen = view.cells[cell];
  const things = thingsIn(seen).map((one) =>
    one === "ruin" ? words.label("ruin") : words.label("house_of", { who: nameOf(one) }),
  );
  const owner = view.forts.findIndex((cells) => cells.includes(cell));
  const fort = owner < 0 ? [] : [words.label("fort_of", { who: nameOf(owner) })];
  const lands = (seen?.marks ?? []).map((mark) => words.tell("marks", mark));
  const sinks = seen?.drowned && !seen.marks.includes("sunk") ? [words.tell("marks", "drowned")] : [];
  const room = board.cells[cell].holds - things.length;
  const free = room ? words.count("room", room) : words.tell("marks", "full");
  return [...(things.length ? things : [words.label("nothing_here")]), ...fort, ...lands, ...sinks, free];
}

/**
 * @param {CellSeen | undefined} seen
 * @returns {(number | "ruin")[]}
 */
export function thingsIn(seen) {
  if (!seen) return [];
  const houses = seen.houses.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  return [...houses, ...seen.ruins.map(() => /** @type {const} */ ("ruin"))];
}

/** Acts that cost nothing, and so have no price to be told by. */
const UNPRICED = /** @type {const} */ (["start", "desert", "river", "capital"]);

/**
 * What a screen reader says of a cell.
 *
 * @param {Cell} cell
 * @param {Pick<Parts<View>, "view" | "words" | "nameOf"> & { board: Board }} props
 * @param {Move[]} legal  what can be done there
 */
export function spokenName(cell, props, legal) {
  const { board, view, words } = props;
  const prices = Object.entries(view.prices?.[cell] ?? {}).map(
    ([kind, price]) => `${words.label(`price_${kind}`)} ${priceTold(price, words)}`,
  );
  const kinds = new Set(legal.map(({ type }) => type));
  const more = UNPRICED.filter((kind) => kinds.has(kind)).map((kind) => words.label(`can_${kind}`));
  const told = [...contents(cell, props, board), ...prices, ...more].join(", ");
  const income = words.label("income_here", { points: quarters(board.cells[cell].income) });
  return `${placeName(board, cell, words)}, ${called(cell, words)}, ${income}: ${told}`;
}
