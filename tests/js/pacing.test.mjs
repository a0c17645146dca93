// Pacing: in order, quicker when much waits, at once when far behind or when nothing may move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pacer } from "../../static/js/stage/pacing.js";

function pacer({ still = false } = {}) {
  const shown = [];
  const later = [];
  const made = new Pacer(({ frame, speed, skipped }) => shown.push([frame.version, speed, skipped]), {
    still: () => still,
    hold: () => 400,
    later: (work) => later.push(work),
  });
  return { made, shown, tick: () => later.shift()?.() };
}

test("one after the other, each in its time", () => {
  const { made, shown, tick } = pacer();
  for (const version of [1, 2]) made.push({ version });
  assert.deepEqual(shown, [[1, 1, 0]]);
  tick();
  assert.deepEqual(shown, [
    [1, 1, 0],
    [2, 1, 0],
  ]);
  tick();
  made.push({ version: 3 });
  assert.deepEqual(shown.at(-1), [3, 1, 0]);
});

test("double speed when three wait", () => {
  const { made, shown, tick } = pacer();
  for (const version of [1, 2, 3, 4, 5]) made.push({ version });
  tick();
  assert.deepEqual(shown.at(-1), [2, 2, 0]);
});

test("far behind it jumps, and says how much was skipped", () => {
  const { made, shown } = pacer();
  for (let version = 1; version <= 10; version += 1) made.push({ version });
  assert.deepEqual(shown, [
    [1, 1, 0],
    [10, 0, 8],
  ]);
});

test("where nothing may move the present is shown at once", () => {
  const { made, shown } = pacer({ still: true });
  for (const version of [1, 2]) made.push({ version });
  assert.deepEqual(shown, [
    [1, 0, 0],
    [2, 0, 0],
  ]);
});

test("a touch shows the present", () => {
  const { made, shown } = pacer();
  for (const version of [1, 2, 3]) made.push({ version });
  made.catchUp();
  assert.deepEqual(shown.at(-1), [3, 0, 1]);
});
