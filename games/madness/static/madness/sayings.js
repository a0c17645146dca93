// What Мэднесс asks in its own short way, and what a move would do in the words of a tag.

import { placeOf } from "./names.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Game } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, MainAsk, Preview, View } from "./wire.js"
 */

const HAND = "hand:";

/**
 * What is still to be touched; whoever has touched nothing is asked in full, unless the table shows it.
 *
 * @type {NonNullable<Game<View, Event, Laid>["asking"]>}
 */
export function asking({ phase }, isMine, { words, chosen }) {
  if (!isMine) return "";
  if (phase === "main" && !chosen.length) return words.label("ask_main");
  if (phase === "coyote") return words.label("ask_coyote");
  if (chosen.includes("do:drop")) return words.label("ask_drop");
  const card = chosen.find((thing) => thing.startsWith(HAND))?.slice(HAND.length);
  const aims = phase === "main" ? "ask_aim" : "ask_drop_it";
  return card ? capital(words.label(aims, { card: words.tell("card", card) })) : "";
}

/** @param {string} told */
const capital = (told) => told.charAt(0).toUpperCase() + told.slice(1);

/**
 * Hunger before all else, then what lapses, then which step of the turn it is.
 *
 * @type {NonNullable<Game<View, Event>["remark"]>}
 */
export function remark(view, words) {
  const { phase, seat, asks, hungry, hands, deck } = view;
  const mine = seat !== null && String(seat) in asks;
  if (mine && hungry.includes(seat)) return words.label("hungry_mine");
  if (mine && phase === "main" && hands[seat] === 1 && deck) return words.label("last_card");
  const lapsing = phase === "main" ? /** @type {MainAsk} */ (asks[view.turn]).lapsing : [];
  if (mine && lapsing.length) return words.label("lapses", { fields: listed(lapsing, words) });
  const step = phase === "main" || phase === "tut" ? words.label(`remark_${phase}`) : "";
  const idle = view.idle ? words.say("lines", { code: "idle", count: view.idle }) : "";
  return [step, idle].filter(Boolean).join(" · ");
}

/**
 * @param {number[]} fields
 * @param {Words} words
 */
const listed = (fields, words) =>
  fields.map((field) => words.tell("place", placeOf(field)).toLocaleLowerCase(words.language)).join(", ");

/**
 * What would come of a move, as short as a tag.
 *
 * @param {Preview} preview
 * @param {Words} words
 * @param {View} view
 */
export function brief(preview, words, view) {
  if (preview.refusal) return words.refuse(preview.refusal);
  const { compare, wins, steals, points, pulled, hunger, draws = [] } = preview;
  return [
    ...(compare ? words.foresee({ compare }) : []),
    ...words.foresee(wins ? { wins } : { points, pulled, steals }),
    ...whose(preview, words, view.seat),
    ...(draws.length ? [words.label("to_draws", { fields: listed(draws, words) })] : []),
    ...(hunger ? [words.label(`to_${hunger}`)] : []),
  ].join(" · ");
}

/**
 * Whose attack it would be.
 *
 * @param {Preview} preview
 * @param {Words} words
 * @param {number | null} me
 */
function whose({ attack, repelled }, words, me) {
  if (attack === undefined) return [];
  const side = attack === me ? "mine" : "theirs";
  return [words.label(repelled ? `to_repelled_${side}` : `to_${side}`)];
}
