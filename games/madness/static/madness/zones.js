// Where Мэднесс's zones are at a size of the stage: wide, a phone, a phone on its side.

import { TALL } from "#page/stage/geometry.js";

/**
 * @import { Box, Point } from "#page/stage/geometry.js"
 * @import { Layout, Place, Size } from "#page/stage/module.js"
 *
 * @typedef {Point & { card: number }} Pile
 * @typedef {Box & { card: number }} Handful
 *
 * @typedef {object} FieldZone  one of the three columns
 * @property {Box} box
 * @property {number} card
 * @property {Point} theirs  the middle of the upper card
 * @property {Point} mine
 * @property {Point & { w: number }} marker
 * @property {Point & { w: number, h: number }} forecast  the middle of its upper edge
 *
 * @typedef {object} Zones
 * @property {Omit<Place, "seat">} rival  the plate of whoever sits opposite
 * @property {Omit<Place, "seat"> | null} mine  the plate below; on a phone a player has none
 * @property {Handful} backs  what the rival holds
 * @property {Handful} hand
 * @property {FieldZone[]} fields
 * @property {Pile & { captions: "around" | "beside" | "none" }} boss
 * @property {Pile} deck
 * @property {Pile} discard
 * @property {Point & { length: number, upright: boolean, scale: number }} rope  its middle
 * @property {Box & { look: "column" | "row" | "row short" }} tut
 * @property {Box} chance  where the Coyote asks
 * @property {boolean} terse  there is room for few words alone
 * @property {Layout["question"]} question
 * @property {Point} [sorting]
 * @property {number} [scale]
 *
 * @typedef {{ size: Size, watching: boolean, ended?: boolean, held?: number }} Room
 *   `ended`: nothing is asked any more; `held`: how many cards lie below
 */

const DESIGNED = { width: 976, height: 748 };
/** A phone lower than this has the Boss and the piles beside the rival's plate. */
const LOW = 700;
const ASKED = 76;
/** Between the hand and ТУТ on a phone: which step of the turn it is. */
const STEPS = 30;

/**
 * @param {number} least
 * @param {number} value
 * @param {number} most
 */
const within = (least, value, most) => Math.max(least, Math.min(most, value));

/**
 * A tall window is laid like a phone, only larger.
 *
 * @param {Room} room
 * @returns {Zones}
 */
export function zones(room) {
  const { mode, width, height } = room.size;
  if (mode === "flat") return flat(room);
  return mode === "phone" || width < height ? phone(room) : wide(room);
}

/**
 * Three columns between two lines.
 *
 * @param {{ x: number, w: number, gap: number, top: number, low: number, card: number, marker: number, told: number }} lines
 *   `x` the middle of all, `marker` the height of a marker, `told` that of the forecast
 * @returns {FieldZone[]}
 */
function columns({ x, w, gap, top, low, card, marker, told }) {
  const h = low - top;
  const fits = Math.min(card, (h - marker - 28) / 2 / TALL, w * 0.62);
  const half = (h - marker) / 4 + marker / 2 - 1;
  return [-1, 0, 1].map((side) => {
    const middle = x + side * (w + gap);
    return {
      box: { x: middle - w / 2, y: top, w, h },
      card: fits,
      theirs: { x: middle, y: top + h / 2 - half },
      mine: { x: middle, y: top + h / 2 + half },
      marker: { x: middle, y: top + h / 2, w: w - 10 },
      forecast: { x: middle, y: low + 6, w: w + gap - 6, h: told },
    };
  });
}

/**
 * @param {Room} room
 * @returns {Zones}
 */
function wide({ size: { width, height }, watching }) {
  const scale = within(0.6, Math.min(height / DESIGNED.height, width / DESIGNED.width), 1.85);
  const large = Math.max(1, scale);
  /** @param {number} x as it was designed */
  const at = (x) => width / 2 + (x - DESIGNED.width / 2) * scale;
  const card = 104 * scale;
  const high = card * TALL;
  const hand = { x: at(190), y: height - high - 10 * scale, w: 545 * scale, h: high, card };
  const tut = { x: Math.min(width - 20, at(952) + 184 * (large - scale)) - 184 * large, w: 184 * large };
  const question = {
    x: at(212),
    y: hand.y - 46 * large - 62 * large,
    w: Math.min(576 * scale, tut.x - 12 - at(212)),
    look: /** @type {const} */ ("filled"),
  };
  const told = 52 * large;
  const [top, low] = [100 * scale, question.y - 14 - told];
  const fields = columns({
    ...{ x: at(500), w: 176 * scale, gap: 24 * scale, top, low, told },
    ...{ card: 94 * scale, marker: 40 * large },
  });
  const steps = 3 * 49 * large + 14 * large;
  const tutTop = height - 22 * scale - steps;
  const ropeTop = 132 * scale;
  const rope = Math.min(324 * scale, tutTop - 106 * large - ropeTop);
  const small = 58 * scale;
  const pile = 402 * scale;
  return {
    rival: { x: at(500), y: Math.max(38, 62 * scale), look: "plate", scale: large, bubble: { x: 104, y: 0 } },
    mine: {
      ...{ x: 24, y: height - 24 - 54 * large, look: "plate", pinned: true },
      scale: large,
      bubble: { x: 124, y: 0 },
    },
    backs: {
      x: at(500) - 90 * scale,
      y: 4 * scale,
      w: 180 * scale,
      h: 56 * scale * TALL,
      card: 56 * scale,
    },
    hand: watching ? { ...hand, y: hand.y + high * 0.2, h: high * 0.7, card: card * 0.7 } : hand,
    fields,
    boss: { x: at(102), y: 222 * scale, card: 100 * scale, captions: "around" },
    deck: { x: at(64), y: pile, card: small },
    discard: { x: at(139), y: pile, card: small },
    rope: { x: at(892), y: ropeTop + rope / 2, length: rope, upright: true, scale: large },
    tut: { ...tut, y: tutTop, h: steps, look: "column" },
    chance: { x: question.x, y: question.y - 8 - 190 * large, w: question.w, h: 190 * large },
    question,
    sorting: { x: 24, y: height - 24 - 54 * large - 52 },
    scale: large,
    terse: false,
  };
}

/**
 * @param {Room} room
 * @returns {Zones}
 */
function phone({ size: { width, height }, watching, ended = false, held = 0 }) {
  const isLow = height < LOW;
  const large = within(0.9, Math.min(width / 390, height / 794), 1.7);
  const text = Math.max(1, large);
  const margin = isLow ? 12 : 28;
  const row = ended ? 0 : (isLow ? 44 : 52) * text;
  const tut = { x: 12, y: height - margin - row, w: width - 24, h: row };
  const card = (isLow ? 72 : 88) * large;
  const high = card * TALL;
  const hidden = isLow ? 34 : -STEPS * text;
  const hand = { x: 10, y: tut.y + hidden - high - card * 0.06, w: width - 20, h: high + card * 0.06, card };
  const asked = ended ? 0 : ASKED * text;
  const above = ended && !held && !watching ? height - margin : hand.y - card * 0.1 - 12;
  const question = { x: 12, y: above - asked, w: width - 24, look: /** @type {const} */ ("filled") };
  const small = (isLow ? 40 : 54) * large;
  const piles = isLow ? 8 + (small * TALL) / 2 : question.y - 14 - (small * TALL) / 2;
  const rope = isLow ? 8 + small * TALL + 20 : 84 * large;
  const told = 46 * text;
  const low = (isLow ? question.y : piles - (small * TALL) / 2) - 10 - told;
  const fields = columns({
    ...{ x: width / 2, w: (width - 24 - 28) / 3, gap: 14, top: rope + 40 * large, low, told },
    ...{ card: 110 * large, marker: 34 * text },
  });
  return {
    rival: isLow
      ? { x: 12, y: 22, look: "small", pinned: true, width: 146, bubble: { x: 60, y: 30 } }
      : { x: 12, y: 10, look: "plate", pinned: true, width: width * 0.46, scale: text, bubble: { x: 88, y: 0 } },
    mine: watching
      ? { x: 12, y: tut.y - 62 * text, look: isLow ? "small" : "plate", pinned: true, scale: isLow ? 1 : text }
      : null,
    backs: isLow
      ? { x: 24, y: 2, w: 110, h: 50, card: 34 }
      : { x: width * 0.5, y: (ended ? 14 : 6) * large, w: 116 * large, h: 44 * TALL * large, card: 44 * large },
    hand: watching ? { ...hand, x: width * 0.42, w: width * 0.54, h: hand.h - 8, card: card * 0.62 } : hand,
    fields,
    boss: isLow
      ? { x: width - 150, y: piles, card: small, captions: "none" }
      : { x: 56 * large, y: piles, card: small, captions: "beside" },
    deck: { x: isLow ? width - 92 : width - 120 * large, y: piles, card: small },
    discard: { x: isLow ? width - 36 : width - 43 * large, y: piles, card: small },
    rope: { x: width / 2, y: rope, length: Math.min(width - 88, 400 * large), upright: false, scale: text },
    tut: { ...tut, look: isLow ? "row short" : "row" },
    chance: isLow
      ? { x: 12, y: question.y - 6 - 124, w: width - 24, h: 124 }
      : { x: 12, y: low + 4, w: width - 24, h: question.y - low - 9 },
    question,
    scale: text,
    terse: width < 600,
  };
}

/**
 * @param {Room} room
 * @returns {Zones}
 */
function flat({ size: { width, height }, watching }) {
  const isNarrow = width < 760;
  const left = isNarrow ? 136 : 150;
  const right = isNarrow ? 200 : 236;
  const wide = isNarrow ? 112 : 122;
  const middle = left + (width - left - right) / 2;
  const card = within(68, height * 0.25, 96);
  const hand = { x: left, y: height - card * TALL * 0.6, w: width - left - right, h: card * TALL, card };
  const told = 36;
  const [top, low] = [58, hand.y - 14 - told];
  const fields = columns({
    ...{ x: middle, w: Math.min(170, (width - left - right - 24) / 3), gap: 10, top, low, told },
    ...{ card: 62, marker: 30 },
  });
  const small = Math.min(52, (height - 120) * 0.22);
  const steps = 3 * 44 + 14;
  const piles = 96 + small * 2.1 + 24;
  const rope = { x: width - right + (isNarrow ? 42 : 44), top: 92, low: height - 68 };
  return {
    rival: { x: 12, y: 8, look: "row", pinned: true, width: left - 20 },
    mine: watching ? { x: 12, y: height - 48, look: "row", pinned: true, width: left - 20 } : null,
    backs: { x: 14, y: 42, w: left - 28, h: 28 * TALL + 4, card: 28 },
    hand: watching ? { ...hand, card: card * 0.7, h: card * TALL * 0.7 } : hand,
    fields,
    boss: { x: 46, y: 96 + small * 0.7 + 8, card: small, captions: "none" },
    deck: { x: 46, y: piles, card: small },
    discard: { x: 46 + small + 16, y: piles, card: small },
    rope: { x: rope.x, y: (rope.top + rope.low) / 2, length: rope.low - rope.top, upright: true, scale: 0.8 },
    tut: { x: width - 10 - wide, y: height - steps - 10, w: wide, h: steps, look: "column" },
    chance: { x: left, y: top, w: width - left - right, h: low - top + told },
    question: { x: left + 4, y: 4, w: width - left - 14, look: "filled" },
    terse: true,
  };
}
