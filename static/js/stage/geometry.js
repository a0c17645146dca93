// Where things lie: plain arithmetic in the stage's own pixels.
//
// A spot is the centre of a thing, its width and its turn in degrees; a card is 1.4 times as high
// as it is wide. A box is a rectangle by its left upper corner.

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ x: number, y: number, w: number, turn: number }} Spot
 * @typedef {{ x: number, y: number, w: number, h: number }} Box
 * @typedef {{ card: number, spread?: number, arc?: number }} Look a card's width, the most of it that shows,
 *   how much the fan bows
 */

export const TALL = 1.4;
/** Less than this of a card cannot be parted from its neighbours by a finger. */
const FINGER = 31;
/** How far the ends of a fan hang at most, of a card's width. */
const SAG = 0.15;

/**
 * How much of each card shows when so many lie side by side.
 *
 * @param {number} count
 * @param {number} width
 * @param {number} card
 * @param {number} spread
 */
const step = (count, width, card, spread) => (count < 2 ? 0 : Math.min(card * spread, (width - card) / (count - 1)));

/**
 * A hand along the bottom of a box: a fan; in two rows when a finger could not part the cards.
 *
 * @param {number} count
 * @param {Box} box
 * @param {Look} look
 * @returns {Spot[]}
 */
export function handful(count, box, look) {
  if (step(count, box.w, look.card, look.spread ?? 0.72) >= FINGER || count < 2) return fan(count, box, look);
  const card = Math.min(look.card, box.h / TALL / 1.42);
  const row = { ...look, card, arc: 0.4 };
  const behind = Math.ceil(count / 2);
  const high = { ...box, h: card * TALL };
  return [...fan(behind, high, row), ...fan(count - behind, { ...high, y: box.y + box.h - high.h }, row)];
}

/**
 * Cards side by side at the bottom of a box, bowed like a fan held in a hand.
 *
 * @param {number} count
 * @param {Box} box
 * @param {Look} look
 * @returns {Spot[]}
 */
export function fan(count, box, { card, spread = 0.72, arc = 1 }) {
  const wide = step(count, box.w, card, spread);
  const bow = arc * Math.min(2.6, 16 / Math.max(1, count));
  const end = (count - 1) / 2;
  const deep = Math.min(card * SAG, end ** 1.7 * bow * 0.55);
  /** @param {number} off */
  const sag = (off) => (end ? deep * Math.abs(off / end) ** 1.7 : 0);
  const low = box.y + box.h - (card * TALL) / 2 - deep;
  return Array.from({ length: count }, (_, at) => {
    const off = at - end;
    return { x: box.x + box.w / 2 + off * wide, y: low + sag(off), w: card, turn: off * bow };
  });
}

const ASKEW = [3, -11, 7, -4, 10, -7];

/**
 * The n-th card of a heap: askew, always the same way.
 *
 * @param {number} number
 * @param {{x: number, y: number, card: number}} place
 * @returns {Spot}
 */
export function heaped(number, { x, y, card }) {
  const slip = card * 0.06;
  return {
    x: x + slip * Math.cos(number * 2.4),
    y: y + slip * Math.sin(number * 2.4),
    w: card,
    turn: ASKEW[number % ASKEW.length],
  };
}

/**
 * A stack seen a little from the side.
 *
 * @param {number} at
 * @param {{x: number, y: number, card: number}} place
 * @returns {Spot}
 */
export const stacked = (at, { x, y, card }) => ({ x: x - at * 1.5, y: y - at * 1.5, w: card, turn: 0 });

/**
 * Places round a table. I sit below; the others follow clockwise on the screen, my left neighbour first.
 *
 * @param {number} others
 * @param {{x: number, y: number, rx: number, ry: number, sink?: number}} ellipse  `sink`: by how many degrees the ends reach below its middle
 * @returns {Point[]}
 */
export function horseshoe(others, { x, y, rx, ry, sink = 0 }) {
  return Array.from({ length: others }, (_, at) => {
    const angle = (angleOf(others, at, sink) * Math.PI) / 180;
    return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
  });
}

/**
 * @param {number} others
 * @param {number} at
 * @param {number} sink
 */
function angleOf(others, at, sink) {
  if (others === 1) return 270;
  if (others === 2) return at ? 322 : 218;
  return 180 - sink + ((180 + 2 * sink) * at) / (others - 1);
}

const tenths = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** The transform that puts a card of a spot's width there. */
export const placed = (/** @type {Spot} */ { x, y, w, turn }) =>
  `translate(${tenths(x - w / 2)}px, ${tenths(y - (w * TALL) / 2)}px) rotate(${tenths(turn)}deg)`;
