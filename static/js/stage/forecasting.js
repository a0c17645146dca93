// What moves would do, entry by entry: each is asked once while the table stands so. What nobody has
// answered is asked anew at the next drawing, and there is one when the table is heard again.

import { useMemo, useState } from "preact/hooks";

/**
 * @import { Move, StateFrame } from "../table/frames.js"
 * @import { Preview, Store } from "../table/types.js"
 *
 * @typedef {(move: Move) => Preview | null} Forecast what is known of a move by now; asks, if nobody has
 */

/**
 * @param {Store} table
 * @param {Pick<StateFrame, "version" | "seat">} frame
 * @returns {Forecast}
 */
export function useForecast(table, { version, seat }) {
  const [, draw] = useState(0);
  const redraw = () => draw((count) => count + 1);
  return useMemo(() => forecast(table, redraw), [version, seat]);
}

/**
 * @param {Store} table
 * @param {() => void} redraw
 * @returns {Forecast}
 */
export function forecast(table, redraw) {
  /** @type {Map<string, Preview | null>} */
  const known = new Map();

  /**
   * @param {Move} move
   * @param {string} key
   */
  async function ask(move, key) {
    known.set(key, null);
    const told = await table.session.foresee(move);
    if (!told) return known.delete(key);
    known.set(key, told);
    return redraw();
  }

  return (move) => {
    const key = JSON.stringify(move);
    if (!known.has(key)) ask(move, key);
    return known.get(key) ?? null;
  };
}
