// What is to be said of a cell: the acts that are open there, and those that somebody might think of.

import { cellsOf, known } from "./moves.js";

/**
 * @import { Lit } from "#page/stage/choosing.js"
 * @import { Board, Cell, Move, View } from "./wire.js"
 *
 * @typedef {object} Act  one thing to do to one seat; an attack may come from several cells
 * @property {string} kind
 * @property {number | null} victim
 * @property {Move[]} moves
 * @property {boolean} open
 */

/** How an act is told apart from others in its cell. */
const sort = (/** @type {Move} */ move) =>
  JSON.stringify([move.type, "seat" in move ? move.seat : null, "border" in move ? move.border : null]);

/**
 * All legal moves by the cells in which they are made.
 *
 * @param {Lit} lit
 * @returns {Map<Cell, Move[]>}
 */
export function byCell(lit) {
  /** @type {Map<Cell, Move[]>} */
  const found = new Map();
  for (const [{ move }] of lit.values())
    for (const cell of cellsOf(known(move))) found.set(cell, [...(found.get(cell) ?? []), known(move)]);
  return found;
}

/**
 * @param {Move[]} moves
 * @param {boolean} open
 * @returns {Act[]}
 */
function acts(moves, open) {
  const kinds = new Map(moves.map((move) => [sort(move), move]));
  return Array.from(kinds, ([key, { type, ...move }]) => ({
    kind: type,
    victim: "seat" in move ? move.seat : null,
    moves: moves.filter((one) => sort(one) === key),
    open,
  }));
}

/**
 * The acts of a cell, the possible ones first.
 *
 * @param {Move[]} legal those in this cell
 * @param {Move[]} thinkable
 * @returns {Act[]}
 */
export function actsIn(legal, thinkable) {
  const open = new Set(legal.map(sort));
  return [
    ...acts(legal, true),
    ...acts(
      thinkable.filter((move) => !open.has(sort(move))),
      false,
    ),
  ];
}

/**
 * What somebody might think of in a cell: a house, and harm to each house of another that stands
 * there. Whether it can be done the server says.
 *
 * @param {View} view
 * @param {Board} board
 * @param {Cell} cell
 * @param {number} me
 * @returns {Move[]}
 */
export function thinkable(view, board, cell, me) {
  if (view.stage === "start" || view.stage === "desert") return [{ type: view.stage, cell }];
  if (view.stage !== "play") return [];
  const victims = (view.cells[cell]?.houses ?? []).flatMap((count, seat) => (count && seat !== me ? [seat] : []));
  const from = board.cells[cell].near.find((one) => view.cells[one]?.houses[me]) ?? board.cells[cell].near[0];
  return [
    { type: "build", cell },
    ...victims.flatMap(
      (seat) =>
        /** @type {Move[]} */ ([
          { type: "attack", cell, seat, from },
          { type: "sabotage", cell, seat },
        ]),
    ),
  ];
}
