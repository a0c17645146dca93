// What a move would do is asked once; what nobody has answered is forgotten, and asked anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../static/js/core/vocabulary.js";
import { forecast } from "../../static/js/stage/forecasting.js";
import { foretelling } from "../../static/js/stage/foretelling.js";
import { fixtureSource } from "../../static/js/table/fixture_source.js";
import { makeStore } from "../../static/js/table/store.js";

const MOVE = { type: "pass" };
const settled = () => new Promise((resolve) => setImmediate(resolve));

function opened() {
  const source = fixtureSource([]);
  const table = makeStore(source, {
    facts: { settings: {} },
    words: new Words({ previews: { price: ["costs {value}"] } }),
  });
  table.open();
  const drawings = { count: 0 };
  const redraw = () => {
    drawings.count += 1;
  };
  const answer = (preview) => source.tell({ type: "preview", id: source.sent.at(-1).id, preview });
  return { source, table, redraw, drawings, answer };
}

const ASKERS = {
  forecast: (table, redraw) => {
    const foresee = forecast(table, redraw);
    return () => foresee(MOVE)?.price ?? null;
  },
  foretelling: (table, redraw) => {
    const { told } = foretelling(table, { refused: [], view: {} }, undefined, redraw);
    return () => told(MOVE) || null;
  },
};
const ANSWER = { forecast: 4, foretelling: "costs 4" };

for (const [name, make] of Object.entries(ASKERS)) {
  test(`${name}: an answer is asked for once, and drawn`, async () => {
    const { source, table, redraw, drawings, answer } = opened();
    const known = make(table, redraw);
    assert.equal(known(), null);
    answer({ price: 4 });
    await settled();
    assert.deepEqual([known(), drawings.count, source.sent.length], [ANSWER[name], 1, 1]);
  });

  test(`${name}: what could not be sent is asked when the table is heard again, and not in circles`, async () => {
    const { source, table, redraw, drawings, answer } = opened();
    const known = make(table, redraw);
    const { send } = source;
    source.send = () => false;
    known();
    await settled();
    assert.deepEqual([known(), drawings.count], [null, 0]);
    await settled();
    source.send = send;
    known();
    answer({ price: 4 });
    await settled();
    assert.equal(known(), ANSWER[name]);
  });

  test(`${name}: what went out on a socket that died is asked on the next`, async () => {
    const { source, table, redraw, answer } = opened();
    const known = make(table, redraw);
    known();
    source.setStatus("lost");
    await settled();
    source.setStatus("open");
    known();
    assert.equal(source.sent.length, 2);
    answer({ price: 4 });
    await settled();
    assert.equal(known(), ANSWER[name]);
  });

  test(`${name}: what found no answer in time is asked anew`, async ({ mock }) => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const { source, table, redraw } = opened();
    const known = make(table, redraw);
    known();
    mock.timers.tick(5000);
    await settled();
    known();
    assert.equal(source.sent.length, 2);
  });
}

test("whoever asks why while nothing is heard is told so, and the next time the reason", async () => {
  const { source, table, redraw, answer } = opened();
  const { ask } = foretelling(table, { refused: [], view: {} }, undefined, redraw);
  const { send } = source;
  source.send = () => false;
  assert.equal(await ask(MOVE), "no_connection");
  source.send = send;
  const told = ask(MOVE);
  answer({ refusal: { message: "not your turn" } });
  assert.equal(await told, "not your turn");
});
