// A game is drawn by its module; without one, or with one that fails, it is played in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStage } from "../../static/js/stage/modules.js";

function table(stage) {
  const said = [];
  return { facts: { stage }, answer: (text) => said.push(text), said };
}

const Stage = () => null;

test("a game without a module is played in words, and nothing is said", async () => {
  const here = table(null);
  const load = () => assert.fail("nothing is to be loaded");
  assert.equal(await loadStage(here, load), null);
  assert.deepEqual(here.said, []);
});

test("the module gets the table and makes its component", async () => {
  const here = table("/static/toy/stage.js");
  const load = async (address) => {
    assert.equal(address, "/static/toy/stage.js");
    return { makeStage: (kit) => (kit.table === here && kit.html ? Stage : null) };
  };
  assert.equal(await loadStage(here, load), Stage);
});

for (const [what, load] of Object.entries({
  "is not there": async () => Promise.reject(new TypeError("404")),
  "cannot be read": async () => Promise.reject(new SyntaxError("?")),
  "exports nothing": async () => ({}),
  "throws at once": async () => ({ makeStage: () => assert.fail("broken") }),
})) {
  test(`a module that ${what} is told of, and the words stay`, async (context) => {
    context.mock.method(console, "warn", () => {});
    const here = table("/static/toy/stage.js");
    assert.equal(await loadStage(here, load), null);
    assert.deepEqual(here.said, ["no_stage"]);
  });
}
