// Price tags: what the cheapest act in a cell costs, and by its shape what kind of act it is.

import { quarters } from "#page/core/vocabulary.js";
import { HALF, middleOf, polar, standing } from "./geometry.js";

/**
 * @import { Arc } from "./geometry.js"
 * @import { Prices } from "./wire.js"
 *
 * @typedef {"build" | "attack" | "sabotage" | "capital"} Kind
 */

/** Crossed swords, a triangle, a flag, in a box from -1 to 1; building needs no sign. */
const SIGNS = /** @type {Record<Kind, string>} */ ({
  build: "",
  attack: "M-.8-.8 .8 .8M.8-.8-.8 .8",
  sabotage: "M0-.9 .95 .8H-.95Z",
  capital: "M-.6 1V-1L.8-.5-.6 0",
});

/**
 * The cheapest act of a cell.
 *
 * @param {Prices} prices
 * @returns {{ kind: Kind, price: number }}
 */
export function cheapest(prices) {
  const [kind, price] = Object.entries(prices).toSorted(([, one], [, other]) => one - other)[0];
  return { kind: /** @type {Kind} */ (kind), price };
}

/**
 * A tag about a point.
 *
 * @param {{ kind: Kind, price: number | null }} told
 * @param {{ x: number, y: number }} point
 * @param {number} radius
 */
export function tag({ kind, price }, { x, y }, radius) {
  const text = price === null ? "" : quarters(price);
  const letters = text.length * radius * 0.62;
  const sign = SIGNS[kind] ? radius * 0.86 : 0;
  const gap = sign && text ? radius * 0.28 : 0;
  const wide = letters + sign + gap;
  const half = Math.max(radius, wide / 2 + radius * 0.5);
  const drawn = sign
    ? `<path class="sign" d="${SIGNS[kind]}" transform="translate(${round(sign / 2 - wide / 2)} 0) scale(${round(sign / 2)})"/>`
    : "";
  return `<g class="tag-of ${kind}" transform="translate(${round(x)} ${round(y)})">
    <rect x="${round(-half)}" y="${round(-radius)}" width="${round(2 * half)}" height="${round(2 * radius)}" rx="${round(radius)}"/>${drawn}
    <text x="${round((sign + gap) / 2)}" y="${round(radius * 0.37)}" font-size="${round(radius * 1.06)}">${text}</text></g>`;
}

/** How far outside its cell a tag may be, so that it is still known whose it is. */
const OUTSIDE = 6;

/**
 * On the outer edge of its cell, as far out as the houses there need it.
 *
 * @param {Arc} arc
 * @param {number} holds  how many houses it is to hold
 * @param {number} radius  of the tag
 */
export function tagPoint(arc, holds, radius) {
  const free = standing(arc, holds) + radius;
  const out = Math.min(arc.outer + OUTSIDE, HALF - radius - 1, Math.max(arc.outer - 5, free));
  return polar(out, middleOf(arc));
}

const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
