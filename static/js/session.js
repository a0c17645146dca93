// The table's socket: frames come in and change the store; moves, trials and talk go out.

import { hear, toldUpTo } from "./history.js";
import { showWaiting } from "./house.js";
import { showInvitation } from "./invited.js";
import { page, t } from "./page.js";
import { connect } from "./socket.js";
import { chime, listenForTouch } from "./sounds.js";
import { answer, change, state } from "./store.js";

const LINES_KEPT = 300;
const TRY_PAUSE = 250;
const PRESENCE_PAUSE = 1000;
const REPEAT_AFTER = 5000;
let socket = null;
let trial = 0;
let presence = 0;
let tried = {};

const freshId = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

export function begin() {
  listenForTouch();
  socket = connect({
    path: `/ws/table/${page.uid}/`,
    query: () => ({ since: toldUpTo(), language: page.language }),
    onFrame: (frame) => handlers[frame.type]?.(frame),
    onStatus,
  });
}

function onStatus(status, code = 0) {
  change({ status, closedWith: code });
  // The move under way may or may not have arrived: its id makes a repeat harmless.
  if (status === "open" && state.sending) socket.send(state.sending.sent);
}

const handlers = {
  state: onState,
  accepted: ({ id, version }) => id === state.sending?.id && settle({ ...state.sending, version }),
  refused: onRefused,
  preview: ({ id, preview }) => id === tried.id && remember(tried.key, preview),
  chat: ({ lines }) => change({ chat: merged(state.chat, lines) }),
  pong: ({ here, anonymous }) => change({ here, anonymous }),
  invited: showInvitation,
  turn: showWaiting,
  closed({ code }) {
    change({ farewell: code });
    answer(t(`closed_${code}`));
  },
  error: onError,
};

function onState(frame) {
  const before = state.frame;
  if (before && frame.version < before.version) return;
  change({
    frame,
    offset: frame.clocks.now - Date.now() / 1000,
    previews: before?.version === frame.version ? state.previews : new Map(),
  });
  hear(frame);
  if (before?.asked !== frame.asked) change({ refusal: "", confirming: "" });
  if (before && !waits(before) && waits(frame)) chime();
  if (!before || waits(before) !== waits(frame)) showWaiting();
  settle(state.sending);
  askWhoIsHere();
}

const waits = (frame) => Boolean(frame.view?.asks[frame.seat]) && frame.table.status === "playing";

// Whoever has just sat down is here: no need to wait for the next heartbeat to see it.
function askWhoIsHere() {
  clearTimeout(presence);
  presence = setTimeout(() => socket.send({ ping: 1 }), PRESENCE_PAUSE);
}

// A move is settled when it was accepted and the table it led to is on the screen.
function settle(sending) {
  const done = sending?.version && state.frame.version >= sending.version;
  change({ sending: done ? null : sending });
}

function onRefused(frame) {
  if (frame.id === tried.id) return change({ looked: "" });
  change({ sending: null, refusal: state.words.refuse(frame) });
}

// A frame that came too fast was not read: what was sent in it did not happen.
function onError({ message }) {
  change({ sending: null });
  answer(message);
}

function merged(known, lines) {
  const ids = new Set(known.map((line) => line.id));
  return [...known, ...lines.filter((line) => !ids.has(line.id))].slice(-LINES_KEPT);
}

export function sendMove(move) {
  if (state.sending) return;
  clearTimeout(trial);
  const id = freshId();
  const sent = { move, version: state.frame.version, id };
  if (!socket.send(sent)) return change({ refusal: t("no_connection") });
  change({ sending: { id, sent }, refusal: "", form: null, confirming: "" });
  setTimeout(() => state.sending?.id === id && socket.send(sent), REPEAT_AFTER);
}

// The page shows what a move would do while it is looked at; a pause keeps passing glances silent.
export function lookAt(move, key) {
  clearTimeout(trial);
  if (state.looked !== key) change({ looked: key });
  if (!move || state.previews.has(key)) return;
  trial = setTimeout(() => {
    tried = { id: freshId(), key };
    socket.send({ try: move, id: tried.id });
  }, TRY_PAUSE);
}

function remember(key, preview) {
  state.previews.set(key, state.words.foresee(preview));
  change({});
}

export const sayLine = (text) => socket.send({ chat: text });
export const sayPhrase = (phrase) => socket.send({ phrase });
