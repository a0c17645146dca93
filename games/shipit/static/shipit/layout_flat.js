// A phone lying on its side: boards in a column at the left, the hand shows its upper part.

import { TALL } from "#page/stage/geometry.js";
import { trayOf } from "./tray_place.js";

/**
 * @import { Box } from "#page/stage/geometry.js"
 * @import { Board, Room, Zones } from "./layout.js"
 */

const EDGE = 8;
const GAP = 6;
const COLUMN = 206;
const ACTS = 168;
const ASKED = 44;
/** How wide my prod stays when something takes the middle. */
const BUSY = 196;

/**
 * @param {Room} room
 * @returns {Zones}
 */
export function flat({ size: { width, height }, others, watching, taken }) {
  const isBusy = taken !== "";
  const seats = others + Number(watching);
  const each = Math.min(112, (height - 2 * EDGE - GAP * (seats - 1)) / seats);
  const left = EDGE + COLUMN + GAP;
  const right = width - EDGE;
  const card = Math.min(96, height * 0.28);
  const hand = { x: left, y: height - card * TALL * 0.6, w: right - left - 4, h: card * TALL, card };
  const top = EDGE + ASKED + GAP;
  const low = (watching ? height - EDGE : hand.y - 14) - top;
  const prod = { x: left, y: top, w: isBusy ? BUSY : right - left - ACTS - GAP, h: low };
  const side = { x: right - ACTS, y: top, w: ACTS, h: low };
  const from = watching ? left : left + BUSY + GAP;
  const middle = { x: from, y: top, w: right - from, h: low };
  const pile = Math.min(40, (low - 66) / TALL);
  const amid = side.y + (pile * TALL) / 2 + 4;
  return {
    boards: Array.from({ length: seats }, (_, at) =>
      board({ x: EDGE, y: EDGE + at * (each + GAP), w: COLUMN, h: each }),
    ),
    mine: watching ? null : { ...prodBoard(prod), aim: { x: prod.x + prod.w - 48, y: prod.y + low * 0.6, size: 70 } },
    hand: watching ? null : hand,
    middle,
    sheet: { x: left, y: EDGE, w: right - left, h: height - 2 * EDGE },
    deck: isBusy ? { x: prod.x + prod.w - 84, y: top + 20, card: 18 } : { x: side.x + pile * 0.6, y: amid, card: pile },
    discard: isBusy
      ? { x: prod.x + prod.w - 36, y: top + 20, card: 18 }
      : { x: side.x + pile * 1.75, y: amid, card: pile },
    play: isBusy
      ? { x: middle.x + 40, y: middle.y + low / 2, card: 52 }
      : { x: side.x + pile * 2.75, y: amid, card: pile },
    tray: trayOf(middle, 40, 4),
    acts: { x: side.x, y: side.y + low - 90, w: ACTS },
    pips: { x: side.x, y: side.y + pile * TALL + 14, w: ACTS },
    question: { x: left, y: EDGE, w: right - left, look: "filled" },
  };
}

/**
 * @param {Box} box
 * @returns {Board}
 */
function board(box) {
  const { x, y, w, h } = box;
  const card = Math.min(36, (h - 52) / 1.32);
  return {
    box,
    row: { ...box, x: x + 8, w: w - 16, card, gap: 6, from: y + 46 },
    backs: { x: x + w - 34, y: y + h - 16, card: 16 },
    spread: 36,
  };
}

/**
 * @param {Box} box
 * @returns {Board}
 */
function prodBoard(box) {
  const { x, y, w, h } = box;
  const card = Math.min(74, (h - 70) / (TALL * 1.16));
  return {
    box,
    row: { ...box, x: x + 12, w: w - 24, card, gap: 12, from: y + 64 },
    backs: { x: x + w - 20, y: y + 20, card: 14 },
    spread: 0,
  };
}
