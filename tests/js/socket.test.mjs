// A page that lost its socket comes back: soon while a server is started anew, later more and more seldom.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { sockets } from "./fake_socket.mjs";

const { connect } = await import("../../static/js/live/socket.js");

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  mock.method(Math, "random", () => 0.5);
  sockets.length = 0;
  connect({ path: "/ws/", onFrame() {}, onStatus() {} });
});

/** Refuse every attempt of so many milliseconds; return the pauses between them. */
function refuse(milliseconds, answer = () => {}) {
  const pauses = [];
  let seen = sockets.length;
  let last = 0;
  for (let passed = 100; passed <= milliseconds; passed += 100) {
    mock.timers.tick(100);
    if (sockets.length === seen) continue;
    seen = sockets.length;
    pauses.push(passed - last);
    last = passed;
    answer(sockets.at(-1));
    sockets.at(-1).onclose({ code: 1006 });
  }
  return pauses;
}

function comeIn(socket) {
  socket.open();
  socket.tell({ type: "hello" });
  socket.tell({ type: "state", version: 1 });
}

test("who was in tries every second while a server is started anew, then more and more seldom", () => {
  comeIn(sockets[0]);
  sockets[0].onclose({ code: 4503 });
  const pauses = refuse(60_000);
  const soon = pauses.filter((_, which) => pauses.slice(0, which + 1).reduce((a, b) => a + b) <= 15_000);
  assert.deepEqual(pauses.slice(0, 3), [300, 600, 1000]);
  assert.ok(soon.length >= 14 && Math.max(...soon) === 1000, String(pauses));
  assert.deepEqual(pauses.slice(soon.length).at(-1), 10_000);
});

test("who never came in tries more and more seldom", () => {
  sockets[0].onclose({ code: 1006 });
  assert.deepEqual(refuse(30_000), [300, 600, 1200, 2400, 4800, 9600, 10_000]);
});

test("a house that opens the door only to say that it cannot is not asked without a pause", () => {
  sockets[0].onclose({ code: 1006 });
  const pauses = refuse(30_000, (socket) => {
    socket.open();
    socket.tell({ type: "hello" });
    socket.tell({ type: "error", code: "away" });
  });
  assert.deepEqual(pauses, [300, 600, 1200, 2400, 4800, 9600, 10_000]);
});

test("who is in again begins anew with short pauses", () => {
  sockets[0].onclose({ code: 1006 });
  refuse(10_000);
  comeIn(sockets.at(-1));
  sockets.at(-1).onclose({ code: 1006 });
  assert.equal(refuse(1000)[0], 300);
});
