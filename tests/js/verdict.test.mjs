// A record holds, does not hold, or could not be judged: no failure of the network is called a fraud.

import assert from "node:assert/strict";
import { test } from "node:test";
import { headlineOf, judged } from "../../static/js/core/verdict.js";

const reply = (status, body) => async () => new Response(body, { status });

test("what the server finds is told as it is", async () => {
  const good = await judged(reply(200, '{"verified": true, "sentence": "so"}'));
  assert.deepEqual([headlineOf(good), good.sentence], ["verified", "so"]);
  const bad = await judged(reply(200, '{"verified": false, "sentence": "other cards"}'));
  assert.deepEqual([headlineOf(bad), bad.sentence], ["not_verified", "other cards"]);
});

test("without an answer nothing is said against the record, only what to do", async () => {
  const offline = await judged(() => Promise.reject(new TypeError("no network")));
  assert.deepEqual([headlineOf(offline), offline.sentence], ["not_checked", "check_connection"]);
  const often = await judged(reply(429, '{"detail": "wait a while"}'));
  assert.deepEqual([headlineOf(often), often.sentence], ["not_checked", "wait a while"]);
  const broken = await judged(reply(502, "<html>"));
  assert.deepEqual([headlineOf(broken), broken.sentence], ["not_checked", "check_later"]);
});
