// The families of the cards: each has a colour, and a shape that says the same.

/**
 * @import { Store } from "#page/table/types.js"
 * @import { Board, CardFace } from "./wire.js"
 *
 * @typedef {CardFace["family"]} Family
 */

/**
 * Of which family a card is, as the server tells it.
 *
 * @param {Board} board
 * @param {string} card
 * @returns {Family}
 */
export const familyIn = (board, card) => board.cards[card]?.family ?? "panic";

/**
 * What tells the family of a card at this table.
 *
 * @param {Store} table
 * @returns {(card: string) => Family}
 */
export const familiesAt = (table) => (card) =>
  familyIn(/** @type {Board} */ (/** @type {unknown} */ (table.frame.table.board)), card);

/** @type {Record<Family, string>} */
export const PAINT = {
  infection: "#a8202c",
  action: "#256d3a",
  defence: "#1f559c",
  obstacle: "#8a6200",
  panic: "#7b2f86",
};

/**
 * The shape of a family about a point: circle, arrow, shield, two planks, diamond.
 *
 * @param {Family} family
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 */
export function shape(family, x, y, size, fill) {
  const h = size / 2;
  /** @param {number} top */
  const plank = (top) =>
    `<rect x="${x - h}" y="${top}" width="${size}" height="${size * 0.36}" rx="2" fill="${fill}"/>`;
  if (family === "infection") return `<circle cx="${x}" cy="${y}" r="${h}" fill="${fill}"/>`;
  if (family === "obstacle") return plank(y - h * 0.9) + plank(y + h * 0.18);
  return `<path d="${PATHS[family](x, y, h)}" fill="${fill}" stroke="${fill}" stroke-width="1.5" stroke-linejoin="round"/>`;
}

/** @type {Record<"action" | "defence" | "panic", (x: number, y: number, h: number) => string>} */
const PATHS = {
  action: (x, y, h) => `M${x - h * 0.8} ${y - h}L${x + h} ${y}L${x - h * 0.8} ${y + h}Z`,
  panic: (x, y, h) => `M${x} ${y - h * 1.1}L${x + h * 1.1} ${y}L${x} ${y + h * 1.1}L${x - h * 1.1} ${y}Z`,
  defence: (x, y, h) =>
    `M${x} ${y - h}l${h * 0.9} ${h * 0.38}v${h * 0.62}c0 ${h * 0.55}-${h * 0.45} ${h * 0.85}-${h * 0.9} ${h}c-${h * 0.45}-${h * 0.15}-${h * 0.9}-${h * 0.45}-${h * 0.9}-${h}v-${h * 0.62}z`,
};
