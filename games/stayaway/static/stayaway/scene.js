// What of Нечто lies on the table, as the viewer knows it.

import { nearest } from "./ring.js";

/**
 * @import { Game, Scene } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { Back, Card, Event, View } from "./wire.js"
 *
 * @typedef {Scene<View> & { base: number }} Set base: the place nearest to the viewer
 */

const DECK_SHOWN = 4;
const HEAP_SHOWN = 3;

/** @type {(known: Parameters<Game<View, Event>["scene"]>[0]) => Set} */
export function scene({ view, company, before, spent, veiled: wished }) {
  const last = /** @type {Set | null} */ (before);
  const veiled = wished && !view.revealed;
  return {
    view,
    base: nearest(view, company.seat, last?.base ?? 0),
    pieces: [
      ...pile("deck", Math.min(DECK_SHOWN, view.deck), view.top ?? "event"),
      ...pile("discard", Math.min(HEAP_SHOWN, view.discard), "event"),
      ...aside(view),
      ...laid(view),
      ...picks(view, veiled),
      ...hand(view, last, spent, veiled),
    ],
  };
}

/**
 * Backs, told apart by their place alone.
 *
 * @param {string} zone
 * @param {number} count
 * @param {Back} back
 * @returns {Piece[]}
 */
const pile = (zone, count, back) =>
  Array.from({ length: count }, (_, at) => ({ key: `${zone}:${at}`, zone, face: null, back, number: at }));

/**
 * Cards whose effect is under way: all see them.
 *
 * @param {View} view
 * @returns {Piece[]}
 */
const aside = ({ aside: cards, turns }) =>
  cards.map((face, at) => ({ key: `aside:${turns}:${at}`, zone: "aside", face, back: "event", number: at }));

/**
 * What is laid for an exchange: one card, or in a chain one of each who has chosen. It is open only if all see it.
 *
 * @param {View} view
 * @returns {Piece[]}
 */
function laid({ exchange, phase, living, asks }) {
  if (exchange?.laid) return [{ key: "offer", zone: "offer", face: exchange.card, back: "event" }];
  if (phase !== "give") return [];
  return living
    .filter((seat) => !(seat in asks))
    .map((seat) => ({ key: `laid:${seat}`, zone: `laid:${seat}`, face: null, back: "event" }));
}

/**
 * @param {View} view
 * @param {boolean} veiled
 * @returns {Piece[]}
 */
function picks({ picks: cards = [] }, veiled) {
  const used = new Map();
  return cards.map((card) => mine(card, "pick", freshKey(card, "pick", used), veiled));
}

/**
 * My cards. One keeps its key from scene to scene: of two alike, the one that was played is the one that goes.
 *
 * @param {View} view
 * @param {Set | null} before
 * @param {string | null} spent
 * @param {boolean} veiled
 * @returns {Piece[]}
 */
function hand({ hand: cards = [], drew = [] }, before, spent, veiled) {
  const lay = (before?.pieces ?? []).filter(({ zone, key }) => zone === "hand" && key !== spent);
  const used = new Map(lay.map(({ key }) => [key, cardOf(key)]));
  const left = new Map(used);
  return cards.map((card) => {
    const kept = [...left].find(([, one]) => one === card)?.[0];
    if (kept) left.delete(kept);
    const key = kept ?? freshKey(card, "hand", used);
    return { ...mine(card, "hand", key, veiled), fresh: !veiled && drew.includes(card) };
  });
}

/** @param {string} key */
const cardOf = (key) => key.split(":")[1];

/**
 * What is mine lies face down while I hide it, and nothing can be done with it.
 *
 * @param {Card} card
 * @param {"hand" | "pick"} zone
 * @param {string} key
 * @param {boolean} veiled
 * @returns {Piece}
 */
function mine(card, zone, key, veiled) {
  const shown = { key, zone, own: true, back: "event" };
  return veiled ? { ...shown, face: null } : { ...shown, face: card, thing: `${zone}:${card}` };
}

/**
 * @param {Card} card
 * @param {string} zone
 * @param {Map<string, string>} used
 */
function freshKey(card, zone, used) {
  let copy = 0;
  while (used.has(`${zone}:${card}:${copy}`)) copy += 1;
  const key = `${zone}:${card}:${copy}`;
  used.set(key, card);
  return key;
}
