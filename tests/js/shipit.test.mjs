// Ship IT!'s module: what a move touches, what keeps its key, what is foreseen, what was promised.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answers } from "../../games/shipit/static/shipit/blow.js";
import { componentOf } from "../../games/shipit/static/shipit/faces.js";
import { falling } from "../../games/shipit/static/shipit/falling.js";
import { chapter, fate, honour } from "../../games/shipit/static/shipit/fate.js";
import { brief } from "../../games/shipit/static/shipit/foreseen.js";
import { counted } from "../../games/shipit/static/shipit/grid.js";
import { wide } from "../../games/shipit/static/shipit/layout_wide.js";
import { things } from "../../games/shipit/static/shipit/moves.js";
import { deals } from "../../games/shipit/static/shipit/promises.js";
import { scene } from "../../games/shipit/static/shipit/scene.js";
import { Words } from "../../static/js/core/vocabulary.js";
import { lit, touch } from "../../static/js/stage/choosing.js";

const words = new Words({
  labels: {
    stays: "stays",
    costs: "costs {cards}",
    burns: "burns {cards}",
    covered: "covered",
    at_risk: "risk {cards}",
    short_cloud: "Cloud",
    short_cache: "Cache",
    shipped_in: "{card} in {round}",
    not_shipped: "not {card}",
    june: "Junior",
    sudo_under: "sudo on {card}",
  },
  names: { sudo: "sudo", ci: "CI", certificate: "Certificate", analytics: "Analytics", application: "Application" },
});

test("a sudo, and what lies under a component, is touched before the aim", () => {
  assert.deepEqual(things({ type: "play", card: "security", seat: 2, component: 1, sudo: true }), [
    ...["hand:security", "hand:sudo", "slot:2:1"],
  ]);
  assert.deepEqual(things({ type: "deploy", card: "backend", under: ["ci"] }), ["hand:backend", "hand:ci", "prod"]);
  assert.deepEqual(things({ type: "deploy", card: "cache", under: [], at: 1 }), ["hand:cache", "mine:1"]);
});

test("sudo is a toggle: touched again it is let go, and nothing is sent", () => {
  const moves = [{}, { sudo: true }].map((more) => ({ type: "play", card: "error", seat: 1, ...more }));
  const ways = moves.map((move) => ({ move, things: things(move) }));
  const chosen = ["hand:error", "hand:sudo"];
  assert.deepEqual(touch(ways, ["hand:error"], "hand:sudo"), { chosen, move: null });
  assert.deepEqual(touch(ways, chosen, "hand:sudo"), { chosen: ["hand:error"], move: null });
  assert.equal(touch(ways, chosen, "seat:1").move, moves[1]);
  assert.equal(touch(ways, ["hand:error"], "seat:1").move, moves[0]);
});

test("whose a struck component will be is said to each viewer in their own words", () => {
  const told = new Words({
    labels: { falls_security_mine: "to {by}", falls_security_by_me: "to you", falls_security_theirs: "{whom} to {by}" },
  });
  const blow = { card: "security", victim: 1, attacker: 2 };
  const said = (seat) => falling(blow, seat, told, (one) => `P${one}`);
  assert.deepEqual([1, 2, 0, null].map(said), ["to P2", "to you", "P1 to P2", "P1 to P2"]);
});

test("the history is headed by its rounds, each once", () => {
  const told = new Words({ labels: { round: "round {round}" } });
  const log = [{ type: "turn", round: 3 }, { type: "draw" }, { type: "turn", round: 3 }, { type: "turn", round: 4 }];
  const headed = log.map((event, at) => chapter(event, log.slice(0, at), told));
  assert.deepEqual(headed, ["round 3", "", "", "round 4"]);
});

test("all offers are one button, which opens the tray", () => {
  const some = { $int: { min: 1, max: 3 } };
  const moves = [1, 2].map((seat) => ({ type: "offer", seats: [seat], give: 1, ask: some }));
  const ways = moves.map((move) => ({ move, things: things(move) }));
  assert.deepEqual([...lit(ways, []).keys()], ["do:offer"]);
  assert.equal(touch(ways, [], "do:offer").move, moves[0]);
});

const company = { seat: 0, order: [0, 1] };
const view = (tables, more = {}) => ({
  ...{ seat: 0, tables, hands: [0, 2], blocked: [{}, {}], deck: 3, discard: [], in_play: [], offer: null, hand: [] },
  ...more,
});
const laid = (tables, before = null, more = {}) =>
  scene({ view: view(tables, more), company, before, sorting: "kin", spent: null });
const component = (card, ...under) => ({ card, under, copies: null });
const keysOf = ({ pieces }, zone) => pieces.filter((piece) => piece.zone === zone).map(({ key }) => key);

test("a component keeps its key while it lies there, whatever is lost beside or under it", () => {
  const before = laid([[component("backend", "ci"), component("cloud"), component("database")], []]);
  const after = laid([[component("backend"), component("database")], []], before);
  const [backend, , database] = keysOf(before, "table:0");
  assert.deepEqual(keysOf(after, "table:0"), [backend, database]);
});

test("what is under repair says so in my hand, and is the same card", () => {
  const [piece] = laid([[], []], null, { hand: ["cloud"], blocked: [{ cloud: 2 }, {}] }).pieces.filter(
    ({ own }) => own,
  );
  assert.deepEqual([piece.face, piece.as, piece.thing], ["fix:2:cloud", "cloud", "hand:cloud"]);
});

test("a face tells what it copies and what lies under it", () => {
  assert.deepEqual(componentOf("cache=backend+ci"), { card: "cache", copies: "backend", under: ["ci"] });
});

test("an answer tells what it leaves first, then what it costs", () => {
  assert.equal(
    brief({ saved: true, costs: ["sudo"], burns: ["ci"] }, words, { seat: 0 }),
    "stays · costs sudo · burns CI",
  );
  assert.equal(brief({ targets: [1], struck: ["cloud"], absorbed: [1] }, words, { seat: 0 }), "covered");
  assert.equal(brief({ targets: [0, 1], struck: ["cloud", "cache"], absorbed: [1] }, words, { seat: 0 }), "risk Cloud");
});

test("a lone sudo is laid on the card that the server says is against the blow", () => {
  const table = [component("backend", "ci", "certificate")];
  const legal = [{ type: "sudo", use: "under", component: 0 }];
  const blow = { card: "a_new_one", lining: "certificate" };
  const [choice] = answers({ legal, words, view: view([table, []]), seat: 0, blow });
  assert.deepEqual([choice.cards, choice.title], [["sudo", "certificate"], "sudo on Certificate"]);
});

test("what was promised to me stands beside what came", () => {
  const events = [
    { type: "offer", by: 1, seats: [0], give: 1, ask: 1, promise: "a backend" },
    { type: "exchange", seats: [1, 0], gave: ["hype"], got: ["gc"] },
    { type: "offer", by: 0, seats: [1], give: 1, ask: 1, want: "a cloud" },
    { type: "exchange", seats: [0, 1], gave: ["gc"], got: ["rfc"] },
    { type: "exchange", seats: [2, 1] },
  ];
  assert.deepEqual(deals(events, 0), [
    { by: 1, said: "a backend", got: ["gc"] },
    { by: 1, said: "a cloud", got: ["rfc"] },
  ]);
});

test("at the end it is told who shipped what in which round, and who is the junior", () => {
  const events = [
    { type: "turn", seat: 0, round: 4 },
    { type: "victory", seat: 0, architecture: "analytics" },
    { type: "turn", seat: 1, round: 5 },
  ];
  const over = { titles: { june: 1 } };
  const seen = { over, left: [0], architectures: ["analytics", "application"] };
  assert.equal(fate(seen, 0, words, events), "Analytics in 4");
  assert.equal(fate(seen, 1, words, events), "not Application");
  assert.deepEqual(
    [0, 1].map((seat) => honour(seen, seat, words)),
    ["", "Junior"],
  );
});

test("cards to choose from are told once each, in the order of the rules", () => {
  assert.deepEqual(counted(["sudo", "database", "sudo"]), [
    { card: "database", count: 1 },
    { card: "sudo", count: 2 },
  ]);
});

test("whoever is not to be heard says nothing in a move either", () => {
  const told = new Words({ events: { offer: ["{by}: {promise}"] }, plain: ["promise"], seats: ["by"] });
  const offer = { type: "offer", by: 1, promise: "a backend" };
  assert.equal(told.say("events", offer), "2: a backend");
  assert.deepEqual(told.written(offer), { author: 1, texts: ["a backend"] });
  told.isUnheard = (seat) => seat === 1;
  assert.equal(told.say("events", offer), "2: …");
});

test("on a low stage words keep their height: nothing lies under the question, no card on what is lacking", () => {
  for (const [width, height] of [
    [932, 560],
    [976, 748],
    [1600, 1000],
  ]) {
    const { question, pips, mine, middle } = wide({
      size: { width, height, mode: "wide" },
      others: 2,
      watching: false,
      taken: "",
    });
    assert.ok(pips.y - question.y >= 84, `${width}×${height}`);
    assert.ok(pips.y + 28 <= middle.y + middle.h, `${width}×${height}`);
    assert.ok(mine.row.from - mine.box.y >= 80, `${width}×${height}`);
    assert.ok(mine.row.from + mine.row.card * 1.4 <= mine.box.y + mine.box.h, `${width}×${height}`);
  }
});
