// What UNO's pieces and places are called, and what is said of a seat.

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Game<View, Event>["label"]} */
export const label = (piece, words) => words.tell("card", piece.face);

/** @type {Game<View, Event>["told"]} */
export function told(view, seat, words, events) {
  const count = view.hands[seat];
  const points = view.scores[seat];
  const line = [words.count("cards", count), points ? words.count("points", points) : ""].filter(Boolean).join(" · ");
  return { line, ...(count && { count }), warn: count === 1, ...bubble(view, seat, words, events) };
}

/**
 * What all have just seen of a seat, else that it has called its last card; when all is over, nothing.
 *
 * @param {View} view
 * @param {number} seat
 * @param {Words} words
 * @param {Event[]} events
 */
function bubble({ hands, call_due, over }, seat, words, events) {
  if (over) return {};
  const seen = events
    .map((event) => happened(event, seat, words))
    .filter(Boolean)
    .at(-1);
  if (seen) return { bubble: seen, loud: false };
  return hands[seat] === 1 && call_due !== seat ? { bubble: words.label("uno"), loud: true } : {};
}

/**
 * @param {Event} event
 * @param {number} seat
 * @param {Words} words
 */
function happened(event, seat, words) {
  if (!("seat" in event) || event.seat !== seat) return "";
  if (event.type === "draw")
    return event.why === "penalty"
      ? words.label("forgot", { count: event.count })
      : event.count > 1
        ? `+${event.count}`
        : "";
  if (event.type === "skip") return words.label("skipped");
  return event.type === "jump_in" ? words.label("jumped") : "";
}

/**
 * What fits, while a card can be laid; else the question as it is.
 *
 * @type {NonNullable<Game<View, Event>["asking"]>}
 */
export function asking({ asks, color, top }, isMine, { words, legal, seat }) {
  const asked = isMine ? asks[Number(seat)]?.code : "";
  if (asked !== "play_or_draw" || !color) return "";
  if (!legal.some(({ type }) => type === "play")) return "";
  const colour = words.label(`fits_${color}`);
  if (top.startsWith("wild")) return words.label("ask_play_colour", { colour });
  return words.label("ask_play", { colour, rank: words.label(`fits_${top.slice(1)}`) });
}

/** @type {NonNullable<Game<View, Event>["remains"]>} */
export const remains = ({ last_deal: last }, seat, words) => words.count("points", last?.points[seat] ?? 0);

/**
 * What somebody would feel of a move; where nobody would, how many cards are left. Whoever takes cards and loses
 * the turn for it is named once.
 *
 * @type {NonNullable<Game<View, Event>["brief"]>}
 */
export function brief({ left, next, skips, ...felt }, words) {
  const told = words.foresee(skips === felt.takes?.seat ? felt : { ...felt, skips });
  return told.length || left === undefined ? told.join(" · ") : words.count("left", left);
}

/** @type {NonNullable<Game<View, Event>["remark"]>} */
export function remark({ until, over }, words, isFree) {
  if (over || !until) return "";
  return [words.count("until", until), isFree ? words.label("jump_open") : ""].filter(Boolean).join(" · ");
}
