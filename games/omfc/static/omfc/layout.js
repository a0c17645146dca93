// Where the board, the score, the cards and the question are at a size of the stage.

/**
 * @import { Box, Point } from "#page/stage/geometry.js"
 * @import { Company, Layout, Scene, Size } from "#page/stage/module.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {object} Zones
 * @property {Point & { side: number, zooms: boolean }} board
 * @property {Box} column  of score and cards; on a phone of the score alone
 * @property {Box | null} sheet  where cards come up from below, and how high
 * @property {Box} gallery  of classes to choose from
 * @property {(Point & { side: number, zooms: boolean }) | null} beside  the board beside them, if there is room
 * @property {"always" | "idle" | "never"} legend  whether there is room for it: while no card is open, or with one
 * @property {number} [scale]
 * @property {Layout["question"]} question
 * @property {Layout["last"]} [last]
 *
 * @typedef {Layout & Zones} Laid
 * @typedef {{ size: Size, seats: number, hasFolk: boolean, isOver: boolean }} Room
 */

const EDGE = 16;
/** At the end the hem lies about the whole cloth: nothing crosses it. */
const HEM = 20;
const BAR = 62;
const DESIGNED = 748;
const HEADING = 30;
/** From so many times as high as it is wide on, a screen has more room below the board than beside it. */
const TALL = 1.1;
/** What a legend takes, and less than what a board shows nothing. */
const LEGEND = 176;
const LEAST_BOARD = 150;
/** Less than this does not hold the question with its buttons. */
const NARROWEST = 316;

/**
 * @param {Size} size
 * @param {Scene<View>} scene
 * @param {Company} company
 * @returns {Laid}
 */
export function layout(size, { view }, { order }) {
  const hasFolk = view.seats.some((one) => one.class);
  const isTall = size.mode === "wide" && size.height > TALL * size.width;
  const zones = isTall ? tall : ZONES[size.mode];
  const laid = zones({ size, seats: order.length, hasFolk, isOver: view.stage === "over" });
  return { ...laid, plates: [], spots: new Map(), anchors: new Map() };
}

/** @type {Record<Size["mode"], (room: Room) => Zones>} */
const ZONES = { wide, phone, flat };

/**
 * The board at the left, as large as it can be; the rest in a column at its right.
 *
 * @param {Room} room
 * @returns {Zones}
 */
function wide({ size: { width, height }, seats, hasFolk, isOver }) {
  const scale = Math.max(1, Math.min(1.5, height / DESIGNED, width / 1100));
  const bar = isOver ? height : height - BAR - EDGE;
  const column = Math.min((hasFolk ? 330 : 312) * scale, width * 0.4);
  const room = width - column - 2 * EDGE - 12;
  const side = Math.min(bar - 16, room - EDGE + 6);
  const score = 94 + seats * (hasFolk ? 39 : 38) + (seats < 5 ? 0 : 44);
  return {
    scale,
    board: { x: Math.max(8, (room - side) / 2 + 6), y: (bar - side) / 2 + 3, side, zooms: false },
    column: { x: width - column - EDGE, y: EDGE + 4, w: column, h: bar - 2 * EDGE },
    sheet: null,
    gallery: { x: EDGE, y: EDGE, w: room, h: bar - 2 * EDGE + 4 },
    beside: below(width - column - EDGE, EDGE + 16 + score * scale, column, bar - EDGE),
    legend: seats < 5 ? "always" : bar - 2 * EDGE - score * scale > LEGEND * scale ? "idle" : "never",
    question: { x: EDGE + 8, y: bar - 2, w: width - 2 * EDGE - 16, look: "filled" },
  };
}

/**
 * A square board in the middle of a box.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} low
 */
function below(x, y, w, low) {
  const side = Math.min(w, low - y);
  return side < LEAST_BOARD ? null : { x: x + (w - side) / 2, y: y + (low - y - side) / 2, side, zooms: false };
}

/**
 * A screen that stands upright: the score above, the board below as large as it can be.
 *
 * @param {Room} room
 * @returns {Zones}
 */
function tall({ size: { width, height }, seats, isOver }) {
  const asked = isOver ? height : height - BAR - EDGE;
  const score = 96 + seats * (seats > 4 ? 32 : 38);
  const w = width - 2 * EDGE;
  const low = EDGE + score + 12;
  const side = Math.min(w, asked - low - 12);
  return {
    board: { x: (width - side) / 2, y: low + (asked - 12 - low - side) / 2, side, zooms: false },
    column: { x: EDGE, y: EDGE, w, h: score },
    sheet: { x: EDGE, y: asked - 8, w, h: height * 0.44 },
    ...halved(EDGE, low, w, asked - 10),
    legend: "never",
    question: { x: EDGE, y: asked - 2, w, look: "filled" },
  };
}

/**
 * The board above the classes to choose from.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} low
 */
function halved(x, y, w, low) {
  const beside = below(x, y, w, y + (low - y) * 0.4);
  const from = beside ? beside.y + beside.side + 8 : y;
  return { beside, gallery: { x, y: from, w, h: low - from } };
}

/**
 * The score above, the board as wide as the phone, the question below; cards come up from there.
 *
 * @param {Room} room
 * @returns {Zones}
 */
function phone({ size: { width, height }, seats, hasFolk, isOver }) {
  const edge = isOver ? HEM : 8;
  const asked = isOver ? height - HEM : height - 102;
  const side = Math.min(width - (isOver ? 2 * HEM : 8), asked - 112);
  const rows = HEADING + seats * (seats > 4 || hasFolk ? 28 : 34);
  const score = Math.max(94, Math.min(rows, asked - side - 22));
  const left = asked - score - side - 8;
  return {
    board: { x: (width - side) / 2, y: edge + score + Math.max(2, Math.min(14, left - 34)), side, zooms: true },
    column: { x: edge, y: edge, w: width - 2 * edge, h: score },
    sheet: { x: 8, y: asked, w: width - 16, h: Math.min(height * 0.56, 420) },
    ...halved(8, 16 + score, width - 16, asked - 10),
    legend: "never",
    question: { x: 8, y: asked, w: width - 16, look: "filled" },
    last: left > 40 ? { x: width / 2, y: asked - 18, w: width - 24 } : undefined,
  };
}

/**
 * A phone on its side: the board takes the height, all else stands beside it.
 *
 * @param {Room} room
 * @returns {Zones}
 */
function flat({ size: { width, height }, isOver }) {
  const side = Math.min(height - 12, width - NARROWEST - 32);
  const x = side + 20;
  const w = width - x - 12;
  const y = isOver ? 8 : 66;
  return {
    board: { x: 8, y: (height - side) / 2, side, zooms: true },
    column: { x, y, w, h: height - y - 8 },
    sheet: null,
    gallery: { x: 8, y: 8, w: side + 4, h: height - 16 },
    beside: null,
    legend: "never",
    question: { x, y: 8, w, look: "filled" },
  };
}
