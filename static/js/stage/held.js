// Cards that are held: mine in my order, each with a key it keeps; others' as backs told apart by place alone.

/** @import { Piece } from "./scene.js" */

const BACKS_SHOWN = 10;

/**
 * Backs: the last ones of so many.
 *
 * @param {string} zone
 * @param {number} count
 * @param {string} back
 * @returns {Piece[]}
 */
export function backs(zone, count, back) {
  const first = Math.max(0, count - BACKS_SHOWN);
  return Array.from({ length: count - first }, (_, at) => ({ key: `${zone}:${first + at}`, zone, face: null, back }));
}

/**
 * Cards with the keys they had before: of two alike, the one that was spent is the one that goes.
 *
 * @param {string} zone
 * @param {string[]} cards
 * @param {Piece[]} lay what lay there before
 * @param {string | null} spent
 * @returns {{ card: string, key: string }[]}
 */
export function keyed(zone, cards, lay, spent = null) {
  const left = [...cards];
  const kept = lay
    .filter(({ key }) => key !== spent)
    .map(({ key, as, face }) => ({ key, card: String(as ?? face) }))
    .filter(({ card }) => take(left, card));
  const used = new Set(kept.map(({ key }) => key));
  return [...kept, ...left.map((card) => ({ card, key: freshKey(`${zone}:${card}`, used) }))];
}

/**
 * @param {string[]} cards
 * @param {string} card
 */
function take(cards, card) {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/**
 * @param {string} name
 * @param {Set<string>} used
 */
function freshKey(name, used) {
  let copy = 0;
  while (used.has(`${name}:${copy}`)) copy += 1;
  used.add(`${name}:${copy}`);
  return `${name}:${copy}`;
}
