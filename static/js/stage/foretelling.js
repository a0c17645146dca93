// What a move would do, or why it cannot be made: each is asked once while the table stands so. What
// nobody has answered is asked anew at the next drawing, and there is one when the table is heard again.

import { useMemo, useState } from "preact/hooks";
import { t } from "../core/page.js";

/**
 * @import { Move, StateFrame } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {object} Foretelling
 * @property {(move: Move) => string} told what is known of it by now, in brief; asks, if nobody has
 * @property {(move: Move) => Promise<string>} ask
 *
 * @typedef {import("./module.js").Game["brief"]} Brief
 */

/**
 * @param {Store} table
 * @param {StateFrame} frame
 * @param {Brief} brief
 * @returns {Foretelling}
 */
export function useForetelling(table, frame, brief) {
  const [, draw] = useState(0);
  const redraw = () => draw((count) => count + 1);
  return useMemo(() => foretelling(table, frame, brief, redraw), [frame.version, frame.seat]);
}

/**
 * @param {Store} table
 * @param {StateFrame} frame
 * @param {Brief} brief
 * @param {() => void} redraw
 * @returns {Foretelling}
 */
export function foretelling(table, { refused, view }, brief, redraw) {
  /** @type {Map<string, Promise<string>>} */
  const asked = new Map();
  /** @type {Map<string, string>} */
  const known = new Map(refused.map(({ move, refusal }) => [JSON.stringify(move), table.words.refuse(refusal)]));

  /**
   * @param {Move} move
   * @param {Brief} tell
   */
  function ask(move, tell) {
    const key = keyOf(move, tell);
    const answer =
      asked.get(key) ?? (known.has(key) ? Promise.resolve(String(known.get(key))) : fetched(move, key, tell));
    asked.set(key, answer);
    return answer;
  }

  /**
   * @param {Move} move
   * @param {string} key
   * @param {Brief} tell
   */
  async function fetched(move, key, tell) {
    const { session, words } = table;
    const told = await session.foresee(move);
    if (!told) {
      asked.delete(key);
      return t("no_connection");
    }
    const text = tell ? tell(told, words, view) : words.foresee(told).join(" · ");
    known.set(key, text);
    redraw();
    return text;
  }

  /** @param {Move} move */
  function told(move) {
    const text = known.get(keyOf(move, brief));
    if (text === undefined) ask(move, brief);
    return text ?? "";
  }

  return { ask: (move) => ask(move, undefined), told };
}

/**
 * @param {Move} move
 * @param {Brief} tell
 */
const keyOf = (move, tell) => `${tell ? "brief " : ""}${JSON.stringify(move)}`;
