// A moment of a recorded game in words: which move it is, and what happened in it.

import { t } from "../core/page.js";

/**
 * @import { Piece } from "../core/vocabulary.js"
 * @import { Saying } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 * @import { Replay } from "./types.js"
 */

const MOST_TOLD = 3;

/** @param {Replay} replay */
export const whereabouts = ({ at, last }) => (at ? t("replay_move", { move: at, of: last }) : t("replay_deal"));

/**
 * What happened in the moment that is shown: its first sentences, in pieces.
 *
 * @param {Store} table
 * @returns {Piece[]}
 */
export function happenedInPieces({ state: { frame }, words, replay }) {
  if (!frame || !replay?.at) return [];
  const told = frame.events.map((event) => words.pieces("events", event)).filter((pieces) => pieces.length);
  const shown = told.slice(0, MOST_TOLD).flatMap((pieces, at) => (at ? [plain(". "), ...pieces] : pieces));
  return told.length > MOST_TOLD ? [...shown, plain("…")] : shown;
}

/** @param {string} text */
const plain = (text) => ({ text, isNamed: false });

/**
 * The same as one text.
 *
 * @param {Store} table
 */
export const happened = (table) =>
  happenedInPieces(table)
    .map(({ text }) => text)
    .join("");

/**
 * What turned in a moment, in a word; nothing if the game has none for it.
 *
 * @param {Store} table
 * @param {Saying[]} marks
 */
export const turned = ({ words }, marks) => marks.map((mark) => words.say("turning_points", mark)).find(Boolean) ?? "";
