// What a move touches, where its card lies meanwhile, and what is tried when a thing is not lit.

/**
 * @import { Move as AnyMove } from "#page/table/frames.js"
 * @import { Entry, View } from "./wire.js"
 */

const HAND = "hand:";

/** Where a card goes that is not aimed at anybody. @type {Record<string, string>} */
const WHITHER = {
  discard: "discard",
  offer: "slot",
  answer: "slot",
  give: "slot",
  defend: "shield",
  swap: "deck",
};

/**
 * @param {AnyMove} made
 * @returns {string[]}
 */
export function things(made) {
  const move = /** @type {Entry} */ (/** @type {unknown} */ (made));
  switch (move.type) {
    case "play":
      return [HAND + move.card, aim(move)];
    case "pick":
      return [`pick:${move.card}`, "keep"];
    case "target":
      return [`seat:${move.seat}`];
    case "show":
      return [`do:show:${move.what}`];
    case "drop":
    case "accept":
    case "announce":
      return [`do:${move.type}`];
    default:
      return [HAND + move.card, WHITHER[move.type]];
  }
}

/** @param {{ seat?: number, gap?: number }} move */
function aim({ seat, gap }) {
  if (seat !== undefined) return `seat:${seat}`;
  return gap === undefined ? "play" : `gap:${gap}`;
}

/** What one would do with a card in a phase. @type {Record<string, string>} */
const TRIED = {
  act: "play",
  burn: "defend",
  move: "defend",
  offer: "offer",
  answer: "answer",
  give: "give",
  swap: "swap",
};

/**
 * @param {string} thing
 * @param {string[]} _
 * @param {Pick<View, "phase">} view
 * @returns {AnyMove | null}
 */
export function attempt(thing, _, { phase }) {
  const type = TRIED[phase];
  return type && thing.startsWith(HAND) ? { type, card: thing.slice(HAND.length) } : null;
}

/** @param {AnyMove} move */
export const landing = (move) => (move.type === "play" ? "play" : move.type === "pick" ? "hand" : things(move)[1]);
