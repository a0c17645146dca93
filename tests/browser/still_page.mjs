// A page whose clock and screen stand still.
//
// Nothing here waits: frames of the screen and short timers come when asked for, long ones never, the stage is
// told how large it is, and what flies is held where it starts, noted, and put down when asked for.

const SIZE = innerWidth > 700 ? { clientWidth: 976, clientHeight: 748 } : { clientWidth: 390, clientHeight: 792 };
for (const [side, length] of Object.entries(SIZE))
  Object.defineProperty(Element.prototype, side, { get: () => length });

const LONG = 1000;
const MOST_TURNS = 1000;

const screened = globalThis.requestAnimationFrame.bind(globalThis);
let last = 0;
/** @type {Map<number, () => void>} */
let due = new Map();
const later = (work) => {
  last += 1;
  due.set(last, work);
  return last;
};
globalThis.requestAnimationFrame = (draw) => later(() => draw(performance.now()));
globalThis.setTimeout = (work, ms = 0) => (ms < LONG ? later(work) : 0);
globalThis.cancelAnimationFrame = globalThis.clearTimeout = (one) => due.delete(one);

const now = performance.now.bind(performance);
performance.now = () => now() - LONG; // what has just come upon the screen counts as seen

let flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const one = animate.call(this, frames, timing);
  one.pause();
  flights.push({ one, told: [this.className, this.dataset.key ?? "", frames, one.effect.getTiming()] });
  return one;
};

/** A dialog that is shut says so with the next frame of the real screen. */
const isShutting = () => document.querySelector("dialog:not([open])") !== null;

/** The next turn, when all promises have been kept. */
const soon = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (isShutting() ? screened(resolve) : resolve());
    port2.postMessage(0);
  });

/** Whatever is due now, and no more. */
export async function turn() {
  const works = due;
  due = new Map();
  for (const work of works.values()) work();
  await soon();
}

/** Until nothing is left to be drawn. */
export async function drawn() {
  for (let quiet = 0, turns = 0; quiet < 2; quiet = due.size || isShutting() ? 0 : quiet + 1) {
    if (++turns > MOST_TURNS) throw new Error("something is drawn again and again");
    await turn();
  }
}

/** What has flown before is forgotten. */
export function forget() {
  flights = [];
}

export const flown = () => flights.map(({ told }) => told);

export function land() {
  for (const { one } of flights) one.finish();
}
