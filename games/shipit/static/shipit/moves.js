// What a move touches, its subject first, and what is tried when a thing is touched that is not lit.

import { kinOf } from "./kinds.js";

/**
 * @import { Move as AnyMove } from "#page/table/frames.js"
 * @import { Move, View } from "./wire.js"
 */

const HAND = "hand:";

/** @param {string} card */
const held = (card) => HAND + card;
/** @param {number} seat @param {number} at */
const slot = (seat, at) => `slot:${seat}:${at}`;

/** @type {Record<string, string>} */
const BARE = { draw: "deck", end: "do:end", accept: "do:accept", decline: "do:decline", offer: "do:offer" };

/**
 * A sudo, and what is laid under a component, is touched before the aim: whoever has aimed has moved.
 *
 * @param {AnyMove} made
 * @returns {string[]}
 */
export function things(made) {
  const move = /** @type {Move} */ (/** @type {unknown} */ (made));
  switch (move.type) {
    case "deploy":
      return [held(move.card), ...move.under.map(held), move.at === undefined ? "prod" : `mine:${move.at}`];
    case "play":
      return played(move);
    case "defend":
      return [held(move.card), "answer:defend"];
    case "sudo":
      return [held("sudo"), `answer:${move.use}:${move.component}`];
    case "yield":
      return [`mine:${move.component}`, move.seat === undefined ? "answer:yield" : `seat:${move.seat}`];
    case "take":
    case "order":
      return [move.card === null ? "do:nothing" : `pick:${move.card}`];
    case "keep":
      return [move.take ? "do:keep" : "do:leave"];
    case "discard":
      return [held(move.card), "discard"];
    case "lay":
      return [held(move.card), "tray"];
    default:
      return [BARE[move.type]];
  }
}

/** @param {Extract<Move, { type: "play" }>} move */
function played({ card, seat, component, take, sudo, bonus }) {
  const strength = sudo ? [held("sudo")] : [];
  if (seat !== undefined && component !== undefined) return [held(card), ...strength, slot(seat, component)];
  const second = bonus === undefined ? [] : [`bonus:${bonus}`];
  if (seat !== undefined) return [held(card), ...strength, ...second, `seat:${seat}`];
  return [held(card), typeof take === "string" ? `pick:${take}` : "table"];
}

/**
 * @param {string} thing
 * @returns {AnyMove | null}
 */
export function attempt(thing) {
  if (thing.startsWith(HAND)) return tried(thing.slice(HAND.length));
  const bare = Object.keys(BARE).find((type) => BARE[type] === thing && type !== "offer");
  return bare ? { type: bare } : null;
}

/** @param {string} card */
const tried = (card) => (kinOf(card) === "component" ? { type: "deploy", card, under: [] } : { type: "play", card });

/** @type {Record<string, string>} */
const LANDINGS = { deploy: "prod", discard: "discard", lay: "tray", defend: "table" };

/**
 * Whoever attacks themselves is asked first.
 *
 * @param {AnyMove} move
 * @param {View} view
 */
export const isGrave = (move, { seat }) => move.type === "play" && move.seat !== undefined && move.seat === seat;

/** Where a card on its way lies. @param {AnyMove} move */
export const landing = (move) => LANDINGS[move.type] ?? "table";
