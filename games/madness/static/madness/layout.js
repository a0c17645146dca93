// Where each piece of Мэднесс lies, by the zones of the stage.

import { fan, handful, stacked } from "#page/stage/geometry.js";
import { zones } from "./zones.js";

/**
 * @import { Point, Spot } from "#page/stage/geometry.js"
 * @import { Company, Layout, Place, Scene, Size } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { View } from "./wire.js"
 * @import { Zones } from "./zones.js"
 *
 * @typedef {Layout & Omit<Zones, "mine"> & { seats: { top: number, bottom: number } }} Laid
 */

/** How far each of the cards under the top one peeks out, of a card's width; the fourth and deeper do not. */
const PEEK = 0.1;
const BOSS_PEEK = 0.035;
const PEEKING = 3;

/**
 * @param {Size} size
 * @param {Scene<View>} scene
 * @param {Company} company
 * @returns {Laid}
 */
export function layout(size, scene, { seat, order }) {
  const [bottom, top] = order;
  const ended = scene.view.phase === "over";
  const { mine, ...found } = zones({ size, watching: seat === null, ended, held: scene.view.hands[bottom] });
  /** @type {Place[]} */
  const plates = [{ ...found.rival, seat: top }, ...(mine ? [{ ...mine, seat: bottom }] : [])];
  const seats = { top, bottom };
  return {
    ...found,
    ...{ plates, seats },
    spots: spots(scene, found, seats),
    anchors: anchors(found, seats, seat),
  };
}

/**
 * @param {Scene<View>} scene
 * @param {Omit<Zones, "mine">} zones
 * @param {Laid["seats"]} seats
 */
function spots(scene, { deck, discard, boss, fields, hand, backs }, { top, bottom }) {
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
  lay("discard", (lying) => lying.map(() => spot(discard)));
  lay("boss", (lying) => lying.map((_, at) => under(lying.length - 1 - at, boss, boss.card, -0.04, BOSS_PEEK)));
  lay("hand", (lying) => handful(lying.length, hand, { card: hand.card, spread: 1 }));
  lay(`seat:${top}`, (lying) => fan(lying.length, backs, { card: backs.card, spread: 0.66, arc: 1.2 }));
  lay(`seat:${bottom}`, (lying) => fan(lying.length, hand, { card: hand.card, spread: 0.7 }));
  for (const [at, { theirs, mine, marker, card }] of fields.entries()) {
    /** @type {(place: Point, lean: number) => (lying: Piece[]) => Spot[]} */
    const piled = (place, lean) => (lying) => lying.map((_, deep) => under(lying.length - 1 - deep, place, card, lean));
    lay(`field:${at}:${top}`, piled(theirs, -0.03));
    lay(`field:${at}:${bottom}`, piled(mine, 0.03));
    lay(`centre:${at}`, piled(marker, 0));
  }
  return found;
}

/**
 * A card so deep in a pile: it peeks out to the left, and a little up or down.
 *
 * @param {number} deep
 * @param {Point} place
 * @param {number} card
 * @param {number} lean
 * @param {number} [peek]
 * @returns {Spot}
 */
function under(deep, { x, y }, card, lean, peek = PEEK) {
  const by = Math.min(deep, PEEKING) * card;
  return { x: x - by * peek, y: y + by * lean, w: card, turn: 0 };
}

/**
 * @param {Point & { card: number }} place
 * @returns {Spot}
 */
const spot = ({ x, y, card }) => ({ x, y, w: card, turn: 0 });

/**
 * @param {Omit<Zones, "mine">} zones
 * @param {Laid["seats"]} seats
 * @param {number | null} viewer
 * @returns {Map<string, Spot>}
 */
function anchors({ deck, discard, boss, fields, hand, backs, tut, question, chance }, { top, bottom }, viewer) {
  /** @type {[string, Spot][]} */
  const found = [
    ["deck", spot(deck)],
    ["discard", spot(discard)],
    ["boss", spot(boss)],
    ["chance", spot({ x: chance.x + chance.w / 2, y: chance.y + chance.h / 2, card: fields[0].card })],
    [`seat:${top}`, spot({ x: backs.x + backs.w / 2, y: backs.y + backs.h / 2, card: backs.card })],
    [
      viewer === null ? `seat:${bottom}` : "hand",
      spot({ x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, card: hand.card }),
    ],
    ...["pass", "decline"].map((name) =>
      named(`do:${name}`, { x: question.x + question.w / 2, y: question.y, card: 0 }),
    ),
    ...["pull", "drop", "push"].map((name) => named(`do:${name}`, { x: tut.x + tut.w / 2, y: tut.y, card: 0 })),
    ...fields.flatMap(({ theirs, mine, marker, card }, at) => [
      named(`field:${at}`, { ...mine, card }),
      named(`field:${at}:${bottom}`, { ...mine, card }),
      named(`field:${at}:${top}`, { ...theirs, card }),
      named(`close:${at}`, { ...marker, card }),
      named(`centre:${at}`, { ...marker, card }),
    ]),
  ];
  return new Map(found);
}

/**
 * @param {string} thing
 * @param {Point & { card: number }} place
 * @returns {[string, Spot]}
 */
const named = (thing, place) => [thing, spot(place)];
