// The round board on paper: where the engine's arcs lie when the middle is at 0, 0.
//
// Angles are degrees, clockwise from the top. Cells that border on each other share their edge
// exactly; what looks like a gap between them is a line drawn over it.

/**
 * @import { Point } from "#page/stage/geometry.js"
 * @import { Board, Cell, Place } from "./wire.js"
 *
 * @typedef {{ from: number, to: number, inner: number, outer: number }} Arc
 */

/** The outermost edge of the cells. */
export const OUTER = 312;
/** Half of the square the board is drawn in, its rim included. */
export const HALF = 330;
/** How large the middle is on a board of so many rings. */
const CORE = /** @type {Record<number, number>} */ ({ 3: 112, 4: 90, 5: 76 });
/** Houses stand outside the middle of a cell, in the core more so: its income is engraved at the inner edge. */
const STAND = 0.57;
const CORE_STAND = 0.63;

/**
 * What never changes is worked out once for each board, and once for each of its places.
 *
 * @template {object} K
 * @template V
 * @param {WeakMap<K, V>} known
 * @param {K} key
 * @param {() => V} work
 */
function once(known, key, work) {
  const made = known.get(key) ?? work();
  known.set(key, made);
  return made;
}

/** @type {WeakMap<Board, number>} */
const rings = new WeakMap();
/** @type {WeakMap<Place, Arc>} */
const arcs = new WeakMap();

/** @param {Board} board */
export const ringsOf = (board) =>
  once(rings, board, () => 1 + Math.max(...Object.values(board.cells).map(({ ring }) => ring)));

/**
 * The edge of a ring of so many; that of the ring after the last is the middle.
 *
 * @param {number} count
 * @param {number} ring
 */
function edge(count, ring) {
  return ring === count ? 0 : OUTER - ((OUTER - CORE[count]) * ring) / (count - 1);
}

/**
 * @param {Board} board
 * @param {Place} place
 * @returns {Arc}
 */
export function arcOf(board, place) {
  return once(arcs, place, () => {
    const { ring, start, width } = place;
    const count = ringsOf(board);
    const degrees = 360 / board.circle;
    const from = start * degrees;
    return { from, to: from + width * degrees, inner: edge(count, ring + 1), outer: edge(count, ring) };
  });
}

/** @param {Arc} arc */
export const middleOf = ({ from, to }) => (from + to) / 2;

/**
 * @param {number} radius
 * @param {number} angle
 * @returns {Point}
 */
export function polar(radius, angle) {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

const short = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/**
 * @param {number} radius
 * @param {number} angle
 */
const at = (radius, angle) => {
  const { x, y } = polar(radius, angle);
  return `${short(x)} ${short(y)}`;
};

/**
 * A cell's edge, or a line so far inside of it.
 *
 * @param {Arc} arc
 * @param {number} inside
 */
export function outline({ from, to, inner, outer }, inside = 0) {
  const high = outer - inside;
  const low = inner ? inner + inside : 0;
  /** A side runs so far from the edge at every radius. */
  const slip = (/** @type {number} */ radius) => (Math.asin(Math.min(1, inside / radius)) * 180) / Math.PI;
  const big = to - from > 180 ? 1 : 0;
  const rim = `M${at(high, from + slip(high))}A${short(high)} ${short(high)} 0 ${big} 1 ${at(high, to - slip(high))}`;
  if (!low) return `${rim}${inside ? "" : "L0 0"}Z`;
  return `${rim}L${at(low, to - slip(low))}A${short(low)} ${short(low)} 0 ${big} 0 ${at(low, from + slip(low))}Z`;
}

/**
 * The line that two cells share.
 *
 * @param {Board} board
 * @param {Cell} one
 * @param {Cell} other
 */
export function border(board, one, other) {
  const [a, b] = [one, other].map((cell) => board.cells[cell]);
  const [mine, its] = [a, b].map((place) => arcOf(board, place));
  if (a.ring !== b.ring) return shared(mine, its);
  const sides = touching(mine, its).map((angle) => `M${at(mine.inner, angle)}L${at(mine.outer, angle)}`);
  return sides.join("");
}

/**
 * At which angles two cells of a ring meet: the two in the middle do so twice.
 *
 * @param {Arc} one
 * @param {Arc} other
 */
const touching = (one, other) => [
  ...(turned(one.to - other.from) ? [] : [one.to]),
  ...(turned(other.to - one.from) ? [] : [one.from]),
];

const turned = (/** @type {number} */ angle) => ((angle % 360) + 360) % 360;

/**
 * The part of a ring's edge where two cells of neighbouring rings lie side by side.
 *
 * @param {Arc} one
 * @param {Arc} other
 */
function shared(one, other) {
  const radius = Math.min(one.outer, other.outer);
  const ahead = turned(other.from - one.from);
  const from = ahead < one.to - one.from ? one.from + ahead : one.from;
  const end = (/** @type {Arc} */ arc) => from + turned(arc.to - from || 360);
  const to = Math.min(end(one), end(other));
  return `M${at(radius, from)}A${short(radius)} ${short(radius)} 0 0 1 ${at(radius, to)}`;
}

/** How much an income needs beside the price of the cell further in, and how far along its own cell it may go for it. */
const BESIDE_TAG = 26;
const ALONG = [0, -0.32, 0.32];

/**
 * At which angle a cell's income is engraved: in its middle, unless the price of a cell further in would hide it.
 *
 * @param {Board} board
 * @param {Place} place
 */
export function incomeAngle(board, place) {
  const arc = arcOf(board, place);
  const further = Object.values(board.cells).filter(({ ring }) => ring === place.ring + 1);
  const priced = further.map((one) => middleOf(arcOf(board, one)));
  /** @param {number} angle */
  const room = (angle) => (arc.inner * Math.PI * Math.min(...priced.map((one) => apart(angle, one)))) / 180;
  const angles = ALONG.map((part) => middleOf(arc) + part * (arc.to - arc.from));
  if (!priced.length) return angles[0];
  return angles.find((angle) => room(angle) >= BESIDE_TAG) ?? angles.toSorted((a, b) => room(b) - room(a))[0];
}

/**
 * How many degrees lie between two angles.
 *
 * @param {number} one
 * @param {number} other
 */
const apart = (one, other) => Math.min(turned(one - other), turned(other - one));

/**
 * Where a capital's flag stands: at the inner edge, on the side where the income is not; below the houses.
 *
 * @param {Board} board
 * @param {Place} place
 */
export function flagPoint(board, place) {
  const arc = arcOf(board, place);
  if (!arc.inner) return polar(arc.outer * 0.36, middleOf(arc) + 55);
  const radius = arc.inner + 11;
  const slip = (13 / radius) * (180 / Math.PI);
  return polar(radius, incomeAngle(board, place) > middleOf(arc) ? arc.from + slip : arc.to - slip);
}

/**
 * How large a house may be in a cell that is to hold so many.
 *
 * @param {Arc} arc
 * @param {number} holds
 */
export function houseSize(arc, holds) {
  const along = ((arc.to - arc.from) * Math.PI * stand(arc)) / 180;
  return Math.min(42, (along / holds) * 0.88, (arc.outer - arc.inner) * 0.46);
}

/**
 * How far out from the middle of the board the houses of a cell reach.
 *
 * @param {Arc} arc
 * @param {number} holds
 */
export const standing = (arc, holds) => stand(arc) + houseSize(arc, holds) / 2;

/** @param {Arc} arc */
const stand = ({ inner, outer }) => inner + (outer - inner) * (inner ? STAND : CORE_STAND);

/**
 * Where so many things stand in a cell, along its arc.
 *
 * @param {Arc} arc
 * @param {number} count
 * @param {number} size
 */
export function spots(arc, count, size) {
  const radius = stand(arc);
  const step = ((size * 1.14) / radius) * (180 / Math.PI);
  const first = middleOf(arc) - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, number) => polar(radius, first + step * number));
}
