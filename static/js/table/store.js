// What the page knows of one table, fed by its source, and one redraw per frame of the screen.

import { makeHistory } from "./history.js";
import { seatName } from "./names.js";
import { seatOf } from "./seating.js";
import { makeSession } from "./session.js";
import { makeSteadiness } from "./steady.js";

/**
 * @import { Words } from "../core/vocabulary.js"
 * @import { StateFrame } from "./frames.js"
 * @import { Replay } from "../replay/types.js"
 * @import { Facts, Source, State, Store } from "./types.js"
 *
 * @typedef {{ facts: Facts, words: Words, replay?: Replay }} Known
 */

/** @returns {State} */
const nothing = () => ({
  status: "connecting",
  closedWith: 0,
  farewell: "",
  frame: null,
  offset: 0,
  log: [],
  chat: [],
  isTalkTold: false,
  unheard: [],
  asides: null,
  isSilent: false,
  saying: null,
  marks: {},
  guesses: {},
  guessed: null,
  here: null,
  anonymous: 0,
  sending: null,
  refusal: "",
  looked: "",
  previews: new Map(),
  form: null,
  confirming: "",
  answer: "",
  undo: null,
});

/**
 * @param {Source} source
 * @param {Known} known
 * @returns {Store}
 */
export const makeStore = (source, known) => new TableStore(source, known);

/** @implements {Store} */
class TableStore {
  /**
   * @param {Source} source
   * @param {Known} known
   */
  constructor(source, { facts, words, replay }) {
    this.source = source;
    this.facts = facts;
    this.words = words;
    this.replay = replay ?? null;
    this.state = { ...nothing(), unheard: facts.unheard ?? [] };
    this.draw = () => {};
    this.isDue = false;
    /** @type {((frame: StateFrame, before: StateFrame | null) => void)[]} */
    this.hearers = [];
    this.steady = replay ? RECORDED : makeSteadiness(() => this.change({}));
    this.history = makeHistory(this);
    this.session = makeSession(this);
    words.nameOf = (seat) => seatName(this, seat);
    words.noted = (seat) => words.marks[this.state.marks[seat] ?? ""] ?? "";
    words.isUnheard = (seat) => this.state.unheard.includes(seatOf(this, seat)?.user?.id ?? -1);
  }

  get frame() {
    return /** @type {StateFrame} */ (this.state.frame);
  }

  open() {
    this.source.open(this.history.toldUpTo);
  }

  /** @param {Partial<State>} patch */
  change(patch) {
    Object.assign(this.state, patch);
    if (this.isDue) return;
    this.isDue = true;
    nextFrame(() => {
      this.isDue = false;
      this.draw();
    });
  }

  /**
   * @param {string} text
   * @param {() => unknown} [undo]
   */
  answer(text, undo) {
    this.change({ answer: text, undo: undo ?? null });
  }

  /** @param {() => void} draw */
  onChange(draw) {
    this.draw = draw;
  }

  /** @param {(frame: StateFrame, before: StateFrame | null) => void} handler */
  onState(handler) {
    this.hearers.push(handler);
    return () => {
      this.hearers = this.hearers.filter((one) => one !== handler);
    };
  }

  /**
   * @param {StateFrame} frame
   * @param {StateFrame | null} before
   */
  tellState(frame, before) {
    for (const hear of this.hearers) hear(frame, before);
  }
}

/**
 * In a recorded game nothing can be pressed.
 *
 * @type {import("./types.js").Steadiness}
 */
const RECORDED = { look() {}, takes: () => false, isSteady: () => true };

/** @param {() => void} draw */
const nextFrame = (draw) => (globalThis.requestAnimationFrame ?? queueMicrotask)(draw);
