// The events of all frames in one line without gaps or repeats, told as sentences.

/**
 * @import { StateFrame } from "./frames.js"
 * @import { History, Store } from "./types.js"
 *
 * @typedef {Store["state"]["log"][number]} Entry
 */

const KEPT = 600;
const PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * @param {Store} table
 * @returns {History}
 */
export function makeHistory(table) {
  const { state, source } = table;
  const kept = source.isRecorded ? Number.POSITIVE_INFINITY : KEPT;
  /**
   * Frames that cannot be told yet, by the version after which they begin.
   *
   * @type {Map<number, StateFrame>}
   */
  const waiting = new Map();
  let told = 0;
  let entries = 0;
  let catching = false;

  /**
   * A frame tells what happened after version `since`. Frames may come in any order, and overlap.
   *
   * @param {StateFrame} frame
   */
  function hear(frame) {
    if (frame.version > (waiting.get(frame.since)?.version ?? told)) waiting.set(frame.since, frame);
    for (let next = waiting.get(told); next; next = waiting.get(told)) {
      waiting.delete(told);
      write(next);
    }
    for (const [since, { version }] of waiting) if (version <= told) waiting.delete(since);
    if (waiting.size) catchUp();
  }

  /** @param {StateFrame} frame */
  function write({ events, version }) {
    told = version;
    const lines = events.map((event) => ({ ...said(event), seat: seatOf(event), event }));
    const fresh = lines.filter(({ text }) => text).map((entry) => ({ id: ++entries, version, ...entry }));
    if (fresh.length) table.change({ log: fresh.reduce(folded, state.log).slice(-kept) });
  }

  /** @param {import("./frames.js").Saying} event */
  function said(event) {
    const pieces = table.words.pieces("events", event);
    return { text: pieces.map((piece) => piece.text).join(""), pieces };
  }

  const retell = () => table.change({ log: state.log.map((entry) => ({ ...entry, ...said(entry.event) })) });

  /**
   * What has not happened yet is not told.
   *
   * @param {number} version
   */
  function goBack(version) {
    told = version;
    waiting.clear();
    table.change({ log: state.log.filter((entry) => entry.version <= version).map((entry) => upTo(entry, version)) });
  }

  // A source mostly closes a gap itself; what is missing after a moment is asked for, until it is there.
  async function catchUp() {
    if (catching) return;
    catching = true;
    for (let pause = PAUSE; waiting.size; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (waiting.size) await ask().catch(() => {}); // the network may be away
    }
    catching = false;
  }

  async function ask() {
    const frame = await source.missed(told);
    if (frame) hear(frame);
    else waiting.clear();
  }

  return { hear, goBack, retell, toldUpTo: () => told };
}

/**
 * The same line once more is not written again: it says how often.
 *
 * @param {Entry[]} log
 * @param {Entry} entry
 */
function folded(log, entry) {
  const last = log.at(-1);
  if (last?.text !== entry.text || last.seat !== entry.seat) return [...log, entry];
  return [...log.slice(0, -1), { ...last, again: [...(last.again ?? []), entry.version] }];
}

/**
 * @param {Entry} entry
 * @param {number} version
 */
const upTo = (entry, version) =>
  entry.again ? { ...entry, again: entry.again.filter((later) => later <= version) } : entry;

/** @param {import("./frames.js").Saying} event */
const seatOf = ({ seat }) => (typeof seat === "number" ? seat : null);
