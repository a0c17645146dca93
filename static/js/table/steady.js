// A click is meant for what one saw: what has just come under the pointer is not pressed by it.
//
// The second click of a double click, or a key pressed once too often, would answer the next question
// otherwise.

/** @import { Steadiness } from "./types.js" */

const TAKEN_IN = 350;
const JUST_AFTER = 10;

/**
 * @param {() => void} settled called when what has changed may be pressed
 * @param {() => number} now by the clock that stamps events
 * @returns {Steadiness}
 */
export function makeSteadiness(settled, now = () => performance.now()) {
  let seen = "";
  let since = Number.NEGATIVE_INFINITY;
  let isSteady = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function settle() {
    isSteady = true;
    settled();
  }

  return {
    look(what) {
      if (what === seen) return;
      seen = what;
      since = now();
      isSteady = false;
      clearTimeout(timer);
      timer = setTimeout(settle, TAKEN_IN + JUST_AFTER);
    },
    takes: ({ timeStamp }) => timeStamp - since >= TAKEN_IN,
    isSteady: () => isSteady,
  };
}
