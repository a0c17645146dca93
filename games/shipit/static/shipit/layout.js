// Where the zones of Ship IT! are at a size of the stage: rivals' boards, the middle, my prod, my hand.

import { handful, heaped, stacked, TALL } from "#page/stage/geometry.js";
import { flat } from "./layout_flat.js";
import { phone } from "./layout_phone.js";
import { wide } from "./layout_wide.js";

/**
 * @import { Box, Point, Spot } from "#page/stage/geometry.js"
 * @import { Company, Layout, Place, Scene, Size } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Point & { card: number }} Pile
 * @typedef {Box & { card: number, gap: number, from: number }} Row  where components lie on a board: `from` its top
 *
 * @typedef {object} Board  the place of a seat
 * @property {Box} box
 * @property {Row} row
 * @property {Pile} backs  where the cards it holds lie
 * @property {number} spread  how wide, if they are fanned
 *
 * @typedef {object} Zones
 * @property {Board[]} boards  of the others; of all, for whoever only watches
 * @property {(Board & { aim: Point & { size: number } }) | null} mine  my prod
 * @property {(Box & { card: number }) | null} hand
 * @property {Box} middle  what everybody looks at: blows, offers, what is in play
 * @property {Box} sheet  what I alone choose from
 * @property {Pile} deck
 * @property {Pile} discard
 * @property {Pile} play  the first card in play
 * @property {Pile[]} tray  what the two of an exchange have laid
 * @property {Point & { w: number }} acts  my buttons
 * @property {Point & { w: number }} pips
 * @property {number} [scale]
 * @property {Layout["question"]} question
 * @property {Layout["last"]} [last]
 * @property {Point} [sorting]
 * @property {Point} [head]  of my hand
 *
 * @typedef {Layout & Zones & { plates: Place[], seats: Map<number, Board> }} Laid
 * @typedef {"" | "blow" | "struck" | "offer"} Taken what has taken the middle: a blow, one that I must answer, an offer
 * @typedef {{ size: Size, others: number, watching: boolean, taken: Taken, front: number }} Room
 *   `front`: the board turned to, or -1
 */

/** @type {Record<Size["mode"], (room: Room) => Zones>} */
const ZONES = { wide, phone, flat };

/**
 * @param {Size} size
 * @param {Scene<View>} scene
 * @param {Company} company
 * @param {string} turned
 * @returns {Laid}
 */
export function layout(size, scene, { seat, order }, turned = "") {
  const { view } = scene;
  const watching = seat === null;
  const seats = watching ? [...order.slice(1), order[0]] : order.slice(1);
  const zones = ZONES[size.mode]({
    size,
    watching,
    others: order.length - 1,
    taken: taken(view, seat),
    front: seats.findIndex((one) => turned === `seat:${one}`),
  });
  /** @type {Map<number, Board>} */
  const boards = new Map(seats.map((one, at) => [one, zones.boards[at]]));
  if (!watching && zones.mine) boards.set(seat, zones.mine);
  const plates = [...boards].map(([one, { box }]) => plate(one, box, one === seat));
  return { ...zones, plates, seats: boards, spots: spots(scene, zones, boards), anchors: anchors(zones, boards) };
}

/**
 * @param {View} view
 * @param {number | null} seat
 * @returns {Taken}
 */
function taken({ blow, offer }, seat) {
  if (blow) return blow.victim === seat ? "struck" : "blow";
  return offer ? "offer" : "";
}

/**
 * @param {number} seat
 * @param {Box} box
 * @param {boolean} own
 * @returns {Place}
 */
const plate = (seat, { x, y, w, h }, own) => ({ seat, look: "board", pinned: true, own, x, y, width: w, height: h });

/**
 * Where the components of a board lie: side by side, over each other where there are many.
 *
 * @param {Row} row
 * @param {number} count
 * @returns {Spot[]}
 */
export function inRow({ x, w, from, card, gap }, count) {
  const step = count < 2 ? 0 : Math.min(card + gap, (w - card) / (count - 1));
  const y = from + (card * TALL) / 2;
  return Array.from({ length: count }, (_, at) => ({ x: x + card / 2 + at * step, y, w: card, turn: 0 }));
}

/**
 * How many places for what I lack can be shown beside what lies there.
 *
 * @param {Row} row
 * @param {View} view
 * @param {number} count
 */
export function gapsIn({ w, card, gap }, { aim, left, seat }, count) {
  const fitting = Math.floor((w + gap) / (card + gap)) - count;
  return seat !== null && left.includes(seat) ? 0 : Math.max(0, Math.min(aim?.missing ?? 0, fitting));
}

/**
 * @param {Scene<View>} scene
 * @param {Zones} zones
 * @param {Map<number, Board>} boards
 */
function spots({ pieces, view }, { deck, discard, play, hand, tray }, boards) {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  /**
   * @param {string} zone
   * @param {(lying: Piece[]) => Spot[]} spread
   */
  const lay = (zone, spread) => {
    const lying = pieces.filter((piece) => piece.zone === zone);
    const made = spread(lying);
    for (const [at, { key }] of lying.entries()) found.set(key, made[at]);
  };
  lay("deck", (lying) => lying.map((_, at) => stacked(at, deck)));
  lay("discard", (lying) => lying.map(({ number = 0 }) => heaped(number, discard)));
  lay("play", (lying) => lying.map((_, at) => inPlay(at, play)));
  if (hand) lay("hand", (lying) => handful(lying.length, hand, { card: hand.card }));
  for (const [seat, board] of boards) {
    lay(`table:${seat}`, (lying) => inRow(board.row, lying.length));
    lay(`seat:${seat}`, (lying) => behind(board, lying.length));
    const place = tray[view.offer?.by === seat ? 0 : 1];
    lay(`laid:${seat}`, (lying) => lying.map((_, at) => besides(at, lying.length, place)));
  }
  return found;
}

/**
 * @param {number} at
 * @param {Pile} place
 * @returns {Spot}
 */
const inPlay = (at, { x, y, card }) => {
  const step = card < 70 ? 0.35 : 0.62;
  return { x: x + at * card * step, y: y + at * card * 0.1, w: card, turn: at ? 6 : 0 };
};

/** How far cards laid for an exchange spread, of a card's width. */
const SPREAD = 1.1;

/**
 * @param {number} at
 * @param {number} count
 * @param {Pile} place
 * @returns {Spot}
 */
const besides = (at, count, { x, y, card }) => ({
  x: x + (at - (count - 1) / 2) * card * Math.min(0.45, SPREAD / Math.max(1, count - 1)),
  y,
  w: card,
  turn: 0,
});

/**
 * What a seat holds: a small fan at the right of its board, or one back upon another.
 *
 * @param {Board} board
 * @param {number} count
 * @returns {Spot[]}
 */
function behind({ backs: { x, y, card }, spread }, count) {
  const step = count < 2 ? 0 : Math.min(card * 0.3, spread / (count - 1));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: x + off * step, y: y + off * off * 0.35, w: card, turn: step ? off * 3.2 : 0 };
  });
}

/**
 * @param {Zones} zones
 * @param {Map<number, Board>} boards
 * @returns {Map<string, Spot>}
 */
function anchors({ deck, discard, play, hand, mine, tray, middle, sheet, acts }, boards) {
  /** @type {(place: Pile) => Spot} */
  const at = ({ x, y, card }) => ({ x, y, w: card, turn: 0 });
  /** @type {(box: Box, card: number) => Spot} */
  const amid = ({ x, y, w, h }, card) => at({ x: x + w / 2, y: y + h / 2, card });
  const button = at({ x: acts.x + acts.w / 2, y: acts.y + 22, card: 40 });
  /** @type {[string, Spot][]} */
  const found = [
    ["deck", at(deck)],
    ["discard", at(discard)],
    ["play", at(play)],
    ["table", at(play)],
    ["tray", at(tray[0])],
    ["pick", amid(sheet, play.card)],
    ["answer", amid(middle, play.card)],
    ...["do", "do:offer", "do:end"].map((thing) => /** @type {[string, Spot]} */ ([thing, button])),
  ];
  for (const [seat, { backs, row, box }] of boards) {
    found.push([`seat:${seat}`, at(backs)], [`laid:${seat}`, at(tray[1])], [`board:${seat}`, amid(box, row.card)]);
    found.push([`table:${seat}`, amid({ ...row, y: row.from, h: row.card * TALL }, row.card)]);
  }
  if (mine) found.push(["prod", { ...mine.aim, w: mine.aim.size, turn: 0 }]);
  if (hand) found.push(["hand", amid(hand, hand.card)]);
  return new Map(found);
}
