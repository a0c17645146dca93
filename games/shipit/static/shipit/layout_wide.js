// A wide stage: boards above, the middle between, my prod and my hand below.

import { TALL } from "#page/stage/geometry.js";
import { trayOf } from "./tray_place.js";

/**
 * @import { Box } from "#page/stage/geometry.js"
 * @import { Board, Room, Zones } from "./layout.js"
 */

const EDGE = 22;
const GAP = 16;
const DESIGNED = { width: 976, height: 748 };

/**
 * @param {Room} room
 * @returns {Zones}
 */
export function wide({ size: { width, height }, others, watching, taken }) {
  const isBusy = taken !== "";
  const scale = Math.max(0.62, Math.min(1.6, height / DESIGNED.height, width / 860));
  const large = Math.max(1, scale);
  const inner = width - 2 * EDGE;
  const high = 164 * scale;
  const top = 20;
  const count = Math.max(1, others);
  const each = (inner - GAP * (count - 1)) / count;
  const boards = Array.from({ length: others }, (_, at) => {
    const box = { x: EDGE + at * (each + GAP), y: top, w: each, h: high };
    return others > 1 ? board(box, scale) : broad(box, scale);
  });
  const tall = watching ? high : 258 * scale;
  const low = { y: height - 16 - tall, h: tall };
  const middle = { x: EDGE, y: top + high + 14, w: inner, h: low.y - 14 - (top + high + 14) };
  const prod = { x: EDGE, w: Math.min(inner * 0.468, 600 * scale), ...low };
  const card = 118 * scale;
  const handX = prod.x + prod.w + 20;
  const hand = { x: handX, y: low.y + 44 * scale, w: width - EDGE - handX - 4, h: low.h - 46 * scale, card };
  const edge = watching ? width / 2 : width - EDGE;
  const pile = isBusy
    ? { card: 26 * scale, y: low.y + 20 * scale, deck: edge - 150 * large, discard: edge - 50 * large }
    : {
        card: 94 * scale,
        y: middle.y + middle.h * 0.5,
        deck: middle.x + middle.w * 0.555,
        discard: middle.x + middle.w * 0.685,
      };
  const play = { x: middle.x + 76 * scale, y: middle.y + 126 * scale, card: 100 * scale };
  const rest = { x: pile.deck - 112 * scale, y: pile.y, card: pile.card };
  const wideBoard = board({ ...prod, w: inner }, scale);
  return {
    boards: watching ? [...boards, wideBoard] : boards,
    mine: watching ? null : { ...board(prod, scale, true), aim: aimOf(prod, scale) },
    hand: watching ? null : hand,
    middle,
    sheet: { x: EDGE, y: top, w: inner, h: middle.y + middle.h - top },
    deck: { x: pile.deck, y: pile.y, card: pile.card },
    discard: { x: pile.discard, y: pile.y, card: pile.card },
    play: isBusy ? play : rest,
    tray: trayOf(middle, 66 * scale),
    acts: { x: middle.x + middle.w - 214 * large, y: middle.y + middle.h / 2 - 58 * large, w: 204 * large },
    // Words do not shrink with a low stage.
    pips: { x: middle.x + 2, y: middle.y + 92 * large, w: middle.w * 0.45 },
    scale: large,
    question: isBusy
      ? { x: middle.x + 18, y: middle.y + 8, w: (inner - 36) / large, look: "bare" }
      : { x: middle.x, y: middle.y + 6 * scale, w: middle.w * 0.47, look: "free" },
    head: { x: hand.x, y: low.y + 8 * scale },
    sorting: { x: hand.x + 128, y: low.y - 4 },
  };
}

/**
 * @param {Box} box
 * @param {number} scale
 * @param {boolean} own
 * @returns {Board}
 */
function board(box, scale, own = false) {
  const card = (own ? 92 : 54) * scale;
  const spread = 44 * scale;
  const room = (own ? 32 : 116) * scale;
  const above = own ? aboveMine(box, scale) : 56 * scale;
  return {
    box,
    row: {
      ...box,
      x: box.x + (own ? 18 : 13) * scale,
      w: box.w - room,
      card,
      gap: (own ? 11 : 12) * scale,
      from: box.y + above,
    },
    backs: { x: box.x + box.w - 52 * scale, y: box.y + 92 * scale, card: 37 * scale },
    spread,
  };
}

/**
 * What my prod still lacks is told above its cards, in words that do not shrink with a low stage.
 *
 * @param {Box} box
 * @param {number} scale
 */
const aboveMine = ({ h }, scale) => Math.min(84 * Math.max(1, scale), h - 92 * scale * TALL - 8 * scale);

/**
 * The board of an only rival: its name at the left, what it has beside that.
 *
 * @param {Box} box
 * @param {number} scale
 * @returns {Board}
 */
function broad(box, scale) {
  const card = 86 * scale;
  return {
    box,
    row: { ...box, x: box.x + 236 * scale, w: box.w - 500 * scale, card, gap: 18 * scale, from: box.y + 16 * scale },
    backs: { x: box.x + box.w - 130 * scale, y: box.y + box.h * 0.5, card: 74 * scale },
    spread: 130 * scale,
  };
}

/**
 * Where a card that is deployed lies until the table answers.
 *
 * @param {Box} prod
 * @param {number} scale
 */
const aimOf = (prod, scale) => ({
  x: prod.x + prod.w - 64 * scale,
  y: prod.y + aboveMine(prod, scale) + 46 * scale * TALL,
  size: 92 * scale,
});
