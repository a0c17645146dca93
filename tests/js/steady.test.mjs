// What has just come under the pointer is not pressed by the click that was meant for something else.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { makeSteadiness } from "../../static/js/table/steady.js";

let redrawn = 0;
let steady = makeSteadiness(() => {});

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  redrawn = 0;
  steady = makeSteadiness(() => redrawn++, Date.now);
});

const click = () => ({ timeStamp: Date.now() });

test("a click is taken once what it falls upon has stood for a while", () => {
  steady.look("draw a card");
  mock.timers.tick(349);
  assert.equal(steady.takes(click()), false);
  assert.equal(steady.isSteady(), false);
  mock.timers.tick(20);
  assert.equal(steady.takes(click()), true);
  assert.equal(steady.isSteady(), true);
  assert.equal(redrawn, 1);
});

test("drawing the same again changes nothing", () => {
  steady.look("draw a card");
  mock.timers.tick(400);
  steady.look("draw a card");
  assert.equal(steady.takes(click()), true);
});

test("a click is judged by its own moment, however late it is heard", () => {
  steady.look("pass");
  mock.timers.tick(200);
  const early = click();
  mock.timers.tick(1000);
  assert.equal(steady.takes(early), false);
});
