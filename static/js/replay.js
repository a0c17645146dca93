// The page of a recorded game: the table as it was, to and fro, through anybody's eyes.

import { call } from "./core/calls.js";
import { t, written } from "./core/page.js";
import { loadWords } from "./core/vocabulary.js";
import { followInAddress, isWondering, wished } from "./replay/address.js";
import { Bar } from "./replay/bar.js";
import { keepFrames } from "./replay/keeping.js";
import { listenToKeys } from "./replay/keys.js";
import { Opened } from "./replay/opened.js";
import { Player } from "./replay/player.js";
import { Result } from "./replay/result.js";
import { roomOf } from "./replay/room.js";
import { shownFace } from "./shell/face.js";
import { drawTable, tellConnecting, tellNoWords } from "./shell/table_page.js";
import { replaySource } from "./table/replay_source.js";
import { makeStore } from "./table/store.js";

/** @import { ReplayFacts } from "./replay/types.js" */

async function open() {
  /** @type {ReplayFacts} */
  const facts = written("page");
  const { head, uid } = facts;
  tellConnecting();
  const path = `tables/${uid}/replay/`;
  const kept = keepFrames(
    (eyes, from, inWords) => call("GET", `${path}frames/?eyes=${eyes}&from=${from}${inWords ? "&words=1" : ""}`),
    head.piece,
  );
  const source = replaySource(head, kept, roomOf(facts));
  const player = new Player(head, source, (eyes) => call("GET", `${path}?eyes=${eyes}`));
  source.tellInWords(shownFace() === "words");
  const wish = wished();
  const at = wish.at ?? (isWondering() ? player.beforeMyLast() : null);
  player.prepare({ ...wish, at });
  source.fetch(); // while the words come
  const words = await loadWords(facts.game, facts.language).catch(() => null);
  if (!words) return tellNoWords();
  const table = makeStore(source, { facts, words, replay: player });
  player.begin(table);
  followInAddress(player);
  listenToKeys(player);
  drawTable(table, { Bar, Opened, Result });
  if (isWondering() && head.branches) table.answer(t("replay_wonder"));
  table.open();
}

open();
