// Notices that a socket is dead: nobody else does, for the network may take its packets for minutes.
//
// While something is expected, silence is asked about every two seconds and believed for four; when
// the browser goes offline, wakes from sleep or comes back into sight, it is asked about at once.

const TICK = 500;
const OFTEN = 2000;
const SELDOM = 15_000;
const PATIENCE = 2000;
const ASLEEP = 3000;

/**
 * @param {{ beat(): unknown, lose(): void, isExpecting(): boolean }} way
 */
export function makePulse({ beat, lose, isExpecting }) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let heardAt = 0;
  /** @type {number | null} */
  let askedAt = null;
  let tickedAt = 0;

  function start() {
    stop();
    heardAt = tickedAt = Date.now();
    askedAt = null;
    timer = setInterval(tick, TICK);
  }

  function stop() {
    clearInterval(timer);
    timer = undefined;
  }

  function heard() {
    heardAt = Date.now();
    askedAt = null;
  }

  function tick() {
    const now = Date.now();
    const slept = now - tickedAt > ASLEEP;
    tickedAt = now;
    if (slept) ask();
    else if (askedAt !== null && now - askedAt >= PATIENCE) lose();
    else if (askedAt === null && now - heardAt >= (isExpecting() ? OFTEN : SELDOM)) ask();
  }

  /** Ask now; an answer must come soon. */
  function ask() {
    if (timer === undefined) return;
    askedAt = Date.now();
    beat();
  }

  return { start, stop, heard, ask };
}
