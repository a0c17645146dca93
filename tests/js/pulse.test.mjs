// A dead socket is noticed within five seconds, and a living one is asked no more than it must be.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { makePulse } from "../../static/js/live/pulse.js";

let beats = 0;
let losses = 0;
let isExpecting = true;
let pulse = makePulse({ beat() {}, lose() {}, isExpecting: () => true });

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval", "Date"] });
  beats = losses = 0;
  isExpecting = true;
  const lose = () => {
    losses += 1;
    pulse.stop();
  };
  pulse = makePulse({ beat: () => beats++, lose, isExpecting: () => isExpecting });
  pulse.start();
});

/** Let so many milliseconds pass, as a browser that is awake does. */
function pass(milliseconds, answered = false) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    const before = beats;
    mock.timers.tick(100);
    if (answered && beats > before) pulse.heard();
  }
}

test("a dead socket is lost within five seconds", () => {
  pass(1900);
  assert.deepEqual([beats, losses], [0, 0]);
  pass(3100);
  assert.deepEqual([beats, losses], [1, 1]);
});

test("a socket that answers is asked every two seconds and lives", () => {
  pass(60_000, true);
  assert.equal(losses, 0);
  assert.ok(beats >= 25 && beats <= 30, String(beats));
});

test("while nothing is expected it is asked seldom", () => {
  isExpecting = false;
  pass(60_000, true);
  assert.equal(losses, 0);
  assert.ok(beats <= 4, String(beats));
});

test("whoever wakes from sleep asks at once, and believes no old silence", () => {
  mock.timers.setTime(3_600_000);
  mock.timers.tick(500);
  assert.deepEqual([beats, losses], [1, 0]);
  pass(2500);
  assert.equal(losses, 1);
});

test("an answer after sleep keeps the socket", () => {
  mock.timers.setTime(3_600_000);
  mock.timers.tick(500);
  pulse.heard();
  pass(1500);
  assert.equal(losses, 0);
});

test("going offline asks at once", () => {
  isExpecting = false;
  pulse.ask();
  assert.equal(beats, 1);
  pass(2500);
  assert.equal(losses, 1);
});
