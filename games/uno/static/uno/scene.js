// What of UNO lies on the table, as the viewer knows it.

import { backs, keyed } from "#page/stage/held.js";

/**
 * @import { Game, Scene } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { Card, Event, View } from "./wire.js"
 */

const DECK_SHOWN = 4;
const HEAP_SHOWN = 4;
const COLOURS = "rygb";
const VALUES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-skip", "-rev", "+2"];
const WILDS = 900;

/** @param {string} card */
const isWild = (card) => card.startsWith("wild");
/** @param {string} card */
const colourOf = (card) => COLOURS.indexOf(card[0]);
/** @param {string} card */
const rankOf = (card) => VALUES.indexOf(card.slice(1));

/** @type {Record<string, (card: string) => number>} */
const RANKS = {
  colour: (card) => (isWild(card) ? WILDS + card.length : colourOf(card) * 100 + rankOf(card)),
  value: (card) => (isWild(card) ? WILDS + card.length : rankOf(card) * 10 + colourOf(card)),
};

export const SORTINGS = [...Object.keys(RANKS), "drawn"];

/** @type {Game<View, Event>["scene"]} */
export function scene({ view, company, before, sorting, spent }) {
  const others = company.order.filter((seat) => seat !== company.seat);
  return {
    view,
    pieces: [
      ...backs("deck", Math.min(DECK_SHOWN, view.deck), "uno"),
      ...others.flatMap((seat) => held(view, seat)),
      ...heap(view, before),
      ...(view.hand ? hand(view, before, sorting, spent) : []),
    ],
  };
}

/**
 * What another seat holds: backs, until the hands are opened at the end.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {Piece[]}
 */
function held({ over, last_deal, hands }, seat) {
  const opened = over ? last_deal?.hands[seat] : null;
  const lying = backs(`seat:${seat}`, hands[seat], "uno");
  return opened ? lying.map((piece, at) => ({ ...piece, key: `${piece.key}:open`, face: opened[at] ?? null })) : lying;
}

/**
 * The last cards of the discard, as far as this page has seen them fall; the view knows the topmost.
 *
 * @param {View} view
 * @param {Scene<View> | null} before
 * @returns {Piece[]}
 */
function heap({ deal, discard, top }, before) {
  const goesOn = before && before.view.discard <= discard && before.view.deal === deal;
  const key = `discard:${discard}`;
  const seen = goesOn ? before.pieces.filter((piece) => piece.zone === "discard" && piece.key !== key) : [];
  return [...seen.slice(1 - HEAP_SHOWN), { key, zone: "discard", face: top, back: "uno", number: discard }];
}

/**
 * My cards in my order. A card keeps its key from scene to scene: of two alike, the one that was
 * played is the one that goes.
 *
 * @param {View} view
 * @param {Scene<View> | null} before
 * @param {string} sorting
 * @param {string | null} spent
 * @returns {Piece[]}
 */
function hand({ hand: cards = [], drew = [] }, before, sorting, spent) {
  const lay = (before?.pieces ?? []).filter(({ own }) => own);
  const all = keyed("hand", cards, lay, spent);
  const rank = RANKS[sorting];
  const sorted = rank ? all.toSorted((one, other) => rank(one.card) - rank(other.card)) : all;
  return sorted.map(({ card, key }) => ({
    key,
    zone: "hand",
    face: card,
    back: "uno",
    thing: `hand:${card}`,
    own: true,
    fresh: drew.includes(/** @type {Card} */ (card)),
  }));
}
