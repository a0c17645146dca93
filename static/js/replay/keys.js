// Keys of a recorded game: arrows, Home and End, the space bar, plus and minus.

/** @import { Replay } from "./types.js" */

/** @type {Record<string, (replay: Replay, event: KeyboardEvent) => void>} */
const MOVING = {
  ArrowLeft: (replay, { shiftKey }) => (shiftKey ? replay.turn(-1) : replay.step(-1)),
  ArrowRight: (replay, { shiftKey }) => (shiftKey ? replay.turn(1) : replay.step(1)),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
};
/** @type {Record<string, (replay: Replay) => void>} */
const PLAYING = {
  " ": (replay) => (replay.isPlaying ? replay.pause() : replay.play()),
  "+": (replay) => replay.hasten(1),
  "=": (replay) => replay.hasten(1),
  "-": (replay) => replay.hasten(-1),
};

/** @param {Replay} replay */
export function listenToKeys(replay) {
  addEventListener("keydown", (event) => {
    const deed = deedOf(event);
    if (!deed || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    deed(replay, event);
  });
}

/**
 * What a key does here: what one writes into, and what a key does anyway where one stands, comes first.
 *
 * @param {KeyboardEvent} event
 */
function deedOf(event) {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return null;
  const isSlider = target.matches("input[type=range]");
  if (!isSlider && target.closest("input, textarea, select")) return null;
  if (key === " " && target.closest("button, a, summary")) return null;
  if (isSlider && !event.shiftKey) return PLAYING[key] ?? null;
  return MOVING[key] ?? PLAYING[key] ?? null;
}
