// What a move would do, in the few words that a tag or an answer has room for.

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Preview, View } from "./wire.js"
 */

/** What parts one thing that is foreseen from the next. */
export const BETWEEN = " · ";

/**
 * @param {Preview} preview
 * @param {Words} words
 * @param {Pick<View, "seat">} view
 */
export function brief(preview, words, { seat }) {
  const { refusal, fizzles, targets, costs, missing } = preview;
  if (refusal || fizzles) return words.foresee(/** @type {any} */ (preview)).join(BETWEEN);
  if (targets) return ofAttack(preview, words);
  if (costs || "absorbed" in preview) return ofAnswer(preview, words, seat).join(BETWEEN);
  return missing === undefined ? "" : words.foreseeEntry("missing", missing).join("");
}

/**
 * Where a blow would fall, as far as it is not the very thing that was touched; what is covered from under.
 *
 * @param {Preview} preview
 * @param {Words} words
 */
function ofAttack({ targets = [], struck = [], absorbed }, words) {
  const covered = Array.isArray(absorbed) ? absorbed.length : 0;
  if (targets.length < 2) return covered ? words.label("covered") : "";
  const at_risk = struck.filter((_, at) => !(Array.isArray(absorbed) && absorbed.includes(targets[at])));
  const names = [...new Set(at_risk.length ? at_risk : struck)].map((card) => words.label(`short_${card}`));
  return words.label("at_risk", { cards: names.join(", ") });
}

/**
 * What an answer saves and costs: what becomes of the component first.
 *
 * @param {Preview} preview
 * @param {Words} words
 * @param {number | null} me
 * @returns {string[]}
 */
export function ofAnswer({ saved, costs, lost, to, to_discard, burns, repair, absorbed }, words, me) {
  /** @param {string} code @param {string[]} cards */
  const list = (code, cards) => words.label(code, { cards: cards.map((card) => words.tell("card", card)).join(", ") });
  return [
    saved ? words.label(absorbed ? "stays_covered" : "stays") : "",
    lost && to_discard ? list("to_discard", [lost]) : "",
    lost && to !== undefined ? words.label(to === me ? "to_my_hand" : "to_hand", { who: words.tell("seat", to) }) : "",
    costs ? list("costs", costs) : "",
    burns ? list("burns", burns) : "",
    repair ? words.count("in_repair", repair) : "",
  ].filter(Boolean);
}
