// Нечто's module: who sits where, what lies between them, what a move touches, what an event moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { exchanges, paired, reachedBy } from "../../games/stayaway/static/stayaway/exchanges.js";
import { facesIn } from "../../games/stayaway/static/stayaway/faces.js";
import { familyIn, PAINT } from "../../games/stayaway/static/stayaway/families.js";
import { linesOf } from "../../games/stayaway/static/stayaway/graph_lines.js";
import { hints } from "../../games/stayaway/static/stayaway/hints.js";
import { beside, onTable } from "../../games/stayaway/static/stayaway/layout.js";
import { landing, things } from "../../games/stayaway/static/stayaway/moves.js";
import { entries } from "../../games/stayaway/static/stayaway/noted.js";
import { angles, apart } from "../../games/stayaway/static/stayaway/ring.js";
import { scene } from "../../games/stayaway/static/stayaway/scene.js";

const company = { seat: 0, order: [0, 1, 2, 3] };
const view = (more = {}) => ({
  ...{ seat: 0, places: [0, 1, 2, 3], living: [0, 1, 2, 3], hands: [4, 4, 4, 4], quarantine: [0, 0, 0, 0] },
  ...{ deck: 40, top: "panic", discard: 2, discarded: {}, aside: [], exchange: null, phase: "act", asks: {}, turns: 3 },
  ...more,
});
const laid = (more, { before = null, spent = null, veiled = false } = {}) =>
  scene({ view: view(more), company, before, sorting: "", spent, veiled });
const faces = ({ pieces }, zone) => pieces.filter((piece) => piece.zone === zone).map(({ face }) => face);

test("a card has the colour of the family that the server tells, however new it is", () => {
  const board = { cards: { lantern: { family: "defence", back: "event", copies: 1 } } };
  const face = facesIn({ names: {}, labels: {} }, (card) => familyIn(board, card));
  assert.match(face("lantern"), new RegExp(`stroke="${PAINT.defence}"`));
});

test("I sit below, the others follow clockwise; a place that is gone closes up with its gap", () => {
  const all = angles({ places: [0, 1, 2, 3] }, 0);
  assert.deepEqual(
    [...all.seats],
    [
      [0, 90],
      [1, 180],
      [2, 270],
      [3, 360],
    ],
  );
  assert.deepEqual(
    [...all.gaps],
    [
      [0, 135],
      [1, 225],
      [2, 315],
      [3, 405],
    ],
  );
  const three = angles({ places: [0, null, 2, 3] }, 0);
  assert.deepEqual([...three.seats.keys()], [0, 2, 3]);
  assert.deepEqual([...three.gaps.keys()], [0, 2, 3]);
});

test("whoever changes places moves, and the table turns so that I sit below", () => {
  const swapped = angles({ places: [2, 1, 0, 3] }, 2);
  assert.deepEqual(
    [...swapped.seats],
    [
      [0, 90],
      [3, 180],
      [2, 270],
      [1, 360],
    ],
  );
});

test("a card that is laid covers no pile", () => {
  const [deck, play, discard] = [-70, 0, 70].map((x) => ({ x, y: 0, card: 50 }));
  const piles = { deck, play, discard };
  const lies = (x, y) => Object.values(beside({ x, y }, 40, piles));
  assert.deepEqual(lies(90, 20), [90, 97]);
  assert.deepEqual(lies(0, -64), [0, -64]);
  assert.deepEqual(lies(120, 0), [120, 0]);
});

test("two cards that were moved apart both stay on the wood", () => {
  const moved = onTable(
    [
      { x: 40, y: 0 },
      { x: 130, y: 0 },
    ],
    0,
    93,
  );
  assert.deepEqual(
    moved.map(({ x }) => x),
    [3, 93],
  );
});

test("two cards that meet lie apart", () => {
  const [one, other] = apart({ x: 0, y: 0 }, { x: 10, y: 0 }, 40);
  assert.deepEqual([one.x, other.x], [-15, 25]);
});

test("a closed offer is a back, whoever laid it; an open one is seen by all", () => {
  const offer = { from: 1, by: "turn", meant: 0, to: 0, laid: true, card: null };
  assert.deepEqual(faces(laid({ exchange: offer }), "offer"), [null]);
  assert.deepEqual(faces(laid({ exchange: { ...offer, card: "axe" } }), "offer"), ["axe"]);
  assert.deepEqual(faces(laid({ exchange: { ...offer, laid: false } }), "offer"), []);
});

test("in a chain all see who has chosen, and nobody what", () => {
  const drawn = laid({ phase: "give", asks: { 1: { code: "give" }, 3: { code: "give" } } });
  assert.deepEqual(
    drawn.pieces.filter(({ zone }) => zone.startsWith("laid")).map(({ key, face }) => [key, face]),
    [
      ["laid:0", null],
      ["laid:2", null],
    ],
  );
});

test("hidden, my cards are backs that cannot be touched; at the end all lie open", () => {
  const hand = ["axe", "axe", "infected"];
  const hidden = laid({ hand }, { veiled: true }).pieces.filter(({ own }) => own);
  assert.deepEqual(
    hidden.map(({ face, thing }) => [face, thing]),
    hand.map(() => [null, undefined]),
  );
  assert.deepEqual(faces(laid({ hand, revealed: {} }, { veiled: true }), "hand"), hand);
});

test("a card keeps its key; of two alike the one that was played goes", () => {
  const before = laid({ hand: ["axe", "axe", "run"] });
  const keys = (drawn) => drawn.pieces.filter(({ zone }) => zone === "hand").map(({ key }) => key);
  assert.deepEqual(keys(before), ["hand:axe:0", "hand:axe:1", "hand:run:0"]);
  assert.deepEqual(keys(laid({ hand: ["axe", "run"] }, { before, spent: "hand:axe:0" })), ["hand:axe:1", "hand:run:0"]);
});

test("a move touches its card and then where it goes", () => {
  const touched = (move) => [things(move), landing(move)];
  assert.deepEqual(touched({ type: "play", card: "whiskey" }), [["hand:whiskey", "play"], "play"]);
  assert.deepEqual(touched({ type: "play", card: "axe", seat: 0 }), [["hand:axe", "seat:0"], "play"]);
  assert.deepEqual(touched({ type: "play", card: "door", gap: 2 }), [["hand:door", "gap:2"], "play"]);
  assert.deepEqual(touched({ type: "defend", card: "missed" }), [["hand:missed", "shield"], "shield"]);
  assert.deepEqual(things({ type: "show", what: "none" }), ["do:show:none"]);
});

test("of others' exchange two backs pass; mine comes into my hand", () => {
  const told = (seats) => hints({ type: "exchange", seats }, company);
  assert.deepEqual(told([1, 2]), [
    { from: "offer", to: "seat:2", back: "event" },
    { from: "answer", to: "seat:1", back: "event" },
  ]);
  assert.deepEqual(told([1, 0]), [
    { from: "offer", to: "hand" },
    { from: "answer", to: "seat:1", back: "event" },
  ]);
  assert.deepEqual(told([0, 1])[1], { from: "seat:1", to: "hand" });
});

test("of whom one asks about every line is told, whichever way the cards went", () => {
  const met = [
    { turn: 3, from: 1, to: 0 },
    { turn: 5, from: 2, to: 3 },
    { turn: 7, from: 0, to: 2 },
    { turn: 1234567890, from: 1, to: 0 },
  ];
  const told = (about, reached) =>
    Object.values(linesOf({ met, about, reached, infections: [] })).map((lines) =>
      lines.map(({ from, to, label, look }) => [from, to, label, look.trim()]),
    );
  assert.deepEqual(told(null, []), [
    [
      [1, 0, "3 123456…", ""],
      [2, 3, "5", ""],
      [0, 2, "7", ""],
    ],
    [],
  ]);
  assert.deepEqual(told(0, [{ seat: 2, turns: [7] }]), [
    [
      [1, 0, "3 1234567890", ""],
      [2, 3, "", "dim"],
    ],
    [[0, 2, "7", "reaches"]],
  ]);
  const many = Array.from({ length: 41 }, (_, turn) => ({ turn, from: 0, to: 1 + (turn % 3) }));
  const crowd = (about) => linesOf({ met: many, about, reached: [], infections: [] }).plain;
  assert.deepEqual([...new Set(crowd(null).map(({ label }) => label))], [""]);
  assert.equal(crowd(1)[0].label.split(" ").length, 14);
});

test("an exchange is one line of the graph, in the turn in which it was", () => {
  const contacts = [
    [0, 1, [3, 7]],
    [1, 0, [3, 7]],
    [2, 3, [5]],
  ];
  const met = [
    { turn: 3, from: 1, to: 0 },
    { turn: 5, from: 2, to: 3 },
    { turn: 7, from: 1, to: 0 },
  ];
  assert.deepEqual(paired(contacts), met);
  const log = [
    { type: "turn", turn: 6, seat: 2 },
    { type: "exchange", seats: [2, 1], passed: true },
    { type: "turn", turn: 7, seat: 0 },
    { type: "exchange", seats: [0, 1] },
  ].map((event) => ({ event }));
  const passed = { turn: 6, from: 2, to: 1, safe: true };
  assert.deepEqual(exchanges(view({ contacts }), log), [met[0], met[1], passed, met[2]]);
});

test("infection could have travelled only to whom a player has given something", () => {
  const contacts = [
    [0, 1, [3, 7, 7]],
    [1, 0, [3]],
    [2, 0, [5]],
  ];
  assert.deepEqual(reachedBy(view({ contacts }), 0), [{ seat: 1, turns: [3, 7] }]);
  assert.deepEqual(reachedBy(view({ contacts }), 3), []);
});

test("what I exchanged, saw and heard comes by turn, the newest first", () => {
  const words = {
    phrases: { claim: ["У меня {card}"], trust: ["Верю {seat}"] },
    say: (_kind, { code, seat }) => `${code} ${seat ?? ""}`.trim(),
    label: (_code, { turn, who, said }) => `${turn}. ${who}: ${said}`,
    nameOf: (seat) => `P${seat}`,
  };
  const chat = [
    { id: 1, seat: 2, turn: 4, text: "", phrase: { code: "claim", card: "axe" } },
    { id: 2, seat: 1, turn: 9, text: "", phrase: { code: "trust", seat: 3 } },
    { id: 3, seat: 1, turn: 9, text: "", phrase: { code: "hello" } },
    { id: 4, seat: 1, turn: 9, text: "привет", phrase: null },
    { id: 5, seat: null, turn: 9, text: "", phrase: { code: "trust", seat: 3 } },
  ];
  const notes = [{ turn: 4, type: "exchange", seat: 1, gave: "axe", got: "run" }];
  const shown = [{ turn: 6, type: "hand", seat: 2, cards: ["axe"] }];
  assert.deepEqual(entries(view({ notes, shown }), words, chat), [
    { turn: 9, seats: [1, 3], source: "say", text: "9. P1: trust 3" },
    { turn: 6, seats: [2], source: "seen", text: "note_hand 2" },
    { turn: 4, seats: [2], source: "say", text: "4. P2: claim" },
    { turn: 4, seats: [1], source: "swap", text: "note_exchange 1" },
  ]);
});
