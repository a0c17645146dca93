// Tables as the page of style shows them: at play, with a colour to name, with a call due, between two deals;
// before the start, and after the end.

import { COLOURS } from "./faces.js";

/**
 * @import { StateFrame } from "#page/table/frames.js"
 * @import { View } from "./wire.js"
 */

const VALUES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "-rev", "-skip"];

export const faces = [...COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}${value}`)), "wild", "wild+4"];

/** @param {string} card */
function worthOf(card) {
  const rank = VALUES.indexOf(card.slice(1));
  return card.startsWith("wild") ? 50 : rank < 10 ? rank : 20;
}

/** @type {View} */
const view = {
  deal: 1,
  dealer: 3,
  turn: 0,
  next: 1,
  direction: 1,
  top: "y7",
  color: "y",
  deck: 47,
  discard: 22,
  hands: [8, 4, 6, 1],
  sum: 0,
  call_due: null,
  jump_open: false,
  turns: 22,
  scores: [0, 0, 0, 0],
  last_deal: null,
  over: null,
  asks: { 0: { code: "play_or_draw" } },
  until: 0,
  hand: ["r7", "r1", "g4", "y2", "y+2", "b-rev", "b3", "wild"],
  drew: ["b3"],
  drawn: null,
  notes: [],
};

/** The middle of the table, in each colour and direction. */
export const centres = COLOURS.flatMap((colour) =>
  [1, -1].map((direction) => ({ ...view, color: colour, top: `${colour}7`, direction })),
);

/** @param {number} id @param {string} name */
const person = (id, name) => ({ id, name, guest: false, titles: [], deleted: false });

/** @type {StateFrame["table"]} */
const table = {
  uid: "sample",
  game: "uno",
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
    { number: 1, user: person(2, "Антон"), level: "", ready: true, absence: "" },
    { number: 2, user: null, level: "normal", ready: true, absence: "" },
    { number: 3, user: person(4, "Игорь"), level: "", ready: true, absence: "" },
  ],
  fair: { commitment: "7f3a5d0c91be44c2", entropy: null, seat_of_chair: null, server_seed: null },
  moved: true,
  outcome: null,
  voided: false,
  rematch: null,
  board: { points: Object.fromEntries(faces.map((card) => [card, worthOf(card)])) },
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
    { type: "play", seat: 0, card: "y4" },
    { type: "play", seat: 1, card: "y-skip" },
    { type: "skip", seat: 2 },
    { type: "play", seat: 3, card: "y7", uno: true },
  ],
  view: /** @type {any} */ (view),
  legal: [
    ...["r7", "y2", "y+2"].map((card) => ({ type: "play", card })),
    ...COLOURS.map((color) => ({ type: "play", card: "wild", color })),
  ],
  free: [],
  refused: [],
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
    seats: table.seats.map((seat) =>
      seat.number === 1 ? { ...seat, user: null } : { ...seat, ready: seat.number !== 0 },
    ),
  },
};

/** @type {any} */
const opened = {
  deal: 1,
  winner: 0,
  reason: "out",
  hands: [[], ["r9", "g4", "b-skip"], ["r2", "y5", "wild", "wild+4"], ["y3"]],
  points: [0, 33, 107, 3],
};

/** @type {StateFrame} */
const over = {
  ...playing,
  legal: [],
  view: /** @type {any} */ ({
    ...view,
    asks: {},
    turn: null,
    over: "out",
    hand: [],
    hands: [0, 3, 4, 1],
    last_deal: opened,
  }),
  table: {
    ...table,
    status: "finished",
    outcome: {
      places: [1, 3, 4, 2],
      scores: [143, 0, 0, 0],
      winners: [0],
      left: [],
      standing: [1, 3, 4, 2],
      reason: "out",
      sides: {},
      prizes: [],
      titles: {},
      unrated: "",
    },
  },
};

/** A wild was turned up first: its colour is to be named. @type {StateFrame} */
const colours = {
  ...playing,
  events: [],
  legal: COLOURS.map((color) => ({ type: "color", color })),
  view: /** @type {any} */ ({ ...view, top: "wild", color: null, turns: 0, asks: { 0: { code: "color" } } }),
};

/** My last card lies in my hand, and I have not called it; one has left, a bot plays for another. @type {StateFrame} */
const due = {
  ...playing,
  events: [{ type: "play", seat: 0, card: "y7" }],
  legal: [{ type: "uno" }],
  free: [{ type: "uno" }],
  view: /** @type {any} */ ({
    ...view,
    ...{ turn: 1, next: 2, until: 3, call_due: 0, hand: ["wild"], hands: [1, 4, 6, 1], drew: [] },
    asks: { 1: { code: "play_or_draw" } },
  }),
  table: {
    ...table,
    seats: table.seats.map((seat) =>
      seat.number === 1 ? { ...seat, absence: "away" } : seat.number === 3 ? { ...seat, absence: "gone" } : seat,
    ),
  },
};

/** A deal of a match has just ended. @type {StateFrame} */
const between = {
  ...playing,
  events: [],
  view: /** @type {any} */ ({ ...view, deal: 2, turns: 0, scores: [143, 0, 0, 0], last_deal: opened }),
};

export const frames = { playing, colours, due, between, before, over };

export const chat = {
  type: /** @type {const} */ ("chat"),
  lines: [
    { id: 1, user: person(2, "Антон"), seat: 1, text: "Лада, держись", phrase: null, at: 1 },
    { id: 2, user: person(4, "Игорь"), seat: 3, text: "UNO!", phrase: null, at: 2 },
    { id: 3, user: person(1, "Вика"), seat: 0, text: "рано радуешься", phrase: null, at: 3 },
  ],
};
