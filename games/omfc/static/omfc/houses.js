// What stands in cells: each seat's house has a silhouette of its own, in a box from -1 to 1.

import { seatPaint } from "#page/stage/plate.js";

export const CREAM = "#fffaf0";
const SMOKE = "#4a4440";

/** Izba, yurt, tower, tent, mill, chapel, house on stilts, dugout. */
const SHAPES = [
  "M0-1L1-.1H.72V.85H-.72V-.1H-1Z",
  "M-1 .85V.15C-1-1.25 1-1.25 1 .15V.85Z",
  "M-.62 .85V-.25H-.85V-.95H-.42V-.62H-.2V-.95H.2V-.62H.42V-.95H.85V-.25H.62V.85Z",
  "M-.14-1H.14L1 .85H-1Z",
  "M-.5 .85L-.34-.1-.98-.62-.78-.98-.1-.42 .5-1 .84-.72 .34-.16 .5 .85Z",
  "M-.14-1.05H.14V-.82H.34V-.6H.14V-.42L.7 .1V.85H-.7V.1L-.14-.42V-.6H-.34V-.82H-.14Z",
  "M0-1L1-.22H.8V.3H.62V.9H.36V.3H-.36V.9H-.62V.3H-.8V-.22H-1Z",
  "M-1 .85C-1 .3-.7-.1-.3-.2V-.7H.12V-.24C.66-.16 1 .26 1 .85Z",
];

/** Where its door is: none in a house on stilts, a slit in a mill. */
const DOORS = [
  "M-.18 .3H.18V.85H-.18Z",
  "M-.18 .3H.18V.85H-.18Z",
  "M-.18 .3H.18V.85H-.18Z",
  "M0 0L.26 .85H-.26Z",
  "M-.14 .36H.14V.85H-.14Z",
  "M-.18 .36H.18V.85H-.18Z",
  "M-.2-.3H.2V.1H-.2Z",
  "M-.24 .34H.24V.85H-.24Z",
];

/**
 * A house about a point.
 *
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function house(seat, x, y, size) {
  const half = size / 2;
  const line = 1.7 / half;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(half)})">
    <path d="${SHAPES[seat]}" fill="${seatPaint(seat)}" stroke="${CREAM}" stroke-width="${round(line)}" stroke-linejoin="round"/>
    <path d="${DOORS[seat]}" fill="${CREAM}"/></g>`;
}

/**
 * What is left of a house: charred stumps, and smoke.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function ash(x, y, size) {
  const half = size / 2;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(half)})">
    <path d="M-1 .75l.25-.9 .35 .35 .3-.9 .4 .7 .35-.35 .35 1.1z" fill="${SMOKE}" stroke="${CREAM}" stroke-width="${round(1.3 / half)}" stroke-linejoin="round"/>
    <path class="smoke" d="M-.5-.7c.3-.25-.1-.45 .2-.7M.3-.55c.3-.25-.1-.45 .2-.7" fill="none" stroke="${SMOKE}" stroke-width="${round(1.7 / half)}" stroke-linecap="round"/></g>`;
}

/**
 * The capital's flag.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export const flag = (x, y, size) => `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 2)})">
    <path d="M-.5 1V-1L.9-.55-.5 0" fill="#c9962b" stroke="${SMOKE}" stroke-width=".22" stroke-linejoin="round" stroke-linecap="round"/></g>`;

/**
 * Alone, as a sign beside a name.
 *
 * @param {number} seat
 */
export const sign = (seat) =>
  `<svg class="house" viewBox="-14 -14 28 28" aria-hidden="true">${house(seat, 0, 0, 23)}</svg>`;

const round = (/** @type {number} */ value) => Math.round(value * 1000) / 1000;
