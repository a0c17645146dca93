// Where everything of Нечто lies at a size of the stage: people round the table, doors between them.

import { fan, heaped, stacked, TALL } from "#page/stage/geometry.js";
import { angles, apart, at } from "./ring.js";
import { ZONES } from "./zones.js";

/**
 * @import { Point, Spot } from "#page/stage/geometry.js"
 * @import { Company, Layout, Place, Scene, Size } from "#page/stage/module.js"
 * @import { Angles } from "./ring.js"
 * @import { Set } from "./scene.js"
 * @import { View } from "./wire.js"
 * @import { Pile, Zones } from "./zones.js"
 *
 * @typedef {Point & { gap: number, angle: number, between: [number, number] }} Gap
 * @typedef {{ seat: number, angle: number, spot: Spot }} Side of an exchange
 * @typedef {{ from: Side, to: Side }} Deal
 *
 * @typedef {Layout & Zones & { gaps: Gap[], deal: Deal | null, slot: Spot | null, shield: Spot | null, needle: number | null }} Laid
 */

const TURNED = 7;

/**
 * @param {Size} size
 * @param {Scene<View>} drawn
 * @param {Company} company
 * @returns {Laid}
 */
export function layout(size, drawn, { seat, order }) {
  const { view, base } = /** @type {Set} */ (drawn);
  const watching = seat === null || !("hand" in view);
  const zones = ZONES[size.mode]({ size, seats: order.length, watching });
  const round = angles(view, base);
  const deal = dealOf(view, zones, round);
  const sides = { deal, ...mySpots(view, zones, round, deal) };
  const plates = platesOf(view, zones, round, seat);
  return {
    ...zones,
    ...sides,
    plates,
    gaps: gapsOf(view, zones, round),
    needle: round.seats.get(view.turn) ?? null,
    spots: spotsOf(drawn, zones, round, sides),
    anchors: anchorsOf(view, zones, round, sides, plates),
  };
}

const BUBBLE = 78;

/**
 * How far a bubble at the edge moves towards the middle.
 *
 * @param {number} x
 * @param {number} middle
 */
const inwards = (x, middle) => Math.min(2 * middle - BUBBLE, Math.max(BUBBLE, x)) - x;

/**
 * @param {View} view
 * @param {Zones} zones
 * @param {Angles} round
 * @param {number | null} me
 * @returns {Place[]}
 */
function platesOf(view, { ring, plate, mine, near, out }, round, me) {
  const seats = [...round.seats];
  const beside = new Set([seats[1]?.[0], seats.at(-1)?.[0]]);
  const sitting = seats.map(([seat, angle]) => {
    const { x, y } = at(ring, angle);
    const bubble = { x: inwards(x, ring.x), y: angle % 360 > 180 ? 46 : -46 };
    if (seat === me)
      return { seat, x, y: y + mine.drop, look: mine.look, scale: mine.scale, width: mine.width, bubble };
    const scale = plate.scale * (beside.has(seat) && me !== null ? near : 1);
    return { ...plate, seat, x, y, scale, ...(plate.look === "disc" && { count: { x: 21, y: 5 } }), bubble };
  });
  const gone = view.hands.flatMap((_, seat) => (round.seats.has(seat) ? [] : [seat]));
  const lying = gone.map((seat, number) => ({
    seat,
    ...out(number),
    look: /** @type {const} */ ("disc"),
    scale: plate.scale * 0.72,
    width: 56,
  }));
  return [...sitting, ...lying];
}

/**
 * @param {View} view
 * @param {Zones} zones
 * @param {Angles} round
 * @returns {Gap[]}
 */
function gapsOf({ places }, { table }, round) {
  const living = [...round.gaps.keys()];
  return [...round.gaps].map(([gap, angle], number) => {
    const next = living[(number + 1) % living.length];
    const between = /** @type {[number, number]} */ ([places[gap], places[next]]);
    return { gap, angle, between, ...at(table, angle, 1.04) };
  });
}

/**
 * Two cards between the two who exchange.
 *
 * @param {View} view
 * @param {Zones} zones
 * @param {Angles} round
 * @returns {Deal | null}
 */
function dealOf({ exchange }, { table, laid, reach, piles }, round) {
  if (!exchange) return null;
  const [from, to] = [exchange.from, exchange.to].map((seat) => ({ seat, angle: round.seats.get(seat) ?? 0 }));
  /** @param {Point} spot */
  const clear = (spot) => beside(spot, laid, piles);
  const [near, far] = [from, to].map(({ angle }) => clear(at(table, angle, reach)));
  const [one, other] = onTable(apart(near, far, laid * 2.3).map(clear), table.x, table.rx * reach);
  return {
    from: { ...from, spot: { ...one, w: laid, turn: TURNED } },
    to: { ...to, spot: { ...other, w: laid, turn: 0 } },
  };
}

/**
 * Two cards that were moved apart both stay on the wood.
 *
 * @param {Point[]} spots
 * @param {number} middle
 * @param {number} reach
 * @returns {Point[]}
 */
export function onTable(spots, middle, reach) {
  const xs = spots.map(({ x }) => x);
  const right = Math.max(0, Math.max(...xs) - middle - reach);
  const left = Math.max(0, middle - reach - Math.min(...xs));
  return spots.map(({ x, y }) => ({ x: x - right + left, y }));
}

/** What is written under a pile takes so much room. */
const UNDER = 34;

/**
 * A card that is laid covers no pile, nor what is written under it: where the table is narrow it lies below them.
 *
 * @param {Point} spot
 * @param {number} laid
 * @param {Zones["piles"]} piles
 * @returns {Point}
 */
export function beside({ x, y }, laid, { play, discard }) {
  const high = ((laid + play.card) / 2) * TALL;
  const isOver = Math.abs(x - play.x) < discard.x - play.x + (discard.card + laid) / 2;
  return isOver && y > play.y - high && y < play.y + high + UNDER ? { x, y: play.y + high + UNDER } : { x, y };
}

/**
 * Where I lay a card, and where one that defends me goes.
 *
 * @param {View} view
 * @param {Zones} zones
 * @param {Angles} round
 * @param {Deal | null} deal
 * @returns {{ slot: Spot | null, shield: Spot | null }}
 */
function mySpots({ seat }, { table, laid, reach }, round, deal) {
  const angle = seat === null ? undefined : round.seats.get(seat);
  if (angle === undefined) return { slot: null, shield: null };
  const plain = { ...at(table, angle, reach), w: laid, turn: 0 };
  const mine = [deal?.from, deal?.to].find((side) => side?.seat === seat)?.spot;
  if (!mine || !deal) return { slot: plain, shield: plain };
  const partner = (deal.from.seat === seat ? deal.to : deal.from).spot;
  const away = partner.x > mine.x ? -1 : 1;
  return { slot: { ...mine, turn: 0 }, shield: { ...mine, x: mine.x + away * laid * 1.5, turn: 0 } };
}

/**
 * @param {Pile} pile
 * @returns {Spot}
 */
const spotOf = ({ x, y, card }) => ({ x, y, w: card, turn: 0 });

/**
 * @param {Scene<View>} drawn
 * @param {Zones} zones
 * @param {Angles} round
 * @param {{ deal: Deal | null, slot: Spot | null }} sides
 */
function spotsOf({ pieces }, { piles, hand, picks, table, laid, reach }, round, { deal, slot }) {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  const mine = pieces.filter(({ zone }) => zone === "hand");
  const held = hand ? fan(mine.length, hand, { card: hand.card, spread: 1.1, arc: 0 }) : [];
  const picked = pieces.filter(({ zone }) => zone === "pick");
  const offered = fan(picked.length, picks, { card: picks.h / TALL, spread: 1.12, arc: 0 });
  for (const { key, zone, number = 0 } of pieces) {
    if (zone === "deck") found.set(key, stacked(number, piles.deck));
    else if (zone === "discard") found.set(key, heaped(number + 1, piles.discard));
    else if (zone === "aside") found.set(key, { ...spotOf(piles.play), x: piles.play.x + number * 14 });
    else if (zone === "offer") found.set(key, deal?.from.spot ?? spotOf(piles.play));
    else if (zone.startsWith("laid:"))
      found.set(key, { ...at(table, round.seats.get(Number(zone.slice(5))) ?? 0, reach), w: laid, turn: 0 });
  }
  mine.forEach(({ key }, number) => {
    found.set(key, held[number] ?? slot ?? spotOf(piles.play));
  });
  picked.forEach(({ key }, number) => {
    found.set(key, offered[number]);
  });
  return found;
}

/**
 * @param {View} view
 * @param {Zones} zones
 * @param {Angles} round
 * @param {{ deal: Deal | null, slot: Spot | null, shield: Spot | null }} sides
 * @param {Place[]} plates
 * @returns {Map<string, Spot>}
 */
function anchorsOf(view, { piles, hand, table, laid, reach }, round, { deal, slot, shield }, plates) {
  const middle = spotOf(piles.play);
  /** @param {number} angle @returns {Spot} */
  const inFront = (angle) => ({ ...at(table, angle, reach), w: laid, turn: 0 });
  const order = [...round.seats.keys()];
  /** @type {[string, Spot][]} */
  const found = [
    ["deck", spotOf(piles.deck)],
    ["discard", spotOf(piles.discard)],
    ["play", middle],
    ["aside", middle],
    ["offer", deal?.from.spot ?? middle],
    ["answer", deal?.to.spot ?? middle],
    ["slot", slot ?? middle],
    ["shield", shield ?? middle],
    ["keep", slot ?? middle],
    ...plates.map(
      ({ seat, x, y }) => /** @type {[string, Spot]} */ ([`seat:${seat}`, { x, y, w: laid * 0.7, turn: 0 }]),
    ),
    ...[...round.gaps].map(
      ([gap, angle]) => /** @type {[string, Spot]} */ ([`gap:${gap}`, { ...at(table, angle), w: laid, turn: 0 }]),
    ),
    ...order.map(
      (seat, number) => /** @type {[string, Spot]} */ ([`laid:${seat}`, inFront(round.seats.get(order[number]) ?? 0)]),
    ),
    ...order.map((seat, number) => {
      const giver = order[(number - view.direction + order.length) % order.length];
      return /** @type {[string, Spot]} */ ([`chain:${seat}`, inFront(round.seats.get(giver) ?? 0)]);
    }),
    ...["accept", "drop", "announce", "show:all", "show:infected", "show:none"].map(
      (deed) => /** @type {[string, Spot]} */ ([`do:${deed}`, middle]),
    ),
  ];
  if (hand) found.push(["hand", { x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, w: hand.card, turn: 0 }]);
  return new Map(found);
}
