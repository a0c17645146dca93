// Walking over the board by arrows: along the ring, inwards and outwards.

import { arcOf, middleOf } from "./geometry.js";

/** @import { Board, Cell } from "./wire.js" */

/** @type {Record<string, { along?: number, inwards?: number }>} */
const STEPS = {
  ArrowRight: { along: 1 },
  ArrowLeft: { along: -1 },
  ArrowUp: { inwards: 1 },
  ArrowDown: { inwards: -1 },
};

/**
 * The cell an arrow leads to; null where the board ends, or for another key.
 *
 * @param {Board} board
 * @param {Cell} cell
 * @param {string} key
 * @returns {Cell | null}
 */
export function step(board, cell, key) {
  const { along, inwards } = STEPS[key] ?? {};
  if (along) return beside(board, cell, along);
  return inwards ? across(board, cell, inwards) : null;
}

/**
 * @param {Board} board
 * @param {Cell} cell
 * @param {number} way
 */
function beside(board, cell, way) {
  const ring = Object.keys(board.cells).filter((one) => board.cells[one].ring === board.cells[cell].ring);
  return ring[(ring.indexOf(cell) + way + ring.length) % ring.length];
}

/**
 * @param {Board} board
 * @param {Cell} cell
 * @param {number} way
 */
function across(board, cell, way) {
  const { ring, near } = board.cells[cell];
  const there = near.filter((one) => board.cells[one].ring === ring + way);
  const apart = (/** @type {Cell} */ one) => angleBetween(board, cell, one);
  return there.toSorted((one, other) => apart(one) - apart(other))[0] ?? null;
}

/**
 * @param {Board} board
 * @param {Cell} one
 * @param {Cell} other
 */
function angleBetween(board, one, other) {
  const [a, b] = [one, other].map((cell) => middleOf(arcOf(board, board.cells[cell])));
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}
