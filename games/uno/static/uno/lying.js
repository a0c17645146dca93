// Where each piece of UNO lies in its zone, and whither things go that have no piece.

import { fan, handful, heaped, stacked, TALL } from "#page/stage/geometry.js";
import { COLOURS } from "./faces.js";

/**
 * @import { Spot } from "#page/stage/geometry.js"
 * @import { Place, Scene } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { Backs, Pile, Zones } from "./layout.js"
 * @import { View } from "./wire.js"
 */

/** How much of each of the others' cards shows at most, of its width. */
const SPREAD = 0.62;

/**
 * A plate whose count hangs on its fan, however narrow that is.
 *
 * @param {Place} plate
 * @param {number} cards
 * @param {Zones} zones
 * @returns {Place}
 */
export function counted(plate, cards, { backs, scale = 1 }) {
  if (!plate.count || !("width" in backs)) return plate;
  const half = (backs.card * (1 + SPREAD * (cards - 1))) / 2 / scale;
  return { ...plate, count: { ...plate.count, x: Math.min(plate.count.x, half) } };
}

/**
 * @param {Scene<View>} scene
 * @param {Zones} zones
 * @param {Place[]} others
 */
export function spots(scene, { deck, centre, hand, backs }, others) {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  /**
   * @param {string} zone
   * @param {(lying: Piece[]) => Spot[]} spread
   */
  const lay = (zone, spread) => {
    const lying = scene.pieces.filter((piece) => piece.zone === zone);
    const made = spread(lying);
    for (const [at, { key }] of lying.entries()) found.set(key, made[at]);
  };
  lay("deck", (lying) => lying.map((_, at) => stacked(at, deck)));
  lay("discard", (lying) =>
    lying.map(({ number = 0 }, at) => ({ ...heaped(number, centre), ...(at === lying.length - 1 && { turn: 3 }) })),
  );
  if (hand) lay("hand", (lying) => handful(lying.length, hand, { card: hand.card }));
  for (const plate of others) lay(`seat:${plate.seat}`, (lying) => behind(plate, lying.length, backs));
  return found;
}

/**
 * Others' cards at their plate.
 *
 * @param {Place} plate
 * @param {number} count
 * @param {Backs} backs
 * @returns {Spot[]}
 */
function behind({ x, y }, count, backs) {
  if ("at" in backs)
    return Array.from({ length: count }, () => ({ x: x + backs.at.x, y: y + backs.at.y, w: backs.card, turn: 4 }));
  const { card, width, drop } = backs;
  const high = card * TALL;
  return fan(count, { x: x - width / 2, y: y + drop - high, w: width, h: high }, { card, spread: SPREAD, arc: 1.5 });
}

/**
 * @param {Zones} zones
 * @param {Place[]} others
 * @returns {Map<string, Spot>}
 */
export function anchors({ deck, centre, hand, backs, button }, others) {
  /** @type {(place: Pile) => Spot} */
  const at = ({ x, y, card }) => ({ x, y, w: card, turn: 0 });
  /** @type {[string, Spot][]} */
  const found = [
    ["deck", at(deck)],
    ["do:uno", at({ ...button, card: button.size / TALL })],
    ...["discard", ...COLOURS.map((colour) => `colour:${colour}`)].map(
      (thing) => /** @type {[string, Spot]} */ ([thing, at(centre)]),
    ),
    ...others.map(({ seat, x, y }) => /** @type {[string, Spot]} */ ([`seat:${seat}`, at({ x, y, card: backs.card })])),
  ];
  if (hand) found.push(["hand", at({ x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, card: hand.card })]);
  return new Map(found);
}
