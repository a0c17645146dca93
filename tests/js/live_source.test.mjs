// A live table: a frame that cannot be shown is not lost, and every live page notices a dead socket.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sockets } from "./fake_socket.mjs";

const { connect } = await import("../../static/js/live/socket.js");
const { liveSource } = await import("../../static/js/table/live_source.js");

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a page that says nothing of what it expects notices a dead socket within five seconds", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const statuses = [];
  connect({ path: "/ws/lobby/", onFrame() {}, onStatus: (status) => statuses.push(status) });
  const socket = sockets.at(-1);
  socket.open();
  for (let passed = 0; passed < 5000; passed += 500) mock.timers.tick(500);
  assert.deepEqual(socket.sent[0], { beat: 1 });
  assert.ok(statuses.includes("lost"), String(statuses));
});

test("a frame of a table that was never told is asked for whole, until what is shown is as new", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const table = { status: "playing", seats: [] };
  const frame = (version, table_number, more = {}) => ({ type: "state", version, table_number, events: [], ...more });
  const asked = [];
  const answers = [frame(3, 3, { table }), frame(5, 3, { table })];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return answers.length ? { ok: true, status: 200, json: async () => answers.shift() } : { ok: false, status: 500 };
  };
  const source = liveSource({ uid: "t", language: "en" });
  const shown = [];
  source.on("state", ({ version, table: told }) => shown.push([version, told.status]));
  source.open(() => 0);
  const socket = sockets.at(-1);
  socket.open();
  socket.tell(frame(1, 1, { table }));
  socket.tell(frame(4, 3));
  socket.tell(frame(5, 3));
  await settled();
  mock.timers.tick(500);
  await settled();
  assert.deepEqual(asked, ["/api/v1/tables/t/?since=1", "/api/v1/tables/t/?since=3"]);
  socket.tell(frame(6, 3));
  assert.deepEqual(
    shown,
    [1, 3, 5, 6].map((version) => [version, "playing"]),
  );
});
