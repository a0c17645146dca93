// Tables as the page of style shows them: at play, under a blow, with an offer, after the end.

import { ALL } from "./kinds.js";

/**
 * @import { Move, StateFrame } from "#page/table/frames.js"
 * @import { Card, Deployed, View } from "./wire.js"
 */

export const faces = [
  ...ALL,
  "prod:backend+ci",
  "prod:frontend+ci+certificate",
  "tile:database+certificate",
  "fix:2:cloud",
  "say:frontend",
];

/**
 * @param {Card} card
 * @param {Card[]} under
 * @returns {Deployed}
 */
const deployed = (card, ...under) => ({ card, under, copies: null });

/** @type {View} */
const view = {
  seat: 0,
  phase: "turn",
  turn: 0,
  starter: 0,
  round: 7,
  turns: 26,
  social: false,
  full: false,
  deploys: 1,
  offers: 3,
  collected: 0,
  opened: false,
  friday: false,
  orchestrated: false,
  tables: [
    [deployed("frontend", "certificate"), deployed("backend", "ci"), deployed("monitoring")],
    [deployed("frontend"), deployed("database", "certificate"), deployed("cloud")],
    [deployed("backend", "ci", "certificate"), deployed("firewall")],
    [deployed("database")],
  ],
  hands: [6, 5, 6, 4],
  blocked: [{ database: 1 }, {}, {}, { database: 1 }],
  marked: [false, false, true, false],
  deck: 31,
  looked: 0,
  discard: ["database", "500", "critical", "backend"],
  in_play: [],
  left: [],
  drawn: [[], [], [], []],
  architectures: ["microservices", null, null, null],
  blow: null,
  offer: null,
  known: [],
  asks: { 0: { code: "turn", may: "draw" } },
  hand: ["database", "gc", "rfc", "security", "excuse", "sudo"],
  aim: { needs: ["frontend", "backend", "backend"], lacks: ["backend"], missing: 1 },
  laid: [],
  drew: ["rfc"],
  notes: [],
};

/** @param {number} id @param {string} name */
const person = (id, name) => ({ id, name, guest: false, titles: [], deleted: false });

const NAMES = ["Вика", "Борис", "Алиса", "Глеб"];

/** @type {StateFrame["table"]} */
const table = {
  uid: "sample",
  game: "shipit",
  ruleset: 1,
  options: {},
  status: "playing",
  access: "public",
  rated: true,
  seats_kept: false,
  host: 1,
  clock: { kind: "move", seconds: 90, increment: 0, days: 0 },
  seats: NAMES.map((name, number) => ({ number, user: person(number + 1, name), level: "", ready: true, absence: "" })),
  fair: { commitment: "7f3a5d0c91be44c2", entropy: null, seat_of_chair: null, server_seed: null },
  moved: true,
  outcome: null,
  voided: false,
  rematch: null,
  board: null,
  created_at: 1,
  started_at: 1,
  ended_at: null,
};

/**
 * @param {Partial<View>} seen
 * @param {Move[]} legal
 * @param {Partial<StateFrame>} more
 * @returns {StateFrame}
 */
const frame = (seen, legal, more = {}) => ({
  type: "state",
  version: 4,
  seat: 0,
  asked: 4,
  table_number: 1,
  table,
  clocks: { now: 0, seats: NAMES.map(() => ({ deadline: null, bank: 90 })) },
  since: 0,
  events: [
    { type: "turn", seat: 1, round: 7 },
    { type: "play", by: 1, card: "ddos", seat: 2, kin: "attack" },
    { type: "deploy", seat: 1, card: "cloud", under: [] },
  ],
  view: /** @type {any} */ ({ ...view, ...seen }),
  legal,
  free: [],
  refused: [],
  ...more,
});

const attacks = [1, 2, 3].map((seat) => ({ type: "play", card: "security", seat, component: 0 }));
const playing = frame({}, [
  { type: "play", card: "gc", take: "database" },
  { type: "play", card: "rfc", seat: 1, take: { $choice: ["database", "backend"] } },
  ...attacks,
  { type: "offer", seats: [1], give: 1, ask: { $int: { min: 1, max: 10 } } },
  { type: "draw" },
]);

const struck = frame(
  {
    phase: "answer",
    turn: 1,
    in_play: ["specific", "sudo"],
    blow: {
      card: "specific",
      victim: 0,
      attacker: 1,
      sudo: true,
      component: 1,
      targets: [1],
      absorbed: [],
      lining: "ci",
    },
    asks: { 0: { code: "answer", card: "specific", sudo: true, targets: [1] } },
  },
  [
    { type: "defend", card: "excuse", sudo: true },
    { type: "sudo", use: "under", component: 1 },
    { type: "sudo", use: "shield", component: 2 },
    { type: "yield", component: 1 },
  ],
);

const offered = frame(
  {
    phase: "offer",
    turn: 2,
    offer: {
      ...{ by: 2, seats: [0], give: 2, ask: 1, taker: null, laid: [0, 0, 0, 0] },
      ...{ promise: "Бекенд и что-нибудь", want: "базу данных" },
    },
    asks: { 0: { code: "offer" } },
  },
  [{ type: "accept" }, { type: "decline" }],
);

const over = frame(
  {
    phase: "over",
    asks: {},
    left: [0, 2, 1],
    hands: [0, 0, 0, 2],
    hand: [],
    tables: [[], [], [], [deployed("database")]],
    blocked: [{}, {}, {}, {}],
    marked: [false, false, false, false],
    architectures: ["microservices", "analytics", "application", "microfrontends"],
    over: {
      reason: "last",
      places: [1, 3, 2, 4],
      titles: { june: 3 },
      hands: [[], [], [], ["hype", "error"]],
      deck: [],
      unused: [],
    },
  },
  [],
  {
    events: [
      { type: "turn", seat: 0, round: 7 },
      { type: "victory", seat: 0, architecture: "microservices", hand: [] },
      { type: "turn", seat: 2, round: 9 },
      { type: "victory", seat: 2, architecture: "application", hand: [] },
      { type: "turn", seat: 1, round: 12 },
      { type: "victory", seat: 1, architecture: "analytics", hand: [] },
    ],
    table: {
      ...table,
      status: "finished",
      outcome: {
        ...{ places: [1, 3, 2, 4], scores: [3, 1, 2, 0], winners: [0], left: [] },
        ...{ standing: [1, 3, 2, 4], reason: "last", sides: {}, prizes: [], titles: {}, unrated: "" },
      },
    },
  },
);

export const frames = { playing, struck, offered, over };

export const chat = {
  type: /** @type {const} */ ("chat"),
  lines: [
    { id: 1, user: person(2, "Борис"), seat: 1, text: "упало ровно в одном месте", phrase: null, at: 1 },
    { id: 2, user: person(3, "Алиса"), seat: 2, text: "держи CI крепче", phrase: null, at: 1 },
  ],
};
