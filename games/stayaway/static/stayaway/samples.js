// Tables as the page of style shows them: an exchange offered to me, and the story at the end.

/**
 * @import { StateFrame } from "#page/table/frames.js"
 * @import { Family } from "./families.js"
 * @import { View } from "./wire.js"
 */

/** @type {Record<Family, string[]>} */
const FAMILIES = {
  infection: ["thing", "infected"],
  action: [
    ...["flamethrower", "analysis", "axe", "suspicion", "whiskey", "resolute", "watch_back"],
    ...["change_places", "run", "seduction"],
  ],
  defence: ["scary", "comfortable", "no_thanks", "missed", "no_barbecue"],
  obstacle: ["quarantine", "door"],
  panic: ["old_ropes", "confession", "chain", "party"],
};

export const faces = Object.values(FAMILIES).flat();

/** The cards of a table as the server tells them. */
const board = {
  cards: Object.fromEntries(
    Object.entries(FAMILIES).flatMap(([family, cards]) => cards.map((card) => [card, { family, copies: 1 }])),
  ),
};

const NAMES = ["Вика", "Оля", "", "Марк", "Саша", "", "Тимур", "Лёва"];

/** @type {View["exchange"]} */
const exchange = { from: 7, by: "turn", meant: 0, to: 0, laid: true, card: null };

/** @type {View} */
const view = {
  seat: 0,
  phase: "answer",
  turn: 7,
  turns: 14,
  round: 2,
  direction: 1,
  marker: 7,
  marker_stays: false,
  places: [0, 1, 2, 3, 4, 5, 6, 7],
  doors: [false, true, false, false, true, false, false, false],
  quarantine: [0, 0, 0, 0, 2, 0, 0, 0],
  living: [0, 1, 2, 3, 4, 5, 6, 7],
  hands: [4, 4, 4, 4, 4, 4, 4, 3],
  deck: 24,
  top: "panic",
  shuffles: 0,
  discard: 31,
  discarded: {},
  aside: [],
  exchange,
  burnt_thing: null,
  shown: [{ turn: 9, type: "card", seat: 3, card: "infected" }],
  contacts: [
    [6, 1, [5]],
    [1, 6, [5]],
    [0, 7, [6]],
    [7, 0, [6]],
    [6, 3, [9]],
    [3, 6, [9]],
    [0, 1, [11]],
    [1, 0, [11]],
    [4, 5, [2, 13]],
    [5, 4, [2, 13]],
  ],
  asks: { 0: { code: "answer", exchange } },
  hand: ["infected", "flamethrower", "suspicion", "no_thanks"],
  drew: [],
  laid: null,
  picks: [],
  role: "human",
  thing: null,
  infected_turn: null,
  roles: null,
  notes: [{ turn: 11, type: "exchange", seat: 1, gave: "scary", got: "flamethrower" }],
};

/** @param {number} id @param {string} name */
const person = (id, name) => ({ id, name, guest: false, titles: [], deleted: false });

/** @type {any} */
const table = {
  uid: "sample",
  game: "stayaway",
  status: "playing",
  board,
  host: 1,
  clock: { kind: "move", seconds: 60, days: 0 },
  seats: NAMES.map((name, number) => ({
    ...{ number, user: name ? person(number + 1, name) : null, level: name ? "" : "normal" },
    ...{ ready: true, absence: "" },
  })),
  fair: { commitment: "7f3a5d0c91be44c2", entropy: null, seat_of_chair: null, server_seed: null },
  moved: true,
  outcome: { places: [], scores: [], winners: [], left: [], standing: [], reason: "" },
  voided: false,
  rematch: null,
  started_at: 1,
};

/** @type {any} */
const playing = {
  type: "state",
  version: 4,
  seat: 0,
  asked: 4,
  table,
  clocks: { now: 0, seats: table.seats.map(() => ({ deadline: null, bank: 60 })) },
  since: 0,
  events: [
    { type: "turn", seat: 7, turn: 14 },
    { type: "discard", seat: 7, count: 1 },
    { type: "offer", seat: 7, to: 0, by: "turn" },
  ],
  view,
  legal: [
    ...["flamethrower", "suspicion", "no_thanks"].map((card) => ({ type: "answer", card })),
    { type: "defend", card: "no_thanks" },
  ],
  free: [],
  refused: [],
};

/** Who was what, and since when. @type {[string, number | null][]} */
const ROLES = [
  ["human", null],
  ["infected", 5],
  ["human", null],
  ["infected", 9],
  ["human", null],
  ["infected", 16],
  ["thing", null],
  ["human", null],
];

/** @type {any} */
const over = {
  ...playing,
  legal: [],
  view: {
    ...view,
    phase: "over",
    exchange: null,
    asks: {},
    reason: "thing_burnt",
    winners: [0, 2, 7],
    revealed: {
      roles: ROLES.map(([role, infected_turn]) => ({ role, infected_turn })),
      hands: ROLES.map(([role]) =>
        role === "human" ? ["axe", "run", "scary", "missed"] : ["infected", "run", "axe", "run"],
      ),
      deck: [],
      discard: [],
      dropped: [null, null, null, 18, 12, null, 22, null],
      sides: { thing: [6, 1, 3, 5], humans: [0, 2, 4, 7] },
      infections: [
        [5, 6, 1],
        [9, 6, 3],
        [16, 6, 5],
      ],
    },
  },
  table: {
    ...table,
    status: "finished",
    outcome: {
      places: [1, 2, 1, 2, 2, 2, 2, 1],
      scores: [1, 0, 1, 0, 0, 0, 0, 1],
      winners: [0, 2, 7],
      left: [],
      standing: [1, 2, 1, 2, 2, 2, 2, 1],
      reason: "thing_burnt",
    },
  },
};

/** @type {Record<string, StateFrame> & { playing: StateFrame }} */
export const frames = { playing, over };

export const chat = { type: /** @type {const} */ ("chat"), lines: [] };
