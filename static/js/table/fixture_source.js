// A table fed by a list of recorded frames, one at a time: for tests, and for pages that show pieces.

import { makeEmitter } from "../core/emitter.js";
import { makeWhole } from "./whole.js";

/**
 * @import { Frames, Kind, Sent, StateFrame } from "./frames.js"
 * @import { Source, Status } from "./types.js"
 *
 * @typedef {{ type: Kind } & Record<string, any>} Recorded
 *
 * @typedef {object} Hand what moves it on
 * @property {() => boolean} next tell the next frame; whether there was one
 * @property {(frame: Recorded) => void} tell tell a frame that is not in the list
 * @property {(status: Status, code?: number) => void} setStatus
 * @property {Sent[]} sent all that was sent so far
 */

/**
 * @param {Recorded[]} frames
 * @returns {Source & Hand}
 */
export function fixtureSource(frames) {
  /** @type {ReturnType<typeof makeEmitter<Frames>>} */
  const told = makeEmitter();
  /** @type {ReturnType<typeof makeEmitter<{ status: [Status, number] }>>} */
  const statuses = makeEmitter();
  /** @type {Sent[]} */
  const sent = [];
  let at = 0;

  const whole = makeWhole();

  /** @param {Recorded} frame */
  function tell(frame) {
    const shown = frame.type === "state" ? whole(/** @type {any} */ (frame)) : frame;
    told.tell(frame.type, /** @type {any} */ (shown));
  }

  function next() {
    const frame = frames[at];
    if (!frame) return false;
    at += 1;
    tell(frame);
    return true;
  }

  return {
    on: told.on,
    onStatus: (handler) => statuses.on("status", ([status, code]) => handler(status, code)),
    setStatus: (status, code = 0) => statuses.tell("status", [status, code]),
    open() {
      statuses.tell("status", ["open", 0]);
      next();
    },
    next,
    tell,
    sent,
    send(frame) {
      sent.push(frame);
      return true;
    },
    onLate() {},
    tellInWords() {},
    missed: async (since) => joined(frames, since, at),
  };
}

/**
 * What the server answers: the state shown now, with all that happened since.
 *
 * @param {Recorded[]} frames
 * @param {number} since
 * @param {number} upTo
 * @returns {StateFrame}
 */
function joined(frames, since, upTo) {
  const states = /** @type {StateFrame[]} */ (frames.slice(0, upTo).filter((one) => one.type === "state"));
  const last = states[states.length - 1];
  const events = states.filter((one) => one.version > since).flatMap((one) => one.events);
  return { ...last, since, events };
}
