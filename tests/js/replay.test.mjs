// A recorded game: pieces are fetched once, moments go to and fro, eyes change, and one may follow another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../static/js/core/vocabulary.js";
import { keepFrames } from "../../static/js/replay/keeping.js";
import { nearest, placed } from "../../static/js/replay/marks.js";
import { Player } from "../../static/js/replay/player.js";
import { Leafing } from "../../static/js/stage/pacing.js";
import { turnedUp } from "../../static/js/stage/turned_up.js";
import { replaySource } from "../../static/js/table/replay_source.js";
import { amAsked, isMine, isMyQuestion, mySeat } from "../../static/js/table/seating.js";
import { makeStore } from "../../static/js/table/store.js";

const ANN = { id: 1, name: "Ann", titles: [], deleted: false };
const BOB = { id: 2, name: "Bob", titles: [], deleted: false };
const FACTS = { uid: "t", game: "toy", language: "en", me: ANN, settings: {}, levels: [], invite: "", stage: null };
const WORDS = { events: { went: ["{seat} goes {far}"] }, seats: ["seat"] };
const MOVES = 8;
const PIECE = 3;

const seat = (number, user) => ({ number, user, level: "", ready: true, absence: "gone" });
const version = (at) => 10 + 2 * at;

function head(eyes = "0") {
  const ticks = Array.from({ length: MOVES + 1 }, (_, at) => ({
    version: version(at),
    seat: at ? at % 2 : null,
    at,
    marks: at % 4 === 3 ? [{ type: "went" }] : [],
  }));
  const table = { uid: "t", status: "finished", outcome: { winners: [0] }, seats: [seat(0, ANN), seat(1, BOB)] };
  return { eyes: ["0", "1", "all"], seen_by: eyes, table, over: true, piece: PIECE, ticks, branches: true };
}

const frame = (eyes, at) => ({
  type: "state",
  version: version(at),
  since: at ? version(at - 1) : 0,
  seat: eyes === "all" ? null : Number(eyes),
  events: [{ type: "went", seat: at % 2, far: `${at} seen by ${eyes}` }],
  view: { asks: { 0: { code: "go" } } },
  legal: [{ type: "go" }],
});

function opened({ at = 0, eyes = "", fails = 0 } = {}) {
  const asked = [];
  let failing = fails;
  const load = async (who, from) => {
    asked.push(`${who} ${from}`);
    if (failing-- > 0) throw new TypeError("no network");
    const last = Math.min(MOVES, from + PIECE - 1);
    return { from, frames: Array.from({ length: last - from + 1 }, (_, more) => frame(who, from + more)) };
  };
  const handlers = {};
  const sent = [];
  const room = {
    on: (kind, handler) => {
      handlers[kind] = handler;
    },
    send: (one) => sent.push(one) > 0,
    open() {},
  };
  const source = replaySource(head(), keepFrames(load, PIECE), room);
  const player = new Player(head(), source, async (who) => head(who));
  const table = makeStore(source, { facts: FACTS, words: new Words(WORDS), replay: player });
  player.prepare({ at, eyes });
  player.begin(table);
  table.open();
  return { asked, sent, player, source, table, hear: (told) => handlers[told.type](told) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const log = (table) => table.state.log.map(({ text }) => text);
const lines = (count, eyes = "0") =>
  Array.from({ length: count }, (_, at) => `${at % 2 ? "Bob" : "Ann"} goes ${at} seen by ${eyes}`);

test("steps to and fro take the history along, and ask for each piece once", async () => {
  const { asked, player, table } = opened();
  await settled();
  for (let step = 0; step < 4; step++) {
    player.step(1);
    await settled();
  }
  assert.equal(table.frame.version, version(4));
  assert.deepEqual(log(table), lines(5));
  player.step(-1);
  player.step(-1);
  assert.equal(table.frame.version, version(2));
  assert.deepEqual(log(table), lines(3));
  assert.deepEqual(new Set(asked).size, asked.length);
});

test("a leap tells all that lies between, and no moment is beyond the ends", async () => {
  const { player, table } = opened();
  await settled();
  for (let at = 0; at < MOVES; at += PIECE) {
    player.go(at);
    await settled();
  }
  player.go(99);
  await settled();
  assert.equal(player.at, MOVES);
  assert.deepEqual(log(table), lines(MOVES + 1));
  player.go(-1);
  assert.equal(player.at, 0);
  assert.deepEqual(log(table), lines(1));
});

test("a link into the middle shows it first, and fetches what led there after", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { asked, table } = opened({ at: 7 });
  await settled();
  assert.equal(table.frame.version, version(7));
  assert.equal(asked[0], "0 6");
  mock.timers.tick(500);
  await settled();
  assert.deepEqual(log(table), lines(8));
});

test("what was won is not told before the end; what could be done is, and nobody is asked any more", async () => {
  const { player, table } = opened();
  await settled();
  const { status, outcome, seats } = table.frame.table;
  assert.deepEqual([status, outcome, seats[0].absence], ["playing", null, ""]);
  assert.deepEqual(table.frame.legal, [{ type: "go" }]);
  assert.deepEqual([amAsked(table), mySeat(table), isMyQuestion(table)], [false, null, true]);
  player.go(MOVES);
  await settled();
  assert.equal(table.frame.table.status, "finished");
});

test("nothing can be moved: a move is taken by nobody, a trial is answered by nothing, talk goes out", async () => {
  const { sent, table } = opened();
  await settled();
  assert.equal(table.steady.takes({ timeStamp: 1e9 }), false);
  assert.equal(table.source.send({ move: { type: "go" }, id: "1" }), false);
  assert.deepEqual(await table.session.foresee({ type: "go" }), {});
  table.session.sayLine("hello");
  assert.deepEqual(sent, [{ chat: "hello", aside: false }]);
});

test("whoever would make a move may play on from there, but not from the end", async () => {
  const { player } = opened();
  await settled();
  player.play();
  player.wonder();
  assert.deepEqual([player.isWondering, player.isPlaying, player.at], [true, false, 1]);
  player.stopWondering();
  player.go(MOVES);
  player.wonder();
  assert.equal(player.isWondering, false);
});

test("what a seat is has a name: a role's, a card's, or none", () => {
  const words = new Words({ roles: { "role:thing": "the Thing" }, names: { app: "Application" } });
  assert.deepEqual(
    ["role:thing", "app", null, undefined].map((part) => words.partOf(part)),
    ["the Thing", "Application", "", ""],
  );
});

test("other eyes see the same moment, and hear of it anew; the seat stays whose it is", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { player, table } = opened({ at: 4 });
  await settled();
  player.see("1");
  await settled();
  mock.timers.tick(500);
  await settled();
  assert.equal(table.frame.seat, 1);
  assert.equal(player.head.seen_by, "1");
  assert.deepEqual(log(table), lines(5, "1"));
  assert.deepEqual([isMine(table, 0), isMine(table, 1)], [true, false]);
});

test("it plays to the end at its speed, and stops there", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { player } = opened({ at: MOVES - 2 });
  await settled();
  player.setSpeed(2);
  player.play();
  await settled();
  assert.deepEqual([player.at, player.isPlaying], [MOVES - 1, true]);
  mock.timers.tick(699);
  assert.equal(player.at, MOVES - 1);
  mock.timers.tick(1);
  assert.deepEqual([player.at, player.isPlaying], [MOVES, false]);
});

test("turning points are leapt to, either way", async () => {
  const { player } = opened();
  await settled();
  player.turn(1);
  assert.equal(player.at, 3);
  player.turn(1);
  assert.equal(player.at, 7);
  player.turn(-1);
  assert.equal(player.at, 3);
});

test("a piece that does not come is asked for again", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { table } = opened({ fails: 1 });
  await settled();
  assert.equal(table.state.status, "lost");
  mock.timers.tick(2000);
  await settled();
  assert.equal(table.state.status, "open");
  assert.equal(table.frame.version, version(0));
});

const led = (by, at, more = {}) => ({
  type: "lead",
  by,
  version: version(at),
  eyes: "all",
  playing: false,
  speed: 1,
  ...more,
});

test("whoever follows is where the leader is, until they go their own way", async () => {
  const { hear, player } = opened({ at: 1 });
  await settled();
  hear(led(BOB, 5));
  assert.equal(player.at, 1);
  player.together.follow();
  assert.deepEqual([player.at, player.eyes, player.together.isFollowing], [5, "all", true]);
  hear(led(BOB, 6));
  assert.equal(player.at, 6);
  player.step(-1);
  hear(led(BOB, 7));
  assert.deepEqual([player.at, player.together.isFollowing], [5, false]);
  hear(led(null, 7));
  assert.equal(player.together.by, null);
});

test("whoever comes without a wish of their own follows at once", async () => {
  const { hear, player } = opened({ at: null });
  hear(led(BOB, 4));
  assert.deepEqual([player.at, player.together.isFollowing], [4, true]);
});

test("whoever leads tells where they are, and not each step of a slide", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { hear, player, sent } = opened();
  await settled();
  player.together.lead();
  hear(led(ANN, 0, { eyes: "0" }));
  assert.equal(player.together.isLeading, true);
  for (const at of [1, 2, 3]) player.go(at);
  mock.timers.tick(1000);
  assert.deepEqual(
    sent.map(({ lead }) => lead),
    [version(0), version(3)],
  );
});

test("a step forward moves; going back, leaping and looking with other eyes is there at once", () => {
  const shown = [];
  const leafing = new Leafing((one) => shown.push(one), { still: () => false, speed: () => 2 });
  const at = (number) => ({ version: number, since: number - 1 });
  leafing.push(at(1), null);
  leafing.push(at(2), at(1));
  leafing.push(at(1), at(2));
  leafing.push(at(5), at(1));
  leafing.push(at(5), at(5));
  assert.deepEqual(
    shown.map(({ speed }) => speed),
    [0, 2, 0, 0, 0],
  );
});

test("with the eyes of all, backs at a seat show what they are", () => {
  const back = (key, zone) => ({ key, zone, face: null, back: "toy" });
  const pieces = [back("deck:0", "deck"), back("seat:1:1", "seat:1"), back("seat:0:0", "seat:0")];
  const faces = (hands) => turnedUp({ view: {}, pieces }, hands).pieces.map(({ face }) => face);
  assert.deepEqual(faces([["ace"], ["two", "three"]]), [null, "three", "ace"]);
  assert.deepEqual(faces(undefined), [null, null, null]);
});

test("no words lie over others; what has no room for its own is a notch where it happened", () => {
  const marks = [1, 2, 50, 99].map((at) => ({ at, text: "+2" }));
  const all = placed(marks, 100, 400);
  assert.deepEqual(
    all.map(({ at, isTold }) => [at, isTold]),
    [
      [1, true],
      [2, false],
      [50, true],
      [99, true],
    ],
  );
  assert.equal(all[1].x, 8);
});

test("a touch over the line goes to the nearest mark, a notch too", () => {
  const marks = placed(
    [
      { at: 1, text: "+2" },
      { at: 5, text: "UNO" },
      { at: 60, text: "+4" },
    ],
    100,
    400,
  );
  assert.equal(nearest(marks, 25)?.at, 5);
  assert.equal(nearest(marks, 400)?.at, 60);
  assert.equal(nearest([], 3), undefined);
});
