// What a move touches, and what is tried when a thing is touched that is not lit.

/**
 * @import { Move as AnyMove } from "#page/table/frames.js"
 * @import { Move } from "./wire.js"
 */

const HAND = "hand:";

/**
 * The call is touched before an aim: whoever has aimed has moved.
 *
 * @param {AnyMove} made
 */
export function things(made) {
  const move = /** @type {Move} */ (/** @type {unknown} */ (made));
  if (move.type === "draw") return ["deck"];
  if (move.type === "uno") return ["do:uno"];
  if (move.type === "color") return [`colour:${move.color}`];
  const aims = [move.color && `colour:${move.color}`, move.swap !== undefined && `seat:${move.swap}`].filter(
    (aim) => typeof aim === "string",
  );
  const card = HAND + move.card;
  if (move.uno) return [card, "do:uno", ...aims];
  return [card, ...(aims.length ? aims : ["discard"])];
}

/**
 * @param {string} thing
 * @returns {AnyMove | null}
 */
export function attempt(thing) {
  if (thing.startsWith(HAND)) return { type: "play", card: thing.slice(HAND.length) };
  if (thing === "deck") return { type: "draw" };
  return thing === "do:uno" ? { type: "uno" } : null;
}

/** A card on its way lies on the discard, whatever else was touched. */
export const landing = () => "discard";
