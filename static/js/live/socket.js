// A socket that comes back by itself, tells the version seen last, and notices silence.

import { makePulse } from "./pulse.js";

/**
 * @import { Sent } from "../table/frames.js"
 * @import { Status } from "../table/types.js"
 *
 * @typedef {object} Way
 * @property {string} path
 * @property {() => Record<string, string>} [query] asked before each attempt
 * @property {() => boolean} [isExpecting] whether a frame may come at any moment; it may, unless somebody knows better
 */

const SHORTEST_WAIT = 300;
const SOON_WAIT = 1000;
const LONGEST_WAIT = 10_000;
const SOON = 15_000;
const AT_THE_DOOR = ["hello", "error", "closed"];
const LONGEST_OPENING = 8000;
const FOR_GOOD = [4401, 4403, 4404, 4429];

/**
 * @param {Way & { onFrame(frame: any): void, onStatus(status: Status, code: number): void }} way
 */
export function connect({ path, query = () => ({}), isExpecting = () => true, onFrame, onStatus }) {
  /** @type {WebSocket | null} */
  let socket = null;
  let attempts = 0;
  let isIn = false;
  let lostAt = Number.NEGATIVE_INFINITY;
  let done = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const pulse = makePulse({
    beat: () => send({ beat: 1 }),
    lose: dropAndRetry,
    isExpecting: () => !document.hidden && isExpecting(),
  });

  function open() {
    onStatus(attempts ? "lost" : "connecting", 0);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const mine = new WebSocket(`${scheme}//${location.host}${path}?${new URLSearchParams(query())}`);
    socket = mine;
    clearTimeout(timer);
    timer = setTimeout(dropAndRetry, LONGEST_OPENING);
    mine.onopen = () => mine === socket && opened();
    mine.onmessage = (message) => {
      if (mine !== socket) return;
      pulse.heard();
      const frame = JSON.parse(message.data);
      if (!AT_THE_DOOR.includes(frame.type)) letIn();
      onFrame(frame);
    };
    mine.onclose = (event) => mine === socket && closed(event.code);
  }

  function opened() {
    clearTimeout(timer);
    pulse.start();
    onStatus("open", 0);
  }

  // Only now: a house without its database opens the door to say so, and would be asked without a pause.
  function letIn() {
    isIn = true;
    attempts = 0;
  }

  /** @param {number} code */
  function closed(code) {
    pulse.stop();
    clearTimeout(timer);
    if (isIn) lostAt = Date.now();
    isIn = false;
    done ||= FOR_GOOD.includes(code);
    onStatus(done ? "closed" : "lost", code);
    if (!done) timer = setTimeout(open, pause());
  }

  // Longer each time, and not for all at once when a server comes back. Whoever was in comes soon for
  // a while: a server that is started anew is away for seconds.
  function pause() {
    const isSoon = Date.now() - lostAt < SOON;
    const longer = Math.min(isSoon ? SOON_WAIT : LONGEST_WAIT, SHORTEST_WAIT * 2 ** attempts);
    if (!isSoon || longer < SOON_WAIT) attempts += 1;
    return longer * (0.7 + 0.6 * Math.random());
  }

  /** @param {Sent} frame */
  function send(frame) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  // The network is back, or somebody looks: no need to wait for the next attempt.
  function lookNow() {
    const is = socket?.readyState;
    if (is === WebSocket.OPEN) pulse.ask();
    else if (!done && is !== WebSocket.CONNECTING) open();
  }

  function dropAndRetry() {
    const old = socket;
    socket = null;
    old?.close();
    closed(0);
  }

  addEventListener("online", lookNow);
  addEventListener("offline", pulse.ask); // a house on this very machine still answers
  document.addEventListener("visibilitychange", () => document.hidden || lookNow());
  open();
  return { send };
}
