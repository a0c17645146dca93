// A table as it is played: fed by the page's socket.

import { live } from "../live/live.js";
import { makeWhole } from "./whole.js";

/**
 * @import { StateFrame } from "./frames.js"
 * @import { Facts, Source } from "./types.js"
 * @import { State } from "./wire.js"
 */

const PRESENCE_PAUSE = 1000;
const PRESENCE_EVERY = 15_000;
const NOTHING_TO_ASK = [403, 404];
const PAUSE = 500;
const LONGEST_PAUSE = 10_000;

/**
 * @param {Facts} facts
 * @returns {Source}
 */
export function liveSource({ uid, language }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let presence;
  let newest = -1;
  let isOver = false;
  let inWords = false;
  const whole = makeWhole();

  // Whoever has just sat down is here: no need to wait for the next question to see it.
  function askWhoIsHere(pause = PRESENCE_PAUSE) {
    clearTimeout(presence);
    presence = setTimeout(() => {
      live.send({ ping: 1 });
      askWhoIsHere(PRESENCE_EVERY);
    }, pause);
  }

  /** @type {(frame: StateFrame) => void} */
  let onLate = () => {};

  /** @type {(frame: StateFrame) => void} */
  let onTold = () => {};
  let wanted = -1;
  let isMending = false;

  // Frames may overtake each other: what is older than what is shown comes too late to be shown.
  /** @param {State} told */
  function hear(told) {
    const frame = whole(told);
    if (!frame) return mend(told.version);
    if (frame.version < newest) return onLate(frame);
    newest = frame.version;
    isOver = !["open", "playing"].includes(frame.table.status);
    onTold(frame);
    return askWhoIsHere();
  }

  /**
   * A frame of a table that was never told cannot be shown: the table is asked for whole, until it is as new.
   *
   * @param {number} version
   */
  async function mend(version) {
    wanted = Math.max(wanted, version);
    if (isMending) return;
    isMending = true;
    for (let pause = PAUSE; newest < wanted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      const told = await asked(Math.max(0, newest)).catch(() => undefined); // the network may be away
      if (told === null) break;
      if (told) hear(told);
      if (newest < wanted) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    isMending = false;
  }

  /**
   * The table now, whole; null if there is nothing to ask any more.
   *
   * @param {number} since
   * @returns {Promise<State | null>}
   */
  async function asked(since) {
    const answer = await fetch(`/api/v1/tables/${uid}/?since=${since}`);
    if (NOTHING_TO_ASK.includes(answer.status)) return null;
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  return {
    on(kind, handler) {
      if (kind === "state") {
        onTold = /** @type {(frame: StateFrame) => void} */ (handler);
        live.on("state", hear);
      } else live.on(kind, /** @type {(frame: any) => void} */ (handler));
    },
    onLate(handler) {
      onLate = handler;
    },
    onStatus: live.onStatus,
    open: (toldUpTo) =>
      live.open({
        path: `/ws/table/${uid}/`,
        query: () => ({ since: String(toldUpTo()), language, ...(inWords && { words: "1" }) }),
        isExpecting: () => !isOver,
      }),
    send: live.send,
    tellInWords(isWanted) {
      if (isWanted !== inWords) live.send({ words: isWanted });
      inWords = isWanted;
    },
    async missed(since) {
      const told = await asked(since);
      return told && makeWhole()(told);
    },
  };
}
