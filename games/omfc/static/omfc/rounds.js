// What every round has brought so far: from the events as they come, and once from the beginning.

import { useEffect, useState } from "preact/hooks";

/**
 * @import { StateFrame } from "#page/table/frames.js"
 * @import { Store } from "#page/table/types.js"
 * @import { Event } from "./wire.js"
 *
 * @typedef {object} Rounds
 * @property {number[][]} points  of each seat after the income of each round
 * @property {boolean} passed  whether in the first round nobody could do anything
 */

/** @type {Rounds} */
const NONE = { points: [], passed: false };

/**
 * @param {Event[]} events all of a game so far
 * @returns {Rounds}
 */
export function rounds(events) {
  let { points, passed } = NONE;
  for (const event of events) {
    if (event.type === "round") {
      points = [...points, event.accounts.map((account) => account.points)];
      passed = points.length === 1 ? true : passed;
    }
    if (event.type === "turn" && points.length === 1) passed = false;
  }
  return { points, passed };
}

/**
 * All that has been told of this game; whoever came late asks for what was before.
 *
 * @param {Store} table
 * @param {number} round how many there must be
 */
export function useRounds(table, round) {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (round <= known.points.length) return undefined;
    let isWanted = true;
    table.source.missed(0).then((frame) => {
      if (isWanted && frame) setKnown(rounds(eventsOf(frame)));
    }, ignored);
    return () => {
      isWanted = false;
    };
  }, [round]);
  return known;
}

/** @param {StateFrame} frame */
const eventsOf = ({ events }) => /** @type {Event[]} */ (/** @type {unknown} */ (events));

/** The network may be away: then it is asked with the next round. */
const ignored = () => {};
