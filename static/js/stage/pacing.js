// Pacing: what happens quickly is shown one after the other, but never far behind the truth.

const HURRY_FROM = 3;
const JUMP_FROM = 8;

/**
 * @template {{ version: number }} F
 * @typedef {{ frame: F, speed: number, skipped: number, isLeap?: boolean }} Shown a frame to be drawn; speed 0: nothing
 *   moves; a leap: what has changed is too much to be told
 */

/** @template {{ version: number }} F */
export class Pacer {
  /**
   * @param {(shown: Shown<F>) => void} show
   * @param {object} world
   * @param {() => boolean} world.still  whether nothing may move
   * @param {(frame: F) => number} world.hold  how long a frame is shown before the next one, in ms
   * @param {(work: () => void, ms: number) => unknown} [world.later]
   */
  constructor(show, { still, hold, later = (work, ms) => setTimeout(work, ms) }) {
    this.show = show;
    this.still = still;
    this.hold = hold;
    this.later = later;
    /** @type {F[]} */
    this.waiting = [];
    this.busy = false;
  }

  /** @param {F} frame */
  push(frame) {
    this.waiting.push(frame);
    if (this.still() || this.waiting.length > JUMP_FROM) this.catchUp();
    else if (!this.busy) this.#next();
  }

  /** Show the present at once, without motion. */
  catchUp() {
    const frame = this.waiting.at(-1);
    const skipped = this.waiting.length - 1;
    this.waiting = [];
    if (frame) this.show({ frame, speed: 0, skipped });
  }

  #next() {
    const frame = this.waiting.shift();
    this.busy = frame !== undefined;
    if (!frame) return;
    const speed = this.waiting.length >= HURRY_FROM ? 2 : 1;
    this.show({ frame, speed, skipped: 0 });
    this.later(() => this.#next(), this.hold(frame) / speed);
  }
}

/**
 * A recorded game is leafed through: a step forward moves, whatever else is wished for is there at once.
 *
 * @template {{ version: number, since: number }} F
 */
export class Leafing {
  /**
   * @param {(shown: Shown<F>) => void} show
   * @param {{ still: () => boolean, speed: () => number }} world
   */
  constructor(show, { still, speed }) {
    this.show = show;
    this.still = still;
    this.speed = speed;
  }

  /**
   * @param {F} frame
   * @param {F | null} before
   */
  push(frame, before) {
    const isStep = before !== null && frame.since === before.version && frame.version !== before.version;
    this.show({ frame, speed: isStep && !this.still() ? this.speed() : 0, skipped: 0, isLeap: !isStep });
  }

  catchUp() {}
}
