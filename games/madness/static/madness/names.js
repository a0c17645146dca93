// What pieces and places of Мэднесс are called, and what is said of a seat.

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Game } from "#page/stage/module.js"
 * @import { BattleField, Event, View } from "./wire.js"
 */

const PLACES = ["left", "middle", "right"];

/** @type {Game<View, Event>["label"]} */
export const label = (piece, words) => words.tell("card", piece.face);

/** @type {Game<View, Event>["told"]} */
export function told(view, seat, words) {
  const count = view.hands[seat];
  const isHungry = view.hungry.includes(seat);
  const line = words.count("cards", count);
  return { line, count, warn: isHungry || count === 1, ...(isHungry && { bubble: words.label("hungry"), loud: true }) };
}

/** @param {number} field */
export const placeOf = (field) => PLACES[field];

/**
 * A field as the table in words tells it: whose it is, what lies there, what comes of it.
 *
 * @param {BattleField} field
 * @param {number} at
 * @param {Words} words
 */
export function fieldName({ sides, centre, attack, repelled, closed, forecast }, at, words) {
  const place = placeOf(at);
  /** @param {Record<string, unknown>} line */
  const say = (line) => words.say("lines", { place, ...line });
  const state =
    closed === "draw"
      ? say({ code: "drawn", card: centre })
      : closed !== null
        ? say({ code: "won", winner: closed })
        : say(attack === null ? { code: "empty" } : { code: repelled ? "repelled" : "attack", attack });
  const lying = sides.flatMap((cards, seat) =>
    cards.length ? [say({ code: "side", seat, card: cards.at(-1), under: cards.slice(0, -1).reverse() })] : [],
  );
  const coming = forecast ? [say({ code: `will_be_${forecast.code}`, seat: forecast.seat, card: forecast.beat })] : [];
  return [state, ...lying, ...coming].join(". ");
}
