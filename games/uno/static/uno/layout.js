// Where UNO's zones are at a size of the stage.

import { horseshoe, TALL } from "#page/stage/geometry.js";
import { anchors, counted, spots } from "./lying.js";

/**
 * @import { Box, Point } from "#page/stage/geometry.js"
 * @import { Company, Layout, Place, Scene, Size } from "#page/stage/module.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Point & { card: number }} Pile
 * @typedef {{ card: number, width: number, drop: number } | { card: number, at: Point }} Backs
 *   how others' cards lie at their plates: a fan so wide and so far below its middle, or one on another at a point
 *
 * @typedef {object} Zones
 * @property {Omit<Place, "seat">[]} plates  of the others; of all, for whoever only watches
 * @property {Backs} backs
 * @property {Pile & { r: number }} centre
 * @property {Point} force  the colour in force, by its name
 * @property {Pile} deck
 * @property {(Box & { card: number }) | null} hand
 * @property {(Point & { scale?: number }) | null} mine  my own plate
 * @property {number} [scale]
 * @property {Layout["question"]} question
 * @property {Layout["last"]} [last]
 * @property {Point} [sorting]
 * @property {Point | null} panel  where a choice opens; else it comes from below
 * @property {Box} result  where it is told what a deal was worth
 * @property {Point & { w: number }} [aside]
 * @property {Point & { size: number, bare: boolean }} button
 *
 * @typedef {Layout & Zones & { plates: Place[] }} Laid
 * @typedef {{ size: Size, others: number, watching: boolean, ended: boolean, held: number }} Room
 *   `ended`: nothing is asked any more; `held`: how many cards I have
 */

const MINE = 176;
const BUTTON = 136;
const DESIGNED = 748;
/** Where so many sit about a table so narrow, little fits between them and the dish. */
const TIGHT = 900;
/** A phone lower than this has no room for fans. */
const LOW = 640;
/** From so many times as high as it is wide on, a window is laid like a phone, only larger. */
const TALL_WINDOW = 1.1;
/** My plate, and the hem below it. */
const PLATE = 70;
/** How far a card rises that is chosen, and a little air. */
const RAISED = 36;
/** The four colours side by side, and a little air. */
const CHOICES = 312;

/**
 * @param {Size} size
 * @param {Scene<View>} scene
 * @param {Company} company
 * @returns {Laid}
 */
export function layout(size, scene, { seat, order }) {
  const watching = seat === null;
  const isTall = size.mode === "wide" && size.height > TALL_WINDOW * size.width;
  const { over, hand } = scene.view;
  const room = { size, others: order.length - 1, watching, ended: Boolean(over), held: hand?.length ?? 0 };
  const zones = ZONES[isTall ? "phone" : size.mode](room);
  const seats = watching ? [...order.slice(1), order[0]] : order.slice(1);
  const others = seats.map((one, at) => counted({ ...zones.plates[at], seat: one }, scene.view.hands[one], zones));
  const mine = zones.mine ?? (over ? instead(zones, size) : null);
  const own = !watching && mine ? [{ ...mine, seat, look: /** @type {const} */ ("plate"), pinned: true }] : [];
  return { ...zones, plates: [...others, ...own], spots: spots(scene, zones, others), anchors: anchors(zones, others) };
}

/**
 * My plate where there is room for it only at the end: nobody is asked any more.
 *
 * @param {Zones} zones
 * @param {Size} size
 * @returns {Point & { scale?: number }}
 */
const instead = ({ question: { x, y }, scale = 1 }, { height }) => ({
  x,
  y: Math.min(y, height - PLATE * scale),
  scale,
});

/** @type {Record<Size["mode"], (room: Room) => Zones>} */
const ZONES = { wide, phone, flat };

/**
 * @param {Room} room
 * @returns {Zones}
 */
function wide({ size: { width, height }, others, watching }) {
  const scale = Math.max(0.62, Math.min(1.5, height / DESIGNED, width / 860));
  const large = Math.max(1, scale);
  const crowd = others > 4;
  const isTight = crowd && width < TIGHT;
  const card = 116 * scale;
  const back = (crowd ? 50 : 60) * Math.min(large, scale + 0.2);
  const radius = Math.min(142 * scale, width * 0.16);
  const middle = { x: width / 2, y: height * 0.405 };
  const top = 18 + back * TALL;
  const lift = back * 0.48;
  const ring = {
    x: width / 2,
    y: middle.y + (crowd ? 34 * scale : lift),
    rx: Math.min(width / 2 - (crowd ? 88 : 108) * large, height * 0.95),
    sink: crowd ? Math.min(38, others * 4) : 0,
  };
  const places = horseshoe(others, { ...ring, ry: ring.y - top });
  const look = crowd ? /** @type {const} */ ("small") : /** @type {const} */ ("plate");
  const hung = (/** @type {Point} */ at) => ({
    ...at,
    look,
    scale: large,
    count: { x: 52, y: -38 },
    bubble: at.y < back * TALL + 38 ? { x: crowd ? 100 : 118, y: -26 } : { x: 0, y: (-back * TALL) / large - 8 },
  });
  const below = { x: width / 2, y: height - 44 * large };
  const force = { x: middle.x, y: middle.y + radius * 0.97 };
  const lowest = height - (watching ? 100 * large : card * TALL + 14 + RAISED);
  // Few sit beside the dish and nobody below them; many sit all about it, and none upon it.
  const free = crowd
    ? { x: middle.x - 132 * large, y: top, w: 264 * large, h: force.y - 24 * large - top }
    : { x: width - 316 * large, y: middle.y, w: 292 * large, h: lowest - middle.y };
  return {
    plates: [...places, ...(watching ? [below] : [])].map(hung),
    backs: { card: back, width: (crowd ? 124 : 152) * large, drop: 0 },
    scale: large,
    centre: { ...middle, r: radius, card: radius * 0.77 },
    force,
    deck: isTight
      ? { x: middle.x - radius - 54 * scale, y: middle.y - 8, card: radius * 0.46 }
      : { x: middle.x - radius - 76 * scale, y: middle.y - 8, card: radius * 0.56 },
    hand: watching
      ? null
      : { x: MINE * large, y: height - card * TALL - 14, w: width - (MINE + BUTTON) * large, h: card * TALL, card },
    mine: watching ? null : { x: 24, y: height - 24 - 54 * large, scale: large },
    question: {
      x: crowd || watching ? width / 2 : 70 * scale,
      y: height * 0.625,
      w: width - (crowd ? 400 * large : 140),
      look: crowd || watching ? "centred" : "free",
    },
    sorting: { x: 24, y: height - 24 - 54 * large - 52 },
    result: between(places, free, { x: 72 * large, y: 40 * large }),
    panel: { x: Math.min(width * 0.635, width - CHOICES), y: height * 0.552 },
    aside: isTight ? undefined : { x: middle.x + radius + 22, y: middle.y, w: 118 * large },
    button: { x: width - 82 * large, y: height - 103 * large, size: 88 * large, bare: false },
  };
}

/**
 * @param {Room} room
 * @returns {Zones}
 */
function phone({ size: { width, height, mode }, others, watching, ended, held }) {
  const isLow = height < LOW;
  const large = Math.max(1, Math.min(1.5, width / 430, height / 820));
  const crowd = others > 3 || isLow;
  // Many about a low table: all that hangs on a place is drawn smaller.
  const small = isLow && others > 5 ? 0.8 : large;
  const card = Math.min(118 * large, Math.max(72, height * 0.14));
  const hand = { x: 12, y: height - card * TALL - 30, w: width - 24, h: card * TALL, card };
  const shout = 86;
  const low = held ? hand.y : height - 48;
  const asked = watching ? height - (crowd ? 210 : 262) : ended ? low + 32 : hand.y - (isLow ? 102 : 112);
  const room = asked - 52;
  const radius = Math.min(width * (ended ? 0.3 : 0.285), room * (crowd ? 0.215 : 0.245));
  const middle = { x: width / 2 + (crowd ? 0 : 22), y: room * (crowd ? 0.5 : ended ? 0.58 : 0.655) };
  const places = crowd
    ? horseshoe(others, {
        x: width / 2,
        y: middle.y + 6,
        rx: width / 2 - 42 * large,
        ry: middle.y + 6 - 50 * large,
        sink: Math.min(42, others * 5),
      })
    : inRow(others, width, large);
  const hung = (/** @type {Point} */ at) =>
    crowd
      ? {
          ...at,
          look: /** @type {const} */ ("disc"),
          scale: small,
          width: 84,
          count: { x: 22, y: -12 },
          bubble: { x: aside(at.x, width, 56), y: -37 },
          said: { x: aside(at.x, width, 68) / small, y: 22 },
        }
      : {
          ...at,
          look: /** @type {const} */ ("small"),
          scale: large,
          width: (width - 36) / 3 / large,
          count: { x: 38, y: 70 },
          bubble: { x: aside(at.x, width), y: 106 },
        };
  const below = { x: width / 2, y: height - (crowd ? 82 : 142) * large };
  const told = crowd ? width - 168 * large : Math.min(width - 24, 292 * large);
  const under = (crowd ? 96 : 184) * large;
  return {
    plates: [...places, ...(watching ? [below] : [])].map(hung),
    backs: crowd
      ? { card: 22 * small, at: { x: 20 * small, y: -28 * small } }
      : { card: 44 * large, width: 104 * large, drop: 86 * large },
    scale: large,
    centre: { ...middle, r: radius, card: radius * 0.82 },
    force: { x: middle.x, y: middle.y + radius * 0.97 },
    deck: crowd
      ? { x: width / 2, y: middle.y + radius + (isLow ? 46 : 56), card: isLow ? 34 : 44 }
      : { x: middle.x - radius - 58 * large, y: middle.y, card: 58 * large },
    hand: watching ? null : hand,
    mine: null,
    question: { x: 12, y: asked, w: width - 24 - (watching ? 0 : shout + 10), look: "filled" },
    last: { x: width / 2, y: asked - 27, w: width - 24 - (watching ? 0 : 104) },
    sorting: { x: width - 12 - (mode === "wide" ? 112 * large : 44), y: asked - 49 },
    result: { x: (width - told) / 2, y: under, w: told, h: asked - 48 - under },
    panel: null,
    button: { x: width - 12 - shout / 2, y: asked + 38, size: shout, bare: true },
  };
}

/** Half of the longest bubble, and the hem. */
const BUBBLE = 80;

/**
 * How far a bubble at the edge of a narrow stage moves inwards.
 *
 * @param {number} x
 * @param {number} width
 * @param {number} half of a bubble
 */
const aside = (x, width, half = BUBBLE) => Math.min(width - half, Math.max(half, x)) - x;

/**
 * What is left of a room where plates stand: under those in its upper half, over those in its lower.
 *
 * @param {Point[]} places
 * @param {Box} room
 * @param {Point} half of a plate, with what hangs on it
 * @returns {Box}
 */
function between(places, { x, y, w, h }, half) {
  const near = places.filter((one) => Math.abs(one.x - x - w / 2) < w / 2 + half.x);
  const [above, below] = [near.filter((one) => one.y <= y + h / 2), near.filter((one) => one.y > y + h / 2)];
  const top = Math.max(y, ...above.map((one) => one.y + half.y));
  const low = Math.min(y + h, ...below.map((one) => one.y - half.y));
  return { x, y: top, w, h: low - top };
}

/**
 * @param {number} others
 * @param {number} width
 * @param {number} large
 * @returns {Point[]}
 */
const inRow = (others, width, large) =>
  Array.from({ length: others }, (_, at) => ({
    x: others === 1 ? width / 2 : width / 6 + (width * (2 / 3) * at) / (others - 1),
    y: (others === 3 && at === 1 ? 40 : 58) * large,
  }));

/**
 * @param {Room} room
 * @returns {Zones}
 */
function flat({ size: { width, height }, others, watching }) {
  const seats = others + Number(watching);
  const columns = seats > 5 ? 2 : 1;
  const rows = Math.ceil(seats / columns);
  const column = columns > 1 ? 140 : 150;
  const left = 16 + columns * column;
  const card = Math.min(104, height * 0.3);
  const asked = 46;
  const isNarrow = width - left < 420;
  const radius = Math.min(isNarrow ? 72 : 84, (height - asked - card * TALL * 0.6 - 46) / 2);
  const middle = { x: left + (width - left) / 2 - 20, y: asked + radius + 14 };
  const step = Math.min(46, (height - 20) / rows);
  const under = asked + (isNarrow ? 30 : 6);
  return {
    plates: Array.from({ length: seats }, (_, at) => ({
      x: 14 + Math.floor(at / rows) * column,
      y: 10 + (at % rows) * step,
      look: /** @type {const} */ ("row"),
      pinned: true,
      width: column - 8,
    })),
    backs: { card: 18, at: { x: column - 30, y: 15 } },
    centre: { ...middle, r: radius, card: radius * 0.8 },
    force: isNarrow ? { x: middle.x, y: middle.y + radius * 0.97 } : { x: middle.x + radius + 66, y: middle.y - 18 },
    deck: { x: middle.x - radius - 46, y: middle.y, card: 46 },
    hand: watching ? null : { x: left, y: height - card * TALL * 0.62, w: width - left - 104, h: card * TALL, card },
    mine: null,
    question: { x: left + 4, y: 6, w: width - left - 16, look: "filled" },
    sorting: { x: width - 56, y: height - 154 },
    result: { x: left + 4, y: under, w: Math.min(width - left - 16, 292), h: height - card * TALL * 0.62 - 24 - under },
    panel: { x: Math.min(middle.x + radius + 16, width - CHOICES), y: asked + 14 },
    button: { x: width - 52, y: height - 52, size: 80, bare: true },
  };
}
