// The sides of a game that has any: there nobody has points, one side has won.

/**
 * @import { Outcome } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

/**
 * The side on which somebody was in the end.
 *
 * @param {Pick<Store, "words">} table
 * @param {Pick<Outcome, "sides">} outcome
 * @param {number} seat
 */
export function sideOf({ words }, { sides }, seat) {
  const found = Object.keys(sides).find((side) => sides[side].includes(seat));
  return found === undefined ? "" : words.label(`side_${found}`);
}

/**
 * The side that has won, unless winners were on none, or on several.
 *
 * @param {Pick<Store, "words">} table
 * @param {Pick<Outcome, "sides" | "winners">} outcome
 */
export function winningSide(table, outcome) {
  const [side, ...others] = new Set(outcome.winners.map((seat) => sideOf(table, outcome, seat)));
  return others.length ? "" : (side ?? "");
}
