// The question in few words: whose turn it is, with how much, and what is to be touched.

import { lying, wasAsked } from "./idling.js";
import { pointsTold } from "./names.js";

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, Preview, View } from "./wire.js"
 */

/** @type {NonNullable<Game<View, Event, Laid>["asking"]>} */
export function asking({ asks }, isMine, { words, nameOf }) {
  const [asked] = Object.entries(asks);
  if (!asked) return "";
  const [seat, ask] = asked;
  const known = {
    who: nameOf(Number(seat)),
    points: "points" in ask ? pointsTold(ask.points, words) : "",
    left: "left" in ask ? ask.left : "",
  };
  return words.label(isMine ? `my_${ask.code}` : ask.code === "turn" ? "turn_of" : `${ask.code}_by`, known);
}

/**
 * What to touch; once it was asked whether points may lie idle, and is asked no more, how many do.
 *
 * @type {NonNullable<Game<View, Event, Laid>["remark"]>}
 */
export function remark(view, words, _isFree, { lit, uid, foresee }) {
  if (view.stage !== "play" || view.prices === undefined) return "";
  const told = lit.has("do:end") && wasAsked(uid) ? /** @type {Preview | null} */ (foresee({ type: "end" })) : null;
  if (told?.idle) return lying(told.idle, words);
  return words.label(Object.keys(view.prices).length ? "pick_priced" : "nothing_to_do");
}
