// What pieces and places are called, and what is said of a seat.

import { isDown } from "./veiling.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Game } from "#page/stage/module.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Game<View, Event>["label"]} */
export const label = ({ face }, words) => (face === null ? words.label("veiled_card") : words.tell("card", face));

/** @type {Game<View, Event>["told"]} */
export function told(view, seat, words, events) {
  const count = view.hands[seat];
  const lasts = view.quarantine[seat];
  const out = !view.living.includes(seat);
  const mark = lasts ? words.count("quarantined", lasts) : "";
  const sign = lasts ? String(lasts) : "";
  const seen = bubble(seat, words, events);
  const shared = { out, mark, sign, ...(seen && { bubble: seen }) };
  if (out) return { ...shared, line: words.label("out") };
  if (seat === view.seat) return { ...shared, line: myRole(view, words) };
  const isThing = seat === view.thing && !isDown(view);
  const line = [words.count("cards", count), isThing && words.label("is_thing")].filter(Boolean).join(" · ");
  return { ...shared, line, count, backs: count };
}

/**
 * What I am and, once I am infected, by whom I stand.
 *
 * @param {View} view
 * @param {Words} words
 */
function myRole(view, words) {
  if (isDown(view)) return words.label("veiled");
  const { role, thing } = view;
  const ally = role === "infected" && typeof thing === "number";
  return [words.names[`role:${role}`], ally && words.label("ally", { who: words.nameOf(thing) })]
    .filter(Boolean)
    .join(" · ");
}

/**
 * What all have just seen of a seat.
 *
 * @param {number} seat
 * @param {Words} words
 * @param {Event[]} events
 */
function bubble(seat, words, events) {
  return lately(events)
    .map((event) => ("seat" in event && event.seat === seat ? happened(event, words) : ""))
    .filter(Boolean)
    .at(-1);
}

/**
 * A page that has just opened hears of the whole game at once: what was before the last turn is past.
 *
 * @param {Event[]} events
 */
export function lately(events) {
  const turns = events.flatMap(({ type }, at) => (type === "turn" ? [at] : []));
  return events.slice(turns.at(-2) ?? 0);
}

/**
 * @param {Event} event
 * @param {Words} words
 */
function happened(event, words) {
  switch (event.type) {
    case "defend":
      return words.tell("card", event.card);
    case "accept":
    case "silent":
    case "no_exchange":
    case "burnt":
      return words.label(`seen_${event.type}`);
    default:
      return "";
  }
}

/**
 * An exchange is asked for by name.
 *
 * @type {NonNullable<Game<View, Event>["asking"]>}
 */
export function asking({ exchange, phase }, isMine, { words, nameOf }) {
  if (!isMine || !exchange) return "";
  if (phase === "answer") return words.label("asked_to_answer", { who: nameOf(exchange.from) });
  return phase === "offer" ? words.label("asked_to_offer", { who: nameOf(exchange.to) }) : "";
}

/** @type {NonNullable<Game<View, Event>["remark"]>} */
export function remark(view, words) {
  const { exchange, laid, phase, seat } = view;
  if (seat !== null && seat in view.asks && (phase === "answer" || phase === "offer"))
    return words.label(`how_${phase}`);
  const offer = exchange && words.say("lines", { ...exchange, code: exchange.laid ? "offer" : "offer_due" });
  const mine = laid && !isDown(view) && words.say("lines", { code: "laid", card: laid });
  return [offer, mine].filter(Boolean).join(" · ");
}
