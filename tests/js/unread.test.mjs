// What nobody has looked at is marked: the very first line of talk too, and what others did.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../static/js/core/vocabulary.js";
import { talkLabel } from "../../static/js/shell/marks.js";
import { newsOf, seenOf, toldTalk, unreadOf } from "../../static/js/shell/unread.js";
import { fixtureSource } from "../../static/js/table/fixture_source.js";
import { makeStore } from "../../static/js/table/store.js";

const ME = 1;
const line = (id, user = 2) => ({ id, user: { id: user }, text: "hello" });

/** How many lines are marked after each of these was told, while nobody looks. */
function marked(...told) {
  const source = fixtureSource([]);
  const table = makeStore(source, { facts: { uid: "t", me: { id: ME }, settings: {} }, words: new Words({}) });
  table.open();
  let seen = seenOf(null, toldTalk(table.state), false);
  return told.map((lines) => {
    source.tell({ type: "chat", lines });
    seen = seenOf(seen, toldTalk(table.state), false);
    return unreadOf(table.state.chat, seen, ME);
  });
}

test("the first line ever is new to whoever came before it", () => {
  assert.deepEqual(marked([], [line(7)], [line(8)]), [0, 1, 2]);
});

test("what was said before one came, and what I say, is not new", () => {
  assert.deepEqual(marked([line(5), line(6)], [line(7, ME)], [line(8)]), [0, 0, 1]);
});

test("what is in sight is seen", () => {
  assert.equal(seenOf(0, [line(3)], true), 3);
  assert.equal(seenOf(3, [line(3), line(4)], false), 3);
  assert.equal(seenOf(null, null, true), null);
});

test("what others did since one looked is counted, what is said again too", () => {
  const log = [
    { version: 3, seat: 1 },
    { version: 4, seat: 0 },
    { version: 5, seat: null },
    { version: 2, seat: 1, again: [6] },
  ];
  assert.equal(newsOf(log, 3, 0), 2);
  assert.equal(newsOf(log, 6, 0), 0);
  assert.equal(newsOf(log, 2, null), 4);
});

test("the button that opens both names what is new in each", () => {
  assert.equal(talkLabel({ talk: 0, history: 0 }), "history_and_talk");
  assert.equal(talkLabel({ talk: 2, history: 3 }), "history_and_talk_unread, history_unread");
});
