// A table as it was played: fed by recorded frames, to and fro. It shows what could be done and takes no move; talk
// goes on.

import { makeEmitter } from "../core/emitter.js";

/**
 * @import { Kept } from "../replay/keeping.js"
 * @import { Head, ReplaySource } from "../replay/types.js"
 * @import { Frames, Kind, PublicTable, Sent, StateFrame } from "./frames.js"
 * @import { Status } from "./types.js"
 * @import { State } from "./wire.js"
 *
 * @typedef {object} Room what is live beside a recorded game: talk, who is here, who leads
 * @property {<K extends Kind>(kind: K, handler: (frame: any) => void) => void} on
 * @property {(sent: Sent) => boolean} send
 * @property {() => void} open
 */

const AGAIN = 2000;
/** What somebody may do here is heard by the room; whatever else is sent is a move, and nobody takes it. */
const HEARD = ["chat", "phrase", "lead", "hand"];

/**
 * @param {Head} head
 * @param {Kept} kept
 * @param {Room} room
 * @returns {ReplaySource}
 */
export function replaySource(head, kept, room) {
  /** @type {ReturnType<typeof makeEmitter<Frames>>} */
  const told = makeEmitter();
  /** @type {ReturnType<typeof makeEmitter<{ status: [Status, number] }>>} */
  const statuses = makeEmitter();
  const last = head.ticks.length - 1;
  const played = underWay(head.table);
  const { seats } = head.table;
  let wanted = { at: 0, eyes: head.seen_by };
  let isOpen = false;
  let inWords = false;
  let toldUpTo = () => 0;
  /** @type {(frame: StateFrame) => void} */
  let onLate = () => {};

  /**
   * @param {State} frame
   * @param {number} at
   * @returns {StateFrame}
   */
  function whole(frame, at) {
    const table = head.over && at === last ? head.table : played;
    const clocks = { now: 0, seats: seats.map(() => ({ deadline: null, bank: 0 })) };
    return /** @type {StateFrame} */ ({ legal: [], free: [], ...frame, table, clocks, refused: [] });
  }

  /**
   * @param {number} at
   * @param {string} eyes
   */
  function frame(at, eyes) {
    const found = kept.frame(eyes, at);
    return found && whole(found, at);
  }

  /**
   * What happened from one moment to another, as one frame; null if not all of it has come.
   *
   * @param {number} since the version after which it begins
   * @param {number} at the last moment of it
   */
  function joined(since, at) {
    const first = head.ticks.findIndex(({ version }) => version > since);
    const frames = [];
    for (let one = first; one <= at; one++) frames.push(frame(one, wanted.eyes));
    if (!frames.length || frames.some((one) => !one)) return null;
    const events = frames.flatMap((one) => /** @type {StateFrame} */ (one).events);
    return /** @type {StateFrame} */ ({ ...frames[frames.length - 1], since, events });
  }

  /** Tell the wanted moment, if it has come, with what led to it before. */
  function tell() {
    const { at, eyes } = wanted;
    const found = frame(at, eyes);
    if (!found) return false;
    const before = found.since > toldUpTo() ? joined(toldUpTo(), at - 1) : null;
    told.tell("state", found);
    if (before) onLate(before); // by now it is known who sits where
    return true;
  }

  /** @param {number} at */
  const ahead = (at) => Math.min(last, at + head.piece / 2);

  /** @param {{ at: number, eyes: string }} moment */
  async function fetched(moment) {
    try {
      await kept.need(moment.eyes, moment.at, moment.at);
      statuses.tell("status", ["open", 0]);
      if (moment === wanted) tell();
    } catch {
      statuses.tell("status", ["lost", 0]);
      setTimeout(() => moment === wanted && fetched(moment), AGAIN);
    }
  }

  /**
   * @param {number} at
   * @param {string} eyes
   */
  function show(at, eyes) {
    wanted = { at, eyes };
    if (!isOpen) return;
    if (tell()) kept.need(eyes, ahead(at), ahead(at)).catch(() => {});
    else fetched(wanted);
  }

  for (const kind of /** @type {Kind[]} */ (["chat", "asides", "pong", "notebook", "lead", "refused", "error"])) {
    room.on(kind, (frame) => told.tell(kind, frame));
  }

  return {
    isRecorded: true,
    on: told.on,
    onStatus: (handler) => statuses.on("status", ([status, code]) => handler(status, code)),
    onLate(handler) {
      onLate = handler;
    },
    open(asked) {
      toldUpTo = asked;
      isOpen = true;
      show(wanted.at, wanted.eyes);
      room.open();
    },
    send(sent) {
      if (HEARD.some((kind) => kind in sent)) return room.send(sent);
      // What a move would have done is not known any more: the answer is empty.
      if (!("try" in sent)) return false;
      const { id = "" } = sent;
      queueMicrotask(() => told.tell("preview", { type: "preview", id, preview: {} }));
      return true;
    },
    tellInWords(isWanted) {
      if (isWanted === inWords) return;
      inWords = isWanted;
      kept.tellInWords(isWanted);
      show(wanted.at, wanted.eyes);
    },
    async missed(since) {
      const { at, eyes } = wanted;
      await kept.need(eyes, 0, at);
      return joined(since, at);
    },
    show,
    frame,
    fetch: () => void kept.need(wanted.eyes, wanted.at, wanted.at).catch(() => {}), // it is asked for again
  };
}

/**
 * A table as it was before its end: who left, and when, is not told move by move.
 *
 * @param {PublicTable} table
 * @returns {PublicTable}
 */
function underWay(table) {
  const seats = table.seats.map((seat) => ({ ...seat, absence: /** @type {const} */ ("") }));
  return { ...table, seats, status: "playing", outcome: null, ended_at: null, rematch: null, voided: false };
}
