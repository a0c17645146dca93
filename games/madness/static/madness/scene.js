// What of Мэднесс lies on the table, as the viewer knows it.

/**
 * @import { Game, Scene } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { Card, Event, View } from "./wire.js"
 */

const BACKS_SHOWN = 10;
const DECK_SHOWN = 4;
const HEAP_SHOWN = 12;
const BOSSES_SHOWN = 4;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"];

export const SORTINGS = ["strength", "drawn"];

/** @type {Game<View, Event>["scene"]} */
export function scene({ view, company, before, sorting }) {
  const others = company.order.filter((seat) => seat !== company.seat);
  const open = [...onFields(view), ...bosses(view)];
  return {
    view,
    pieces: [
      ...hidden("deck", Math.min(DECK_SHOWN, view.deck)),
      ...others.flatMap((seat) => held(view, seat)),
      ...heap(view, open, before),
      ...open,
      ...(view.hand ? hand(view.hand, before, sorting) : []),
    ],
  };
}

/**
 * @param {string} zone
 * @param {Card} card
 * @param {number} number its place in a pile, from the bottom
 * @returns {Piece}
 */
const lying = (zone, card, number) => ({
  key: `${zone.split(":")[0]}:${card}`,
  zone,
  face: card,
  back: "madness",
  number,
});

/**
 * Backs, told apart by their place alone: the last ones of so many.
 *
 * @param {string} zone
 * @param {number} count
 * @returns {Piece[]}
 */
function hidden(zone, count) {
  const first = Math.max(0, count - BACKS_SHOWN);
  return Array.from({ length: count - first }, (_, at) => ({
    key: `${zone}:${first + at}`,
    zone,
    face: null,
    back: "madness",
  }));
}

/**
 * What another seat holds: backs, until the hands are opened at the end.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {Piece[]}
 */
function held({ hands, revealed }, seat) {
  const backs = hidden(`seat:${seat}`, hands[seat]);
  const opened = revealed?.hands[seat];
  return opened ? backs.map((piece, at) => ({ ...piece, key: `${piece.key}:open`, face: opened[at] ?? null })) : backs;
}

/**
 * Each side of each field, and the card that closed one.
 *
 * @param {View} view
 * @returns {Piece[]}
 */
const onFields = ({ fields }) =>
  fields.flatMap(({ sides, centre }, field) => [
    ...sides.flatMap((cards, seat) => cards.map((card, at) => lying(`field:${field}:${seat}`, card, at))),
    ...(centre ? [lying(`centre:${field}`, centre, 0)] : []),
  ]);

/**
 * @param {View} view
 * @returns {Piece[]}
 */
const bosses = ({ bosses: cards }) => cards.map((card, at) => lying("boss", card, at)).slice(-BOSSES_SHOWN);

/**
 * The discard, as far as this page has seen it fall: what lay open and lies there no more is under its top.
 *
 * @param {View} view
 * @param {Piece[]} open
 * @param {Scene<View> | null} before
 * @returns {Piece[]}
 */
function heap({ discard, deck }, open, before) {
  if (!discard) return [];
  const there = new Set([discard, ...open.map(({ face }) => face)]);
  const goesOn = before && before.view.deck >= deck ? before.pieces : [];
  const fallen = goesOn.filter(({ zone, face }) => /^(field|centre|discard)/.test(zone) && !there.has(face));
  const cards = fallen.map(({ face }) => /** @type {Card} */ (face)).slice(1 - HEAP_SHOWN);
  return [...cards, discard].map((card, at) => lying("discard", card, at));
}

/**
 * My cards in my order; what came last is marked until something else comes or goes.
 *
 * @param {Card[]} cards
 * @param {Scene<View> | null} before
 * @param {string} sorting
 * @returns {Piece[]}
 */
function hand(cards, before, sorting) {
  const lay = new Map((before?.pieces ?? []).filter(({ own }) => own).map((piece) => [piece.face, piece]));
  const isSame = lay.size === cards.length && cards.every((card) => lay.has(card));
  const sorted = sorting === "drawn" ? cards : cards.toSorted((one, other) => rank(one) - rank(other));
  return sorted.map((card) => ({
    ...lying("hand", card, 0),
    thing: `hand:${card}`,
    own: true,
    fresh: Boolean(before) && (isSame ? Boolean(lay.get(card)?.fresh) : !lay.has(card)),
  }));
}

/** @param {Card} card */
const rank = (card) => RANKS.indexOf(card.startsWith("X") ? "X" : card.slice(0, -1));
