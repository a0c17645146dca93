// What a table hears and says: frames come in and change the store; moves, trials and talk go out.

import { t } from "../core/page.js";

/**
 * @import { ChatLine, Frames, Kind, Move, StateFrame } from "./frames.js"
 * @import { Preview, Sending, Session, Status, Store } from "./types.js"
 */

const LINES_KEPT = 700;
const TRY_PAUSE = 250;
const REPEAT_AFTER = 5000;

const freshId = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

/**
 * @param {Store} table
 * @returns {Session}
 */
export function makeSession(table) {
  const { source, state } = table;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let trial;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  let tried = { id: "", key: "" };
  /** @type {Map<string, (told: Preview | null) => void>} */
  const attempts = new Map();

  /** @type {{ [K in Kind]?: (frame: Frames[K]) => void }} */
  const handlers = {
    state: onState,
    accepted: ({ id, version }) => id === state.sending?.id && settle({ ...state.sending, version }),
    refused: onRefused,
    preview: onPreview,
    chat: ({ lines }) => table.change({ chat: merged(state.chat, lines), isTalkTold: true }),
    asides: ({ lines, silent = state.isSilent }) =>
      table.change({ asides: merged(state.asides ?? [], lines), isSilent: silent }),
    notebook: ({ marks, guesses, guessed = null }) => table.change({ marks, guesses, guessed }),
    time: ({ now }) => table.change({ offset: now - Date.now() / 1000 }),
    pong: ({ here, anonymous }) => here && table.change({ here, anonymous }),
    closed({ code }) {
      table.change({ farewell: code });
      table.answer(t(`closed_${code}`));
    },
    error: onError,
  };
  for (const [kind, handler] of Object.entries(handlers)) {
    source.on(/** @type {Kind} */ (kind), /** @type {(frame: any) => void} */ (handler));
  }
  source.onStatus(onStatus);
  source.onLate(table.history.hear);

  /**
   * @param {Status} status
   * @param {number} code
   */
  function onStatus(status, code) {
    table.change({ status, closedWith: code });
    // What was tried on a socket that is gone is answered by nobody.
    if (status !== "open") for (const id of attempts.keys()) answerAttempt(id, null);
    // The move under way may or may not have arrived: its id makes a repeat harmless.
    if (status === "open" && state.sending) sendOut(state.sending);
  }

  /** @param {StateFrame} frame */
  function onState(frame) {
    const before = state.frame;
    table.change({
      frame,
      offset: frame.clocks.now - Date.now() / 1000,
      previews: before?.version === frame.version ? state.previews : new Map(),
    });
    if (before && frame.version < before.version) table.history.goBack(frame.version);
    table.history.hear(frame);
    if (before?.asked !== frame.asked) table.change({ refusal: "", confirming: "" });
    settle(state.sending);
    table.tellState(frame, before);
  }

  /**
   * A move is settled when it was accepted and the table it led to is on the screen.
   *
   * @param {Sending | null} sending
   */
  function settle(sending) {
    const done = sending?.version && table.frame.version >= sending.version;
    table.change({ sending: done ? null : sending });
  }

  /** @param {Frames["preview"]} frame */
  function onPreview({ id, preview }) {
    if (id === tried.id) remember(tried.key, preview);
    answerAttempt(id, preview);
  }

  /**
   * @param {string} id
   * @param {Preview | null} told
   */
  function answerAttempt(id, told) {
    attempts.get(id)?.(told);
    return attempts.delete(id);
  }

  /** @param {Frames["refused"]} frame */
  function onRefused(frame) {
    if (answerAttempt(frame.id, { refusal: frame })) return;
    if (frame.id === tried.id) table.change({ looked: "" });
    else if (isOld(frame.id)) return;
    else table.change({ sending: null, refusal: table.words.refuse(frame) });
  }

  /**
   * Of a move that was given up before the one under way.
   *
   * @param {string} id
   */
  const isOld = (id) => Boolean(id && state.sending && id !== state.sending.id);

  /**
   * A frame that came too fast was not read: what was sent in it did not happen.
   *
   * @param {Frames["error"]} frame
   */
  function onError({ message }) {
    table.change({ sending: null });
    table.answer(message);
  }

  /** @param {Move} move */
  function sendMove(move) {
    if (state.sending) return;
    clearTimeout(trial);
    const id = freshId();
    const sent = { move, version: table.frame.version, id };
    if (!source.send(sent)) {
      table.change({ refusal: t("no_connection") });
      return;
    }
    table.change({ sending: { id, sent }, refusal: "", form: null, confirming: "" });
    awaitAnswer(id, () => sendOut({ id, sent }));
  }

  /**
   * Once more; whoever does not answer that either is not waited for.
   *
   * @param {Sending} sending
   */
  function sendOut({ id, sent }) {
    source.send(sent);
    awaitAnswer(id, giveUp);
  }

  /**
   * A move that has no answer while the table is heard; without a connection it waits for one.
   *
   * @param {string} id
   * @param {() => void} otherwise
   */
  function awaitAnswer(id, otherwise) {
    clearTimeout(patience);
    const isUnanswered = () => state.sending?.id === id && !state.sending.version && state.status === "open";
    patience = setTimeout(() => isUnanswered() && otherwise(), REPEAT_AFTER);
  }

  // It may still be accepted: then the table shows it, and what was sent later is stale.
  const giveUp = () => table.change({ sending: null, refusal: t("not_answered") });

  /**
   * The page shows what a move would do while it is looked at; a pause keeps passing glances silent.
   *
   * @param {Move | null} move
   * @param {string} key
   */
  function lookAt(move, key) {
    clearTimeout(trial);
    if (state.looked !== key) table.change({ looked: key });
    if (!move || state.previews.has(key)) return;
    trial = setTimeout(() => {
      tried = { id: freshId(), key };
      source.send({ try: move, id: tried.id });
    }, TRY_PAUSE);
  }

  /**
   * @param {string} key
   * @param {Frames["preview"]["preview"]} preview
   */
  function remember(key, preview) {
    state.previews.set(key, table.words.foresee(preview));
    table.change({});
  }

  /**
   * @param {Move} move
   * @returns {Promise<Preview | null>}
   */
  function foresee(move) {
    const id = freshId();
    if (!source.send({ try: move, id })) return Promise.resolve(null);
    return new Promise((resolve) => {
      attempts.set(id, resolve);
      setTimeout(() => answerAttempt(id, null), REPEAT_AFTER);
    });
  }

  return {
    sendMove,
    lookAt,
    foresee,
    sayLine: (text, aside = false) => source.send({ chat: text, aside }),
    sayPhrase: (phrase, aside = false) => source.send({ phrase, aside }),
    setMark: (seat, mark) => source.send({ mark, on: seat }),
    setGuess: (seat, role) => source.send({ guess: role, on: seat }),
  };
}

/**
 * A line that comes again has changed: seats were drawn, and it names other numbers.
 *
 * @param {ChatLine[]} known
 * @param {ChatLine[]} lines
 */
function merged(known, lines) {
  const told = new Map([...known, ...lines].map((line) => [line.id, line]));
  return [...told.values()].slice(-LINES_KEPT);
}
