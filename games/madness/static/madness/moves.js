// What a move touches, and what is tried when a thing is touched that is not lit.

/**
 * @import { Move as AnyMove } from "#page/table/frames.js"
 * @import { Move } from "./wire.js"
 */

const HAND = "hand:";

/**
 * A card goes to one of seven spots: three fields, their middles, the Boss.
 *
 * @param {AnyMove} made
 */
export function things(made) {
  const move = /** @type {Move} */ (/** @type {unknown} */ (made));
  switch (move.type) {
    case "attack":
      return [HAND + move.card, `field:${move.field}`];
    case "close":
      return [HAND + move.card, `close:${move.field}`];
    case "boss":
      return [HAND + move.card, "boss"];
    case "coyote":
      return [HAND + move.card, "chance"];
    case "drop":
      return move.card ? [HAND + move.card, "do:drop"] : ["do:drop"];
    default:
      return [`do:${move.type}`];
  }
}

/**
 * @param {string} thing
 * @param {string[]} chosen
 * @returns {AnyMove | null}
 */
export function attempt(thing, chosen) {
  const [kind, which] = thing.split(":");
  if (kind === "do") return { type: which };
  if (kind === "hand") return { type: "coyote", card: which };
  const card = chosen.find((one) => one.startsWith(HAND))?.slice(HAND.length);
  if (!card) return null;
  if (kind === "field") return { type: "attack", card, field: Number(which) };
  if (kind === "close") return { type: "close", card, field: Number(which) };
  return kind === "boss" ? { type: "boss", card } : null;
}

/**
 * Where a card on its way lies.
 *
 * @param {AnyMove} move
 */
export function landing(move) {
  const aim = things(move).at(-1) ?? "";
  return aim === "do:drop" ? "discard" : aim;
}
