// The page's one socket. Whoever cares for a kind of frame registers a handler for it.

import { makeEmitter } from "../core/emitter.js";
import { connect } from "./socket.js";

/**
 * @import { Frames, Sent } from "../table/wire.js"
 * @import { Status } from "../table/types.js"
 * @import { Way } from "./socket.js"
 */

/** @type {ReturnType<typeof makeEmitter<Frames>>} */
const frames = makeEmitter();
/** @type {ReturnType<typeof makeEmitter<{ status: [Status, number] }>>} */
const statuses = makeEmitter();
/** @type {{ send(frame: Sent): boolean } | null} */
let socket = null;

export const live = {
  on: frames.on,

  /** @param {(status: Status, code: number) => void} handler */
  onStatus(handler) {
    statuses.on("status", ([status, code]) => handler(status, code));
  },

  /** @param {Way} way */
  open(way) {
    if (socket) throw new Error("a page has one socket");
    socket = connect({
      ...way,
      onFrame: (frame) => frames.tell(frame.type, frame),
      onStatus: (status, code) => statuses.tell("status", [status, code]),
    });
  },

  /** @param {Sent} frame */
  send: (frame) => socket?.send(frame) ?? false,
};
