// The room beside a recorded game: talk, who is here, who leads. It is the table's own socket.

import { live } from "../live/live.js";

/**
 * @import { Room } from "../table/replay_source.js"
 * @import { ReplayFacts } from "./types.js"
 */

const PRESENCE_EVERY = 15_000;

/**
 * @param {ReplayFacts} facts
 * @returns {Room}
 */
export function roomOf({ uid, language, head }) {
  const askWhoIsHere = () => live.send({ ping: 1 });
  live.onStatus((status) => status === "open" && askWhoIsHere());
  return {
    on: live.on,
    send: live.send,
    open() {
      live.open({
        path: `/ws/table/${uid}/`,
        query: () => ({ since: String(head.ticks.at(-1)?.version ?? 0), language }),
      });
      setInterval(askWhoIsHere, PRESENCE_EVERY);
    },
  };
}
