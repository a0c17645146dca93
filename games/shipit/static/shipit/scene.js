// What of Ship IT! lies on the table, as the viewer knows it.

import { backs, keyed } from "#page/stage/held.js";
import { rankOf } from "./kinds.js";

/**
 * @import { Game, Scene } from "#page/stage/module.js"
 * @import { Piece } from "#page/stage/scene.js"
 * @import { Card, Deployed, Event, View } from "./wire.js"
 */

const BACK = "shipit";
const DECK_SHOWN = 4;
const HEAP_SHOWN = 4;

export const SORTINGS = ["kin", "drawn"];

/** @type {Game<View, Event>["scene"]} */
export function scene({ view, company, before, sorting, spent }) {
  const { seat: me, order } = company;
  const others = order.filter((seat) => seat !== me);
  const offering = view.offer ? order.flatMap((seat) => laid(view, seat, me)) : [];
  return {
    view,
    pieces: [
      ...backs("deck", Math.min(DECK_SHOWN, view.deck), BACK),
      ...others.flatMap((seat) => backs(`seat:${seat}`, view.hands[seat], BACK)),
      ...order.flatMap((seat) => table(view, seat, me, before)),
      ...heap(view),
      ...view.in_play.map((card, at) => open("play", card, `play:${at}:${card}`)),
      ...offering,
      ...(view.hand ? hand(view, before, sorting, spent) : []),
    ],
  };
}

/**
 * @param {string} zone
 * @param {string} face
 * @param {string} key
 * @returns {Piece}
 */
const open = (zone, face, key) => ({ key, zone, face, back: BACK });

/** @param {Deployed} component */
export const written = ({ card, under, copies }) => [copies ? `${card}=${copies}` : card, ...under].join("+");

/**
 * The components before a seat: mine as cards, others' as tiles. Each keeps its key while it lies there.
 *
 * @param {View} view
 * @param {number} seat
 * @param {number | null} me
 * @param {Scene<View> | null} before
 * @returns {Piece[]}
 */
function table({ tables }, seat, me, before) {
  const zone = `table:${seat}`;
  const look = seat === me ? "prod" : "tile";
  const lay = (before?.pieces ?? []).filter((piece) => piece.zone === zone);
  const cards = tables[seat].map(({ card }) => card);
  const keys = keyed(zone, cards, lay);
  return tables[seat].map((component, number) => {
    const at = keys.findIndex(({ card }) => card === component.card);
    const [{ key }] = keys.splice(at, 1);
    return { key, zone, face: `${look}:${written(component)}`, as: component.card, back: BACK, number };
  });
}

/**
 * The topmost cards of the discard.
 *
 * @param {View} view
 * @returns {Piece[]}
 */
function heap({ discard }) {
  const first = Math.max(0, discard.length - HEAP_SHOWN);
  return discard.slice(first).map((face, at) => {
    const number = first + at;
    return { ...open("discard", face, `discard:${number}:${face}`), number };
  });
}

/**
 * What a seat has laid for the exchange: mine I know.
 *
 * @param {View} view
 * @param {number} seat
 * @param {number | null} me
 * @returns {Piece[]}
 */
function laid({ offer, laid: mine = [] }, seat, me) {
  const zone = `laid:${seat}`;
  if (seat === me) return mine.map((card, at) => open(zone, card, `${zone}:${card}:${at}`));
  return backs(zone, offer?.laid[seat] ?? 0, BACK);
}

/**
 * @param {View} view
 * @param {Scene<View> | null} before
 * @param {string} sorting
 * @param {string | null} spent
 * @returns {Piece[]}
 */
function hand({ hand: cards = [], drew = [], blocked, seat, social }, before, sorting, spent) {
  const lay = (before?.pieces ?? []).filter(({ own }) => own);
  const repairs = seat === null ? {} : blocked[seat];
  const held = keyed("hand", cards, lay, spent);
  const sorted = sorting === "drawn" ? held : held.toSorted((one, other) => rankOf(one.card) - rankOf(other.card));
  /** @param {string} card */
  const faceOf = (card) => `${repairs[card] ? `fix:${repairs[card]}:` : ""}${social ? "say:" : ""}${card}`;
  return sorted.map(({ card, key }) => ({
    ...open("hand", faceOf(card), key),
    as: card,
    thing: `hand:${card}`,
    own: true,
    fresh: drew.includes(/** @type {Card} */ (card)),
  }));
}
