// What came from others while nobody looked at it: lines of talk, and lines of the history.

import { useEffect, useState } from "preact/hooks";
import { useTable } from "../table/context.js";

/**
 * @import { ChatLine } from "../table/frames.js"
 * @import { State } from "../table/types.js"
 *
 * @typedef {{ talk: number, history: number }} Unread how many lines of each
 */

/**
 * @param {boolean} isRead whether both are in sight
 * @returns {Unread}
 */
export function useUnread(isRead) {
  const { state } = useTable();
  const talk = useUnreadOf(toldTalk(state), isRead) + useUnreadOf(state.asides, isRead);
  return { talk, history: useNews(isRead) };
}

/**
 * All that was said, or nothing while the table has not told it yet.
 *
 * @param {State} state
 */
export const toldTalk = ({ isTalkTold, chat }) => (isTalkTold ? chat : null);

/**
 * @param {ChatLine[] | null} lines
 * @param {boolean} isRead
 */
export function useUnreadOf(lines, isRead) {
  const { facts } = useTable();
  const [seen, setSeen] = useState(/** @type {number | null} */ (null));
  useEffect(() => setSeen((before) => seenOf(before, lines, isRead)), [isRead, lines]);
  return isRead || seen === null ? 0 : unreadOf(lines ?? [], seen, facts.me?.id);
}

/**
 * Up to which line one has seen: what was said before one came is not new, even if it is nothing.
 *
 * @param {number | null} before null until it is known what was said
 * @param {ChatLine[] | null} lines
 * @param {boolean} isRead
 */
export const seenOf = (before, lines, isRead) =>
  lines && (isRead || before === null) ? (lines.at(-1)?.id ?? 0) : before;

/**
 * @param {ChatLine[]} lines
 * @param {number} seen
 * @param {number} [me]
 */
export const unreadOf = (lines, seen, me) => lines.filter(({ id, user }) => id > seen && user?.id !== me).length;

/**
 * What happened since one last looked at the history; in a recorded game nothing is new.
 *
 * @param {boolean} isRead
 */
function useNews(isRead) {
  const { frame, state, replay } = useTable();
  const [seen, setSeen] = useState(frame.version);
  useEffect(() => {
    if (isRead) setSeen(frame.version);
  }, [isRead, frame.version]);
  return isRead || replay ? 0 : newsOf(state.log, seen, frame.seat);
}

/**
 * @param {State["log"]} log
 * @param {number} seen up to which version
 * @param {number | null} me my seat
 */
export const newsOf = (log, seen, me) =>
  log.filter(({ version, again = [], seat }) => (again.at(-1) ?? version) > seen && (seat === null || seat !== me))
    .length;
