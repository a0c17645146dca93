// The history as it may stand beside the drawn table: without what is mine alone, while I hide that.

/**
 * @import { Store } from "../table/types.js"
 * @import { Game } from "./module.js"
 *
 * @typedef {Store["state"]["log"][number]} Entry
 */

/** Each line is told anew once. @type {WeakMap<Entry, Entry[]>} */
const retold = new WeakMap();

/**
 * @param {Pick<Store, "state" | "frame" | "words">} table
 * @param {Game} [game]
 * @returns {Entry[]}
 */
export function shownLog({ state: { log }, frame, words }, game) {
  const veil = game?.veil;
  if (!veil?.isDown(frame.view)) return log;
  return log.flatMap((entry) => {
    const told = retold.get(entry) ?? withoutMine(entry, veil, words);
    retold.set(entry, told);
    return told;
  });
}

/**
 * @param {Entry} entry
 * @param {NonNullable<Game["veil"]>} veil
 * @param {Store["words"]} words
 * @returns {Entry[]}
 */
function withoutMine(entry, veil, words) {
  const event = veil.openly(entry.event);
  if (!event) return [];
  const pieces = words.pieces("events", event);
  return [{ ...entry, event, pieces, text: pieces.map(({ text }) => text).join("") }];
}
