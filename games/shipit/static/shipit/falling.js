// What a blow does if nothing stops it, as each who sees it would say.

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { BlowSeen } from "./wire.js"
 */

/**
 * @param {Pick<BlowSeen, "card" | "victim" | "attacker">} blow
 * @param {number | null} seat the viewer's
 * @param {Words} words
 * @param {(seat: number) => string} nameOf
 */
export function falling({ card, victim, attacker }, seat, words, nameOf) {
  const whose = victim === seat ? "mine" : attacker !== null && attacker === seat ? "by_me" : "theirs";
  const by = attacker === null ? "" : nameOf(attacker);
  return words.label(`falls_${card}_${whose}`, { whom: nameOf(victim), by });
}
