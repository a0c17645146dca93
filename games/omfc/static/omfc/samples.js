// Tables as the page of style shows them: one at play, one in the set-up, one after the end.

/**
 * @import { StateFrame } from "#page/table/frames.js"
 * @import { Board, Cell, CellSeen, Move, Prices, View } from "./wire.js"
 */

const RINGS = 4;
const POINT = 4;
const CIRCLE = 4 << RINGS;

/** The board of four rings as the server tells it. */
export const board = made();

/** @returns {Board} */
function made() {
  /** @type {Board["cells"]} */
  const cells = {};
  for (let ring = 0; ring < RINGS; ring += 1)
    for (let number = 0; number < 2 ** (RINGS - ring); number += 1) {
      const width = 4 << ring;
      const start = number * width - (ring === RINGS - 1 ? 0 : width / 2);
      const place = { ring, start: (start + CIRCLE) % CIRCLE, width, near: [] };
      cells[`${ring}:${number}`] = { ...place, income: POINT << ring, holds: ring ? 3 : 2 };
    }
  const names = Object.keys(cells);
  for (const one of names) cells[one].near = names.filter((other) => touches(cells, one, other));
  return { circle: CIRCLE, cells, point: POINT, categories: [4, 8, 12] };
}

/**
 * @param {Board["cells"]} cells
 * @param {Cell} one
 * @param {Cell} other
 */
function touches(cells, one, other) {
  const [a, b] = [cells[one], cells[other]];
  const ahead = (b.start - a.start + CIRCLE) % CIRCLE;
  const behind = (a.start - b.start + CIRCLE) % CIRCLE;
  if (a.ring === b.ring) return one !== other && (ahead === a.width || behind === a.width);
  return Math.abs(a.ring - b.ring) === 1 && (ahead < a.width || behind < b.width);
}

const HOUSES = [
  "0:3 0:3 0:4 0:5 1:1 1:2 1:7 2:1 2:1 2:3",
  "0:5 0:10 0:12 0:13 0:13 1:5 1:6 1:6 2:3 3:0",
  "0:15 0:1 0:14 1:1 1:6 1:7 2:0 2:3",
];
const RUINS = ["0:14", "1:7"];

/** @type {Record<Cell, Prices>} */
const PRICES = {
  "0:1": { build: 12 },
  "0:2": { build: 8 },
  "0:4": { build: 12 },
  "0:5": { sabotage: 8 },
  "0:6": { build: 8 },
  "0:14": { attack: 12 },
  "0:15": { build: 12 },
  "1:0": { build: 16 },
  "1:1": { build: 24, sabotage: 16 },
  "1:2": { build: 24 },
  "1:3": { build: 16 },
  "1:7": { sabotage: 16 },
  "2:0": { build: 48 },
  "2:2": { build: 32 },
  "2:3": { sabotage: 32 },
  "3:1": { build: 64 },
};

/** @returns {Record<Cell, CellSeen>} */
function cells() {
  /** @type {Record<Cell, CellSeen>} */
  const seen = {};
  /** @param {Cell} cell */
  const at = (cell) => {
    seen[cell] ??= { houses: [0, 0, 0], ruins: [], drowned: false, marks: [] };
    return seen[cell];
  };
  for (const [seat, homes] of HOUSES.entries()) for (const cell of homes.split(" ")) at(cell).houses[seat] += 1;
  for (const cell of RUINS) at(cell).ruins.push(1);
  return seen;
}

const SUMS = [
  [104, 99, 101],
  [192, 191, 169],
  [280, 283, 237],
];

/** @type {View} */
const view = {
  stage: "play",
  rings: RINGS,
  round: 9,
  max_rounds: 30,
  turn: 0,
  order: [0, 1, 2],
  seats: [
    { class: "", points: 64, income: 88 },
    { class: "", points: 28, income: 92 },
    { class: "", points: 132, income: 68 },
  ],
  forecast: SUMS.map((sums, at) => ({
    rounds: 4 * (at + 1),
    sums: sums.map((sum) => sum * POINT),
    best: [sums.indexOf(Math.max(...sums))],
  })),
  cells: cells(),
  forts: [["0:3", "2:1"], ["0:13", "1:6"], []],
  rivers: [],
  capital_named: false,
  spoils: 0,
  free_houses: [],
  free_houses_next: [],
  reach: [],
  built: [],
  acted: true,
  idle: 0,
  undo: { acts: 0, left: 50 },
  last: null,
  asks: { 0: { code: "turn", points: 64 } },
  result: null,
  prices: PRICES,
};

/** @type {Move[]} */
const legal = Object.entries(PRICES).flatMap(([cell, prices]) =>
  Object.keys(prices).map((type) => {
    if (type === "build") return { type, cell };
    const more = type === "attack" ? { from: "1:7" } : {};
    return /** @type {Move} */ ({ type, cell, seat: cell === "0:5" || cell === "2:3" ? 1 : 2, ...more });
  }),
);

/** @param {number} id @param {string} name */
const person = (id, name) => ({ id, name, guest: false, titles: [], deleted: false });

/** @type {StateFrame["table"]} */
const table = {
  uid: "sample",
  game: "omfc",
  ruleset: 2,
  options: {},
  status: "playing",
  access: "public",
  rated: true,
  seats_kept: false,
  host: 1,
  clock: { kind: "move", seconds: 60, increment: 0, days: 0 },
  seats: [person(1, "Вика"), person(2, "Рита"), person(3, "Савва")].map((user, number) => ({
    ...{ number, user, level: "", ready: true, absence: /** @type {const} */ ("") },
  })),
  fair: { commitment: "7f3a5d0c91be44c2", entropy: null, seat_of_chair: null, server_seed: null },
  moved: true,
  outcome: null,
  voided: false,
  rematch: null,
  board: /** @type {any} */ (board),
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
    { type: "build", seat: 1, cell: "3:0", price: 64 },
    { type: "end", seat: 1 },
    { type: "attack", seat: 2, cell: "0:14", victim: 1, from: "0:15", price: 12 },
    { type: "ruined", seat: 1, cell: "0:14", by: 2 },
    { type: "turn", seat: 0 },
  ],
  view: /** @type {any} */ (view),
  legal: [.../** @type {any[]} */ (legal), { type: "end" }],
  free: [],
  refused: [],
};

/** Lands, a capital, rivers and a sunk cell, while krakens lay their rivers. */
const laying = {
  ...view,
  stage: "river",
  round: 0,
  seats: ["krakens", "elves", "coyotes"].map((folk) => ({ class: folk, points: 0, income: 0 })),
  forecast: [],
  forts: [[], [], []],
  cells: Object.fromEntries(
    Object.keys(board.cells).flatMap((cell, at) => {
      const land = at % 5 === 2 ? "desert" : board.cells[cell].ring ? "" : "forest";
      const marks = cell === "1:3" ? ["sunk"] : land ? [land] : [];
      return marks.length ? [[cell, { houses: [0, 0, 0], ruins: [], drowned: false, marks }]] : [];
    }),
  ),
  rivers: [
    ["0:1", "0:2"],
    ["0:2", "1:1"],
    ["1:1", "2:0"],
    ["2:0", "3:1"],
  ],
  undo: { acts: 4, left: 50 },
  asks: { 0: { code: "river", left: 6 } },
  prices: undefined,
};

/** @type {StateFrame} */
const setup = {
  ...playing,
  events: [],
  view: /** @type {any} */ (laying),
  legal: [
    ...["0:5 0:6", "0:9 1:4", "1:5 1:6", "2:1 2:2", "3:0 3:1"].map((border) => ({
      type: "river",
      border: border.split(" "),
    })),
    { type: "undo" },
  ],
  free: [{ type: "undo" }],
};

/** @type {StateFrame} */
const over = {
  ...playing,
  events: Array.from({ length: 9 }, (_, round) => ({
    type: "round",
    round: round + 1,
    accounts: view.seats.map(({ points }, seat) => ({ points: Math.round((points * (round + seat)) / 40) * POINT })),
  })),
  legal: [],
  view: /** @type {any} */ ({
    ...view,
    stage: "over",
    asks: {},
    prices: undefined,
    forecast: [],
    result: { reason: "rounds", categories: view.forecast },
  }),
  table: {
    ...table,
    status: "finished",
    outcome: {
      places: [1, 2, 3],
      scores: [2, 1, 0],
      winners: [0],
      left: [],
      standing: [1, 2, 3],
      reason: "rounds",
      sides: {},
      prizes: [],
      titles: {},
      unrated: "",
    },
  },
};

export const frames = { playing, setup, over };

export const chat = {
  type: /** @type {const} */ ("chat"),
  lines: [
    { id: 1, user: person(2, "Рита"), seat: 1, text: "центр мой, не завидуйте", phrase: null, at: 1 },
    { id: 2, user: person(1, "Вика"), seat: 0, text: "он и мой будет", phrase: null, at: 2 },
  ],
};
