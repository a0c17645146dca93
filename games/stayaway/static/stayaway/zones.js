// Where the zones of Нечто are at a size of the stage: wide, a phone, a phone on its side.

import { TALL } from "#page/stage/geometry.js";

/**
 * @import { Box, Point } from "#page/stage/geometry.js"
 * @import { Layout, Place, Size } from "#page/stage/module.js"
 * @import { Ellipse } from "./ring.js"
 *
 * @typedef {Point & { card: number }} Pile
 *
 * @typedef {object} Zones
 * @property {Ellipse} ring   on which the plates lie
 * @property {Ellipse} table  the wood
 * @property {{ look: Place["look"], scale: number, width?: number }} plate of the others
 * @property {{ look: Place["look"], scale: number, drop: number, width?: number }} mine   how far below its place on the ring
 * @property {number} near    how much larger the neighbours' plates are
 * @property {(at: number) => Point} out  where the n-th of those lies who dropped out
 * @property {{ deck: Pile, play: Pile, discard: Pile }} piles
 * @property {number} reach   how far from the middle of the table cards are laid, of the way to its edge
 * @property {number} laid    the width of a card that is laid for an exchange
 * @property {number} door    how long a door is
 * @property {(Box & { card: number }) | null} hand
 * @property {(Point & { w: number }) | null} role  its left lower corner, from below
 * @property {Box} tray       buttons of the game
 * @property {Box} picks
 * @property {number} scale
 * @property {Layout["question"]} question
 * @property {Layout["last"]} [last]
 *
 * @typedef {{ size: Size, seats: number, watching: boolean }} Room
 */

/** A phone lower than this has no room for the last event. */
const LOW = 640;
/** More about a phone's table leave little room for each. */
const CROWD = 10;
const DESIGNED = { width: 976, height: 748 };

/** @type {Record<Size["mode"], (room: Room) => Zones>} */
export const ZONES = { wide, phone, flat };

/**
 * Deck, the card being carried out, discard: in a row above the middle of the table.
 *
 * @param {Point} middle
 * @param {number} card
 * @param {number} step
 */
const row = ({ x, y }, card, step) => ({
  deck: { x: x - step, y, card },
  play: { x, y, card },
  discard: { x: x + step, y, card },
});

/**
 * The corners below, left and right in turn: the fewer sit at the table, the more room is there.
 *
 * @param {Point & { step: number }} first
 * @param {number} width
 * @returns {Zones["out"]}
 */
const corners = (first, width) => (at) => {
  const column = Math.floor(at / 2) % 2;
  const x = first.x + first.step * column;
  return { x: at % 2 ? width - x : x, y: first.y - first.step * 1.05 * Math.floor(at / 4) };
};

/**
 * @param {Room} room
 * @returns {Zones}
 */
function wide({ size: { width, height }, seats, watching }) {
  const s = Math.max(0.62, Math.min(1.6, height / DESIGNED.height, width / 900));
  const large = Math.max(0.8, s);
  const crowd = seats > 8;
  const card = 106 * s;
  const side = 206 * large;
  const asked = watching ? height - 86 * s : height - 250 * s;
  const top = 54 * s;
  const low = asked - 36 * s;
  const ring = { x: width / 2, y: (top + low) / 2, ry: (low - top) / 2, rx: 0 };
  ring.rx = Math.min(width * 0.391, ring.ry * 2.3, width / 2 - 98 * large);
  const table = { ...ring, rx: ring.rx - 54 * s, ry: ring.ry - 32 * s };
  const hand = { x: side + 12, y: height - card * TALL - 16 * s, w: width - 2 * side - 36, h: card * TALL, card };
  return {
    ring,
    table,
    plate: crowd ? { look: "small", scale: large, width: 166 } : { look: "plate", scale: large },
    mine: { look: "plate", scale: large * 0.94, drop: 0, width: 240 },
    near: 1,
    out: corners({ x: 52 * s, y: low - 4 * s, step: 58 * s }, width),
    piles: row({ x: table.x, y: table.y - table.ry * 0.2 }, 66 * s, 92 * s),
    reach: 0.72,
    laid: 46 * s,
    door: 78 * s,
    hand: watching ? null : hand,
    role: watching ? null : { x: 22, y: 18, w: 190 * large },
    tray: { x: width - side - 4, y: watching ? asked + 6 * s : hand.y - 4, w: side - 18, h: hand.h },
    picks: { x: table.x - table.rx, y: table.y + 38 * s, w: table.rx * 2, h: 88 * s * TALL },
    scale: large,
    question: watching
      ? { x: width / 2, y: asked, w: width - 2 * side - 24, look: "centred" }
      : { x: Math.max(232, width / 2 - 320 * large), y: asked, w: Math.min(640 * large, width - 250), look: "filled" },
  };
}

/**
 * @param {Room} room
 * @returns {Zones}
 */
function phone({ size: { width, height }, seats, watching }) {
  const card = Math.max(60, Math.min(93, (width - 30) / 4, height * 0.118));
  const tray = { x: 10, y: height - 26 - 44, w: width - 20, h: 44 };
  const hand = { x: 10, y: tray.y - 10 - card * TALL, w: width - 20, h: card * TALL, card };
  const asked = watching ? tray.y - 72 : hand.y - 100;
  const isLow = height < LOW;
  const small = Math.min(1, Math.max(0.78, asked / 470));
  const me = asked - (isLow ? 32 : 68);
  const top = 36 * small;
  // Many sit so near to each other that my plate would lie on my neighbours'.
  const isTight = seats > CROWD;
  const drop = watching ? 0 : isTight ? 42 : 31;
  const low = me - drop;
  const ring = { x: width / 2, y: (top + low) / 2, rx: width / 2 - 36, ry: (low - top) / 2 };
  const table = { ...ring, rx: ring.rx - 18, ry: ring.ry - 24 * small };
  const pile = Math.min(52, table.ry * 0.32);
  return {
    ring,
    table,
    plate: { look: "disc", scale: small, width: isTight ? 62 : 74 },
    mine: { look: "plate", scale: 0.92, drop, width: 240 },
    near: isTight ? 1 : 1.16,
    out: corners({ x: 24, y: me, step: 33 }, width),
    piles: row({ x: table.x, y: table.y - table.ry * 0.18 }, pile, pile * 1.4),
    reach: 0.66,
    laid: Math.min(40, table.ry * 0.26),
    door: Math.min(52, table.ry * 0.36),
    hand: watching ? null : hand,
    role: null,
    tray,
    picks: { x: 24, y: table.y + table.ry * 0.2, w: width - 48, h: Math.min(66, table.ry * 0.42) * TALL },
    scale: 1,
    question: { x: 10, y: asked, w: width - 20, look: "filled" },
    ...(!isLow && { last: { x: width / 2, y: asked - 20, w: width - 24 } }),
  };
}

/**
 * The table to the left, the hand to the right.
 *
 * @param {Room} room
 * @returns {Zones}
 */
function flat({ size: { width, height }, seats, watching }) {
  const half = Math.min(width * 0.52, 460);
  const right = { x: half + 8, w: width - half - 18 };
  const ring = { x: half / 2, y: height / 2 - 4, rx: half / 2 - 40, ry: height / 2 - 36 };
  const table = { ...ring, rx: ring.rx - 16, ry: ring.ry - 16 };
  const card = Math.min(84, right.w / 4.4, height * 0.27);
  const tray = { x: right.x, y: height - 54, w: right.w, h: 44 };
  return {
    ring,
    table,
    plate:
      seats > CROWD
        ? { look: "disc", scale: Math.min(0.8, height / 390), width: 56 }
        : { look: "disc", scale: Math.min(0.86, height / 390), width: 74 },
    mine: { look: "disc", scale: 0.9, drop: 0 },
    near: 1,
    out: corners({ x: 24, y: height - 24, step: 32 }, half),
    piles: row({ x: table.x, y: table.y - 14 }, 38, 56),
    reach: 0.66,
    laid: 30,
    door: 42,
    hand: watching ? null : { x: right.x, y: tray.y - 8 - card * TALL, w: right.w, h: card * TALL, card },
    role: null,
    tray,
    picks: { x: 20, y: table.y - 20, w: half - 40, h: 60 * TALL },
    scale: 1,
    question: { x: right.x, y: 8, w: right.w, look: "filled" },
    last: { x: right.x + right.w / 2, y: Math.max(96, tray.y - 46 - card * TALL), w: right.w },
  };
}
