// While role and hand are hidden, nothing on the page tells of them: nor does the history.

import { preferences } from "#page/stage/preferences.js";

/** @import { Event, View } from "./wire.js" */

/**
 * What an event tells its viewer alone, by its type; of an infection nobody else hears at all.
 *
 * @type {Partial<Record<Event["type"], string[]>>}
 */
const PRIVATE = {
  deal: ["cards"],
  draw: ["cards"],
  discard: ["cards"],
  swap: ["card"],
  pick: ["card"],
  gave: ["card"],
  offer: ["card"],
  exchange: ["gave", "got"],
  chain: ["gave", "got"],
  look: ["card", "cards"],
};

/**
 * Whether I hide what is mine: whoever only watches has nothing to hide, and at the end all lies open.
 *
 * @param {Pick<View, "seat" | "revealed">} view
 */
export const isDown = ({ seat, revealed }) => preferences.veiled && seat !== null && !revealed;

/**
 * An event without what only I was told.
 *
 * @param {Event} event
 * @returns {Event | null}
 */
export function openly(event) {
  if (event.type === "infected") return null;
  const kept = Object.entries(event).filter(([name]) => !PRIVATE[event.type]?.includes(name));
  return /** @type {Event} */ (Object.fromEntries(kept));
}
