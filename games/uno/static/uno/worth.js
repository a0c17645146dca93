// What opened hands are worth while they are counted, and whose that is.

/**
 * @import { Ending } from "#page/stage/module.js"
 * @import { Board, Card } from "./wire.js"
 *
 * @typedef {{ seat: number, at: number, card: Card }} Lying a card of an opened hand
 * @typedef {{ sum: number, last: Lying | null }} Counted what was counted so far, and the card that was last
 */

/**
 * The first so many cards, hand by hand.
 *
 * @param {Card[][]} hands
 * @param {Board["points"]} points of each kind of card
 * @param {number} count
 * @returns {Counted}
 */
export function counted(hands, points, count) {
  const lying = hands.flatMap((hand, seat) => hand.map((card, at) => ({ seat, at, card }))).slice(0, count);
  return { sum: lying.reduce((sum, { card }) => sum + points[card], 0), last: lying.at(-1) ?? null };
}

/**
 * What the prize is called: mine is the prize, another's bears their name.
 *
 * @param {Pick<Ending, "words" | "nameOf" | "seat">} ending
 * @param {number} winner
 */
export const prizeName = ({ words, nameOf, seat }, winner) =>
  winner === seat ? words.label("prize") : words.label("prize_of", { who: nameOf(winner) });
