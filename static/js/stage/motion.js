// Motion: flights between two scenes, by transforms alone; the scene itself is already drawn.

import { back } from "./back.js";
import { placed } from "./geometry.js";

/** @import { Flight, Passage } from "./scene.js" */

const MOVE = 220;
const FLIP = 180;
const DEAL_GAP = 40;
const STEP_GAP = 120;
const MOST = 600;
const LIT = 800;
const ACROSS = "cubic-bezier(.6, 0, .2, 1)";

/**
 * What moves now, and what is to be done when it has come to rest.
 *
 * @type {Map<Animation, () => void>}
 */
const running = new Map();

/** Put everything where it belongs, now. */
export function finish() {
  for (const one of running.keys()) one.finish();
  for (const then of running.values()) then();
  running.clear();
}

/**
 * How long what happened takes to be shown, before anything else may move.
 *
 * @param {number} events
 */
export const lasting = (events) => Math.min(MOST, MOVE + FLIP + STEP_GAP * Math.max(0, events - 1));

/**
 * Play the flights; none of it takes longer than six tenths of a second.
 *
 * @param {Flight[]} flights
 * @param {(key: string) => HTMLElement | undefined} find
 * @param {{ speed: number, backOf: (key: string) => string }} how
 */
export function play(flights, find, { speed, backOf }) {
  finish();
  const waits = delays(flights);
  flights.forEach((flight, at) => {
    const element = find(flight.key);
    if (!element) return;
    const timing = { duration: MOVE / speed, delay: waits[at] / speed };
    fly(element, flight, timing);
    if (flight.turnsUp) turnUp(element, backOf(flight.key), timing, FLIP / speed);
  });
}

/**
 * Backs that pass from place to place and are gone: to be called after what else is played.
 *
 * @param {Passage[]} passages
 * @param {HTMLElement} host
 * @param {number} speed
 */
export function pass(passages, host, speed) {
  const waits = delays(passages);
  passages.forEach((passage, at) => {
    const one = document.createElement("span");
    one.className = "piece passing";
    one.style.width = `${passage.to.w}px`;
    one.innerHTML = back(passage.back, passage.to.w);
    host.append(one);
    const timing = { duration: MOVE / speed, delay: waits[at] / speed };
    fly(one, { ...passage, slides: false }, timing, () => one.remove());
  });
}

/**
 * Where nothing may travel, what has changed is outlined for a moment.
 *
 * @param {string[]} keys
 * @param {(key: string) => HTMLElement | undefined} find
 */
export function light(keys, find) {
  for (const key of keys) {
    const outline = { outline: "3px solid var(--lit)", outlineOffset: "2px" };
    const paper = find(key)?.querySelector(".paper");
    if (paper) watch(paper.animate([outline, outline], LIT));
  }
}

/** @param {{ step: number }[]} flights */
function delays(flights) {
  /** @type {Map<number, number>} */
  const counted = new Map();
  return flights.map(({ step }) => {
    const before = counted.get(step) ?? 0;
    counted.set(step, before + 1);
    return Math.min(MOST - MOVE - FLIP, step * STEP_GAP + before * DEAL_GAP);
  });
}

/**
 * Nothing but the transform is animated: anything else would be worked out anew at each frame.
 *
 * @param {HTMLElement} element
 * @param {Pick<Flight, "from" | "to" | "slides">} flight
 * @param {{ duration: number, delay: number }} timing
 * @param {() => void} [then]
 */
function fly(element, { from, to, slides }, timing, then = () => {}) {
  const start = `${placed({ ...from, w: to.w })} scale(${from.w / to.w})`;
  const frames = [{ transform: start }, { transform: placed(to) }];
  element.toggleAttribute("data-flying", !slides);
  const land = () => {
    element.removeAttribute("data-flying");
    then();
  };
  watch(element.animate(frames, { ...timing, easing: ACROSS, fill: "backwards" }), land);
}

/**
 * What comes from a hidden place flies as a back and is turned up once it lies there.
 *
 * @param {HTMLElement} element
 * @param {string} back
 * @param {{ duration: number, delay: number }} timing
 * @param {number} flip
 */
function turnUp(element, back, { duration, delay }, flip) {
  const cover = document.createElement("span");
  cover.className = "cover";
  cover.innerHTML = back;
  element.append(cover);
  const all = { duration: duration + flip, delay, fill: /** @type {const} */ ("backwards") };
  const edge = (duration + flip / 2) / (duration + flip);
  const flat = duration / (duration + flip);
  const narrow = [
    { scale: "1 1" },
    { scale: "1 1", offset: flat },
    { scale: "0.03 1", offset: edge },
    { scale: "1 1" },
  ];
  const shown = [{ opacity: 1 }, { opacity: 1, offset: edge }, { opacity: 0, offset: edge }, { opacity: 0 }];
  watch(cover.animate(narrow, all));
  watch(cover.animate(shown, all), () => cover.remove());
  const face = element.firstElementChild;
  if (face) watch(face.animate(narrow, all));
}

/**
 * @param {Animation} one
 * @param {() => void} then
 */
function watch(one, then = () => {}) {
  running.set(one, then);
  const over = () => {
    if (running.delete(one)) then();
  };
  one.finished.then(over, over);
}
