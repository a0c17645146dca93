// The page's address follows the moment that is shown, so that it can be handed on.

/** @import { Player } from "./player.js" */

/** Browsers take only so many changes of an address in a while. */
const PAUSE = 250;

/** The moment an address asks for: null if it asks for none. */
export function wished() {
  const asked = new URLSearchParams(location.search);
  const move = asked.get("move");
  return { at: move === null ? null : Number(move), eyes: asked.get("eyes") ?? "" };
}

/** Whether one came to play on from some move. */
export const isWondering = () => location.hash === "#what-if";

/** @param {{ at: number, eyes: string }} moment */
export function addressOf({ at, eyes }) {
  return `${location.origin}${location.pathname}?${new URLSearchParams({ move: String(at), eyes })}`;
}

/** @param {Player} player */
export function followInAddress(player) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  player.onChange(() => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      history.replaceState(null, "", addressOf(player));
    }, PAUSE);
  });
}
