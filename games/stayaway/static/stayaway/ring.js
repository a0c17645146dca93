// Who sits where: places keep their order round the table, and close up when one is gone.

/**
 * @import { Point } from "#page/stage/geometry.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Point & { rx: number, ry: number }} Ellipse
 * @typedef {{ seats: Map<number, number>, gaps: Map<number, number> }} Angles of seats and gaps, in degrees
 */

const BELOW = 90;

/**
 * The place that lies nearest to the viewer: their own; after they have dropped out, the one they had.
 *
 * @param {View} view
 * @param {number | null} seat
 * @param {number} before
 */
export function nearest({ places }, seat, before) {
  const at = places.indexOf(seat ?? 0);
  return at < 0 ? before : at;
}

/**
 * Clockwise on the screen from the nearest place that is still there.
 *
 * @param {Pick<View, "places">} view
 * @param {number} base
 * @returns {Angles}
 */
export function angles({ places }, base) {
  const count = places.length;
  const round = Array.from({ length: count }, (_, at) => (base + at) % count).filter((place) => places[place] !== null);
  const step = 360 / Math.max(1, round.length);
  return {
    seats: new Map(round.map((place, at) => [/** @type {number} */ (places[place]), BELOW + at * step])),
    gaps: new Map(round.map((place, at) => [place, BELOW + (at + 0.5) * step])),
  };
}

/**
 * @param {Ellipse} ellipse
 * @param {number} angle
 * @param {number} part how far from the middle, 1 being the edge
 * @returns {Point}
 */
export function at({ x, y, rx, ry }, angle, part = 1) {
  const turn = (angle * Math.PI) / 180;
  return { x: x + rx * part * Math.cos(turn), y: y + ry * part * Math.sin(turn) };
}

/**
 * Two spots apart from each other on the way from one point to another.
 *
 * @param {Point} one
 * @param {Point} other
 * @param {number} least
 * @returns {[Point, Point]}
 */
export function apart(one, other, least) {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(x, y) || 1;
  const wanted = Math.max(least, far * 0.8);
  const shift = (far - wanted) / 2 / far;
  return [
    { x: one.x + x * shift, y: one.y + y * shift },
    { x: other.x - x * shift, y: other.y - y * shift },
  ];
}
