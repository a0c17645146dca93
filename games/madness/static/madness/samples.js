// Tables as the page of style shows them: one at play, one with a Coyote's Chance, one before the start, one after the end.

/**
 * @import { StateFrame } from "#page/table/frames.js"
 * @import { BattleField, Card, PointEvent, View } from "./wire.js"
 */

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

export const faces = [..."CDHS"].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)).concat("X1", "X2");

/**
 * @param {Card[]} mine
 * @param {Card[]} theirs
 * @param {Partial<BattleField>} more
 * @returns {BattleField}
 */
const field = (mine, theirs, more) => ({
  ...{ sides: [mine, theirs], centre: null, attack: null, repelled: false, closed: null, forecast: null },
  ...more,
});

/** @type {BattleField[]} */
const contested = [
  field(["9H"], ["10C", "JS"], { attack: 1, forecast: { code: "won", seat: 1, beat: "JS", last: false } }),
  field(["QD"], ["7C", "QH"], {
    attack: 0,
    repelled: true,
    forecast: { code: "draw", seat: 0, beat: null, last: false },
  }),
  field([], [], {}),
];

/** @type {View} */
const view = {
  seat: 0,
  phase: "main",
  turn: 0,
  points: [2, 0],
  idle: 0,
  deck: 27,
  hands: [5, 4],
  hungry: [],
  hand: ["4D", "7H", "AH", "KS", "X1"],
  fields: contested,
  bosses: ["2C", "8C", "10H", "8S"],
  discard: "3C",
  asks: { 0: { code: "main", lapsing: [1] } },
};

/** @param {number} id @param {string} name */
const person = (id, name) => ({ id, name, guest: false, titles: [], deleted: false });

/** @type {StateFrame["table"]} */
const table = {
  uid: "sample",
  game: "madness",
  ruleset: 1,
  options: {},
  status: "playing",
  access: "public",
  rated: true,
  seats_kept: false,
  host: 1,
  clock: { kind: "move", seconds: 60, increment: 0, days: 0 },
  seats: [
    { number: 0, user: person(1, "Вика"), level: "", ready: true, absence: "" },
    { number: 1, user: person(2, "Костя"), level: "", ready: true, absence: "" },
  ],
  fair: { commitment: "7f3a5d0c91be44c2", entropy: null, seat_of_chair: null, server_seed: null },
  moved: true,
  outcome: null,
  voided: false,
  rematch: null,
  board: { strengths: {}, goal: 5, idle_turns: 6 },
  created_at: 1,
  started_at: 1,
  ended_at: null,
};

/** @type {StateFrame} */
const playing = {
  type: "state",
  version: 4,
  seat: 0,
  asked: 4,
  table_number: 1,
  table,
  clocks: { now: 0, seats: table.seats.map(() => ({ deadline: null, bank: 60 })) },
  since: 0,
  events: [
    { type: "turn", seat: 1 },
    { type: "attack", seat: 1, card: "JS", field: 0, attack: 1, repelled: false },
    { type: "pull", seat: 1, drew: true, deck: 27 },
    { type: "turn", seat: 0 },
  ],
  view: /** @type {any} */ (view),
  legal: [
    .../** @type {Card[]} */ (view.hand).flatMap((card) => [
      ...[0, 1, 2].map((at) => ({ type: "attack", card, field: at })),
      { type: "close", card, field: 2 },
    ]),
    ...["KS", "X1"].map((card) => ({ type: "boss", card })),
    { type: "pass" },
  ],
  free: [],
  refused: [],
};

/** @type {StateFrame} */
const chance = {
  ...playing,
  view: /** @type {any} */ ({
    ...view,
    phase: "coyote",
    turn: 1,
    points: [0, 1],
    fields: [
      field(["9H"], ["JS"], { closed: 1 }),
      field(["QD"], ["7C"], { closed: 0 }),
      field(["4C"], ["QC"], { closed: 1 }),
    ],
    asks: { 0: { code: "coyote", field: 2, card: "QC" } },
  }),
  legal: [...["KS", "X1"].map((card) => ({ type: "coyote", card })), { type: "decline" }],
};

/** @type {StateFrame} */
const before = {
  ...playing,
  version: 0,
  events: [],
  legal: [],
  table: {
    ...table,
    status: "open",
    started_at: null,
    seats: table.seats.map((seat) => (seat.number === 1 ? { ...seat, user: null } : { ...seat, ready: false })),
  },
};

/**
 * @param {number} seat
 * @param {PointEvent["cause"]} cause
 * @param {number[]} points
 */
const point = (seat, cause, points) => ({ type: "point", seat, loser: null, cause, points });

const REST = { sides: {}, prizes: [], titles: {}, unrated: "" };

/** @type {StateFrame} */
const over = {
  ...playing,
  legal: [],
  events: [
    ...[point(1, "field", [0, 1]), point(1, "boss", [0, 2]), point(0, "field", [0, 1]), point(0, "boss", [0, 0])],
    ...[point(0, "round", [1, 0]), point(0, "hand", [2, 0]), point(0, "boss", [3, 0]), point(1, "boss", [2, 0])],
    ...[point(0, "field", [3, 0]), point(0, "field", [4, 0]), point(0, "boss", [5, 0])],
  ],
  view: /** @type {any} */ ({
    ...view,
    phase: "over",
    points: [5, 0],
    asks: {},
    reason: "lead",
    winners: [0],
    revealed: { hands: [view.hand, ["2H", "3H", "5H", "6H"]], deck: [], discard: ["3C"] },
  }),
  table: {
    ...table,
    status: "finished",
    outcome: { places: [1, 2], scores: [5, 0], winners: [0], left: [], standing: [1, 2], reason: "lead", ...REST },
  },
};

export const frames = { playing, chance, before, over };

export const chat = {
  type: /** @type {const} */ ("chat"),
  lines: [
    { id: 1, user: person(2, "Костя"), seat: 1, text: "король или джокер?", phrase: null, at: 1 },
    { id: 2, user: person(1, "Вика"), seat: 0, text: "увидишь", phrase: null, at: 2 },
  ],
};
