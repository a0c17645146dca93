// A store per table, fed by any source: here by recorded frames.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../static/js/core/vocabulary.js";
import { fixtureSource } from "../../static/js/table/fixture_source.js";
import { amAsked, isHost, isOut, mySeat } from "../../static/js/table/seating.js";
import { makeStore } from "../../static/js/table/store.js";

const ANN = { id: 1, name: "Ann", guest: false, titles: [], deleted: false };
const FACTS = { uid: "t", game: "toy", language: "en", me: ANN, settings: {}, levels: [], invite: "", stage: null };
const WORDS = { events: { drawn: ["{seat} draws {card}"] }, seats: ["seat"], names: { ace: "the ace" } };

function state(version, more = {}) {
  return {
    type: "state",
    version,
    since: version - 1,
    seat: 0,
    asked: version,
    table: {
      status: "playing",
      host: 1,
      seats: [
        { number: 0, user: ANN, level: "", ready: true, absence: "" },
        { number: 1, user: null, level: "easy", ready: true, absence: "" },
      ],
    },
    clocks: { now: Date.now() / 1000, seats: [] },
    events: [{ type: "drawn", seat: version % 2, card: "ace" }],
    view: { asks: { 0: { code: "choose" } } },
    legal: [{ type: "pass" }],
    free: [],
    refused: [],
    ...more,
  };
}

function opened(...frames) {
  const source = fixtureSource(frames);
  const table = makeStore(source, { facts: FACTS, words: new Words(WORDS) });
  table.open();
  return { source, table };
}

const log = (table) => table.state.log.map((entry) => entry.text);

test("frames are told in the game's words, and players by their names", () => {
  const { source, table } = opened(state(1), state(2));
  source.next();
  assert.deepEqual(log(table), ["bot_number draws the ace", "Ann draws the ace"]);
  assert.equal(amAsked(table), true);
  assert.equal(isHost(table), true);
  assert.equal(mySeat(table)?.user, ANN);
});

test("two tables on one page know nothing of each other", () => {
  const [one, other] = [opened(state(1)), opened(state(1), state(2))];
  other.source.next();
  other.table.answer("hello");
  assert.equal(one.table.frame.version, 1);
  assert.equal(one.table.state.answer, "");
});

test("a source that goes back in time is followed, and the history with it", () => {
  const { source, table } = opened(state(1), state(2), state(3), state(1));
  while (source.next());
  assert.equal(table.frame.version, 1);
  assert.deepEqual(log(table), ["bot_number draws the ace"]);
});

test("the same again is one line that says how often, as far as it has happened", () => {
  const events = [{ type: "drawn", seat: 1, card: "ace" }];
  const { source, table } = opened(
    state(1, { events }),
    state(2, { events }),
    state(3, { events }),
    state(2, { events }),
  );
  source.next();
  source.next();
  assert.deepEqual(log(table), ["bot_number draws the ace"]);
  assert.deepEqual(table.state.log[0].again, [2, 3]);
  source.next();
  assert.deepEqual(table.state.log[0].again, [2]);
});

test("what was missed is asked for, and told once", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { source, table } = opened(state(1), state(2), { ...state(4), since: 3, events: [] });
  source.next();
  source.next();
  mock.timers.tick(500);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(table.history.toldUpTo(), 4);
  assert.equal(log(table).length, 2);
});

test("a move is under way until it was accepted and what it led to is shown", () => {
  const { source, table } = opened(state(1), state(2));
  table.session.sendMove({ type: "pass" });
  table.session.sendMove({ type: "pass" });
  assert.equal(source.sent.length, 1);
  const { id } = table.state.sending;
  source.setStatus("lost");
  source.setStatus("open");
  assert.deepEqual(source.sent[1], source.sent[0]);
  source.next();
  assert.equal(table.state.sending?.id, id);
});

test("a move that finds no answer is sent once more, then given back with the reason", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { source, table } = opened(state(1), state(2));
  table.session.sendMove({ type: "pass" });
  mock.timers.tick(5000);
  assert.deepEqual([source.sent.length, table.state.refusal], [2, ""]);
  assert.deepEqual(source.sent[1], source.sent[0]);
  mock.timers.tick(5000);
  assert.deepEqual([source.sent.length, table.state.sending, table.state.refusal], [2, null, "not_answered"]);
  table.session.sendMove({ type: "pass" });
  const { id } = table.state.sending;
  source.tell({ type: "refused", id: source.sent[0].id, message: "stale" });
  assert.deepEqual([table.state.sending?.id, table.state.refusal], [id, ""]);
  source.tell({ type: "accepted", id: source.sent[0].id, version: 2 });
  assert.equal(table.state.sending?.id, id);
  source.next();
  assert.equal(table.frame.version, 2);
});

test("without a connection a move waits, and has its time when there is one again", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { source, table } = opened(state(1));
  table.session.sendMove({ type: "pass" });
  source.setStatus("lost");
  mock.timers.tick(60_000);
  assert.equal(source.sent.length, 1);
  source.setStatus("open");
  assert.deepEqual(source.sent[1], source.sent[0]);
  mock.timers.tick(4900);
  assert.notEqual(table.state.sending, null);
  mock.timers.tick(100);
  assert.equal(table.state.refusal, "not_answered");
});

test("a move that was accepted waits for what it led to, however long that takes", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { source, table } = opened(state(1), state(2));
  table.session.sendMove({ type: "pass" });
  source.tell({ type: "accepted", id: table.state.sending.id, version: 2 });
  mock.timers.tick(60_000);
  assert.deepEqual([source.sent.length, table.state.sending?.version], [1, 2]);
  source.next();
  assert.equal(table.state.sending, null);
});

test("a refusal is said in the game's words, and the move is over", () => {
  const { source, table } = opened(state(1));
  table.session.sendMove({ type: "pass" });
  const { id } = table.state.sending;
  source.tell({ type: "refused", id, message: "", template: "not {card}", params: { card: "ace" } });
  assert.equal(table.state.refusal, "not the ace");
  assert.equal(table.state.sending, null);
});

test("what is said aside is there only for whoever is out, and stays apart from the chat", () => {
  const { source, table } = opened(state(1));
  assert.equal(isOut(table), false);
  source.tell({ type: "chat", lines: [{ id: 7, user: ANN, text: "hello" }] });
  source.tell({ type: "asides", lines: [], silent: true });
  source.tell({ type: "asides", lines: [{ id: 7, user: ANN, text: "boo" }] });
  const { chat, asides, isSilent } = table.state;
  assert.deepEqual(
    [chat, asides].map((lines) => lines.map((line) => line.text)),
    [["hello"], ["boo"]],
  );
  assert.equal(isSilent, true);
  assert.equal(isOut(table), true);
  table.session.sayLine("boo again", true);
  source.tell(state(2, { seat: null }));
  assert.equal(isOut(table), false);
  assert.deepEqual(source.sent, [{ chat: "boo again", aside: true }]);
});

test("my notes are what the server last said they are", () => {
  const { source, table } = opened(state(1));
  table.session.setMark(1, "clean");
  table.session.setGuess(0, "human");
  assert.deepEqual(source.sent, [
    { mark: "clean", on: 1 },
    { guess: "human", on: 0 },
  ]);
  assert.deepEqual(table.state.marks, {});
  source.tell({ type: "notebook", marks: { 1: "clean" }, guesses: {} });
  assert.deepEqual(table.state.marks, { 1: "clean" });
  assert.equal(table.state.guessed, null);
  source.tell({ type: "notebook", marks: {}, guesses: {}, guessed: [{ user: ANN, guesses: { 0: "human" } }] });
  assert.deepEqual([table.state.marks, table.state.guessed?.length], [{}, 1]);
});

test("a role is found where the game's words say it stands", () => {
  const words = new Words({ roles: { human: "a human" }, truth: ["open", "{seat}", "role"] });
  assert.equal(words.roleOf({ open: [{ role: "human" }, { role: "robot" }] }, 0), "human");
  assert.equal(words.roleOf({ open: [{ role: "human" }, { role: "robot" }] }, 1), null);
  assert.equal(words.roleOf({}, 0), null);
});
