// What is told of a seat at the end: what it shipped, in which round, and who is the Джун; and of the log its rounds.

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {NonNullable<Game<View, Event>["fate"]>} */
export function fate(view, seat, words, events) {
  const { over, architectures, left } = view;
  if (!over) return "";
  const card = words.tell("card", architectures[seat]);
  const shipped = left.includes(seat);
  const round = shipped ? roundOf(events, seat) : 0;
  return words.label(shipped ? (round ? "shipped_in" : "shipped") : "not_shipped", { card, round });
}

/** @type {NonNullable<Game<View, Event>["honour"]>} */
export const honour = ({ over }, seat, words) => (over?.titles.june === seat ? words.label("june") : "");

/**
 * The history is told round by round.
 *
 * @type {NonNullable<Game<View, Event>["chapter"]>}
 */
export function chapter(event, before, words) {
  if (event.type !== "turn") return "";
  const last = before.findLast((one) => one.type === "turn");
  return last?.type === "turn" && last.round === event.round ? "" : words.label("round", { round: event.round });
}

/**
 * In which round a seat shipped: the one that began last before.
 *
 * @param {Event[]} events
 * @param {number} seat
 */
function roundOf(events, seat) {
  const end = events.findLastIndex((event) => event.type === "victory" && event.seat === seat);
  const turn = events.slice(0, Math.max(0, end)).findLast((event) => event.type === "turn");
  return end >= 0 && turn?.type === "turn" ? turn.round : 0;
}
