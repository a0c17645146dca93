// Moves with free fields: what is free in them, and how they are called until it is filled.

/**
 * @import { Move } from "./frames.js"
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {"$cards" | "$text" | "$int" | "$choice"} kind
 * @property {any[]} from
 * @property {number} min
 * @property {number} max
 * @property {boolean} [optional]
 * @property {string} [hint]
 * @property {string} [empty]
 */

const KINDS = ["$cards", "$text", "$int", "$choice"];

/**
 * @param {Move} move
 * @returns {Field[]}
 */
export function freeFields(move) {
  return Object.entries(move).flatMap(([name, value]) => {
    if (!value || typeof value !== "object") return [];
    const kind = KINDS.find((one) => one in value);
    if (!kind) return [];
    const spec = /** @type {any} */ (value)[kind];
    return [{ name, kind, ...(Array.isArray(spec) ? { from: spec } : spec) }];
  });
}

/** @param {Move} move */
export const isForm = (move) => freeFields(move).length > 0;

/**
 * The move without its free fields: enough to say what it is.
 *
 * @param {Move} move
 * @returns {Move}
 */
export function settled(move) {
  const free = new Set(freeFields(move).map((field) => field.name));
  const rest = Object.entries(move).filter(([name]) => !free.has(name));
  return /** @type {Move} */ (Object.fromEntries(rest));
}
