// Where one is in a recorded game: steps, plays at a speed, looks through somebody's eyes.

import { makeTogether } from "./together.js";

/**
 * @import { Lead, Head, Replay, ReplaySource, Together } from "./types.js"
 * @import { StateFrame } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {{ at: number | null, eyes: string }} Moment nothing is wished for where there is none
 */

export const SPEEDS = [0.5, 1, 2, 4];
/** How long a move is shown at the usual speed, and how much longer for each line it tells. */
const SHOWN = 1400;
const LONGER = 300;
const LONGEST = 3200;

/** @implements {Replay} */
export class Player {
  /**
   * @param {Head} head as the first eyes see it
   * @param {ReplaySource} source
   * @param {(eyes: string) => Promise<Head>} ask for what other eyes see
   */
  constructor(head, source, ask) {
    this.head = head;
    this.source = source;
    this.ask = ask;
    this.at = 0;
    this.eyes = head.seen_by;
    this.isPlaying = false;
    this.speed = 1;
    this.isWondering = false;
    /** Whether nobody has wished for any moment of it yet. */
    this.isFresh = true;
    /** @type {Store | null} */
    this.table = null;
    /** @type {(() => void)[]} */
    this.hearers = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Together} */
    this.together = makeTogether(this, source);
  }

  get last() {
    return this.head.ticks.length - 1;
  }

  /**
   * Wish for a moment before there is a table to show it.
   *
   * @param {Moment} moment
   */
  prepare({ at, eyes }) {
    this.isFresh = at === null;
    this.at = this.#within(at ?? 0);
    if (this.head.eyes.includes(eyes)) this.#look(eyes);
    this.source.show(this.at, this.eyes);
  }

  /**
   * Begin: its table tells when a moment stands there, and is drawn when something here has changed.
   *
   * @param {Store} table
   */
  begin(table) {
    this.table = table;
    table.onState(() => this.#goOn());
  }

  /** @param {() => void} hear of every change */
  onChange(hear) {
    this.hearers.push(hear);
  }

  /** @param {number} at */
  go(at) {
    this.isPlaying = false;
    this.#goAlone();
    this.#show(at);
  }

  /** @param {1 | -1} by */
  step(by) {
    this.go(this.at + by);
  }

  /** @param {1 | -1} by */
  turn(by) {
    const { ticks } = this.head;
    let at = this.at + by;
    while (ticks[at] && !ticks[at].marks.length) at += by;
    this.go(at);
  }

  play() {
    this.#goAlone();
    this.isPlaying = true;
    this.#show(this.at < this.last ? this.at + 1 : 0);
  }

  pause() {
    this.#goAlone();
    this.isPlaying = false;
    this.#tell();
  }

  /** @param {1 | -1} by */
  hasten(by) {
    const speed = SPEEDS[SPEEDS.indexOf(this.speed) + by];
    if (speed) this.setSpeed(speed);
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#goAlone();
    this.speed = speed;
    this.#tell();
  }

  /** @param {string} eyes */
  see(eyes) {
    this.#goAlone();
    if (eyes === this.eyes) return;
    this.#look(eyes);
    this.#show(this.at);
  }

  /**
   * Be where whoever leads is.
   *
   * @param {Lead} lead
   */
  follow({ version, eyes, playing, speed }) {
    const at = this.momentOf(version);
    // Two that play on by themselves are never quite together.
    const isNear = playing && this.isPlaying && Math.abs(at - this.at) <= 1;
    this.isPlaying = playing;
    this.speed = speed;
    const isOther = eyes !== this.eyes && this.head.eyes.includes(eyes);
    if (isOther) this.#look(eyes);
    if (isOther || !isNear) this.#show(at);
  }

  /** @param {number} version */
  momentOf(version) {
    const after = this.head.ticks.findIndex((tick) => tick.version > version);
    return after < 0 ? this.last : Math.max(0, after - 1);
  }

  /** @returns {StateFrame | null} */
  next() {
    return this.at < this.last ? this.source.frame(this.at + 1, this.eyes) : null;
  }

  /** Whoever would make a move that was possible here may play on from here instead. */
  wonder() {
    if (!this.head.branches || this.at === this.last) return;
    this.isWondering = true;
    this.pause();
  }

  stopWondering() {
    this.isWondering = false;
    this.#tell();
  }

  /** The last moment before a move of mine: what if I had made another? */
  beforeMyLast() {
    const mine = Number(this.head.eyes[0]);
    const moved = this.head.ticks.findLastIndex(({ seat }) => seat === mine);
    return Math.max(0, (moved < 0 ? this.last : moved) - 1);
  }

  /** Whoever moves by themselves follows nobody. */
  #goAlone() {
    this.isFresh = false;
    this.together.leave();
  }

  /** @param {number} at */
  #within(at) {
    return Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
  }

  /** @param {number} at */
  #show(at) {
    clearTimeout(this.timer);
    this.at = this.#within(at);
    this.isPlaying &&= this.at < this.last;
    this.#tell();
    this.source.show(this.at, this.eyes);
  }

  #tell() {
    this.together.tell();
    this.table?.change({});
    for (const hear of this.hearers) hear();
  }

  /**
   * What was heard was heard by other ears: it is told anew.
   *
   * @param {string} eyes
   */
  #look(eyes) {
    this.eyes = eyes;
    this.table?.history.goBack(0);
    if (this.head.seen_by !== eyes)
      this.ask(eyes).then(
        (head) => this.#know(head),
        () => {},
      ); // it keeps its old marks
  }

  /** @param {Head} head */
  #know(head) {
    if (head.seen_by !== this.eyes) return;
    this.head = head;
    this.#tell();
  }

  /** When a moment stands there, the next one comes after a while. */
  #goOn() {
    clearTimeout(this.timer);
    if (!this.isPlaying || !this.table) return;
    const { events } = this.table.frame;
    const shown = Math.min(LONGEST, SHOWN + LONGER * Math.max(0, events.length - 1));
    this.timer = setTimeout(() => this.#show(this.at + 1), shown / this.speed);
  }
}
