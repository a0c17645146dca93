// A phone upright: rivals' boards above, mine below them and fixed, then the middle, the question, my hand.

import { TALL } from "#page/stage/geometry.js";
import { trayOf } from "./tray_place.js";

/**
 * @import { Box } from "#page/stage/geometry.js"
 * @import { Board, Room, Taken, Zones } from "./layout.js"
 */

const EDGE = 10;
const GAP = 8;
const HOME_BAR = 26;
const ACTS = 44;
/** A name, two lines on its seat and, below them, a row of tiles with what is under them. */
const LEAST = 96;
/** Where the tiles begin. */
const TILES = 53;
/** A board that is turned to takes this much of the width. */
const FRONT = 0.62;

/**
 * @param {Room} room
 * @returns {Zones}
 */
export function phone({ size: { width, height }, others, watching, taken, front }) {
  const tight = height < 700;
  const card = Math.min(104, Math.max(66, height * 0.125));
  const ask = 62;
  const top = tight ? 8 : 10;
  const high = Math.max(LEAST, Math.min(124, height * 0.156));
  const hand = { x: 14, y: height - card * TALL - HOME_BAR, w: width - 28, h: card * TALL, card };
  const acts = { x: EDGE, y: hand.y - ACTS - (tight ? 22 : 30), w: width - 2 * EDGE };
  const asked = (watching ? height - HOME_BAR : acts.y) - ask - 8;
  const prod = { x: EDGE, y: top + high + GAP, w: width - 2 * EDGE, h: tight ? 148 : Math.min(208, height * 0.262) };
  const boards = row(others, width, front).map(({ x, w, isFront }) => board({ x, y: top, w, h: high }, isFront));
  const below = { ...prod, h: high };
  const from = (watching ? below.y + below.h : prod.y + prod.h) + GAP;
  const middle = middleOf(
    taken,
    { x: EDGE, y: from, w: width - 2 * EDGE, h: asked - from - 8 },
    { width, height },
    watching ? height - 10 : hand.y,
  );
  const pile = Math.max(34, Math.min(62, (middle.h - 22) / TALL));
  const amid = middle.y + middle.h / 2;
  return {
    boards: watching ? [...boards, board(below, false)] : boards,
    mine: watching ? null : { ...prodBoard(prod), aim: { ...aimOf(prod), size: cardOf(prod) } },
    hand: watching ? null : hand,
    middle,
    sheet: { x: 0, y: prod.y + 40, w: width, h: height - prod.y - 40 },
    deck: taken ? { x: EDGE + 118, y: prod.y + 21, card: 18 } : { x: EDGE + pile * 0.7, y: amid, card: pile },
    discard: taken ? { x: EDGE + 164, y: prod.y + 21, card: 18 } : { x: EDGE + pile * 2.1, y: amid, card: pile },
    play: taken
      ? { x: EDGE + pile * 0.9, y: middle.y + 62 + pile * 0.7, card: pile }
      : { x: EDGE + pile * 1.4, y: amid - 4, card: pile },
    tray: trayOf(middle, Math.min(pile, 46)),
    acts,
    pips: { x: EDGE + pile * 2.9, y: middle.y, w: width - 2 * EDGE - pile * 2.9 },
    question: taken
      ? { x: middle.x + 14, y: middle.y + (taken === "struck" ? 14 : 4), w: middle.w - 28, look: "bare" }
      : { x: EDGE, y: asked, w: width - 2 * EDGE, look: "filled" },
    sorting: { x: width - 52, y: prod.y + prod.h + 2 },
  };
}

/**
 * An offer takes the question's room too; a blow that I must answer takes all below my prod.
 *
 * @param {Taken} taken
 * @param {Box} middle
 * @param {{ width: number, height: number }} size
 * @param {number} low  where it ends at the latest
 * @returns {Box}
 */
function middleOf(taken, middle, { width, height }, low) {
  if (taken === "struck") return { x: 0, y: middle.y - 6, w: width, h: height - middle.y + 6 };
  return taken ? { ...middle, h: low - 10 - middle.y } : middle;
}

/**
 * @param {number} others
 * @param {number} width
 * @param {number} front
 */
function row(others, width, front) {
  const inner = width - 2 * EDGE - GAP * (others - 1);
  const turned = front >= 0 && front < others && others > 1;
  let x = EDGE;
  return Array.from({ length: others }, (_, at) => {
    const isFront = turned && at === front;
    const w = !turned ? inner / others : isFront ? inner * FRONT : (inner * (1 - FRONT)) / (others - 1);
    const left = x;
    x += w + GAP;
    return { x: left, w, isFront: isFront || others === 1 };
  });
}

/**
 * @param {Box} box
 * @param {boolean} isFront
 * @returns {Board}
 */
function board(box, isFront) {
  const { x, y, w, h } = box;
  const card = Math.min(isFront ? 44 : 34, (h - TILES - 2) / 1.3);
  return {
    box,
    row: { ...box, x: x + 7, w: w - 14, card, gap: isFront ? 10 : 4, from: y + TILES },
    backs: { x: x + w - 30, y: y + h - 15, card: 15 },
    spread: 30,
  };
}

/** @param {Box} prod */
const cardOf = ({ h }) => Math.min(76, (h - 92) / 1.16);

/**
 * @param {Box} box
 * @returns {Board}
 */
function prodBoard(box) {
  const { x, y, w } = box;
  const card = Math.min(76, (box.h - 80) / (TALL * 1.16));
  return {
    box,
    row: { ...box, x: x + 12, w: w - 24, card, gap: 14, from: y + 73 },
    backs: { x: x + w - 20, y: y + 20, card: 14 },
    spread: 0,
  };
}

/** @param {Box} prod */
const aimOf = ({ x, y, w }) => ({ x: x + w - 54, y: y + 126 });
