// The page of a table: everything on it is drawn from the last frame; no rule is known here.

import { claimPending } from "./core/entropy.js";
import { written } from "./core/page.js";
import { loadWords } from "./core/vocabulary.js";
import { shownFace } from "./shell/face.js";
import { drawTable, tellConnecting, tellNoWords } from "./shell/table_page.js";
import { tellTurns } from "./shell/turns.js";
import { liveSource } from "./table/live_source.js";
import { makeStore } from "./table/store.js";
import { listenToNumbers } from "./words/moves.js";

/** @import { Facts } from "./table/types.js" */

async function open() {
  /** @type {Facts} */
  const facts = written("page");
  claimPending(facts.uid);
  listenToNumbers();
  tellConnecting();
  const words = await loadWords(facts.game, facts.language).catch(() => null);
  if (!words) return tellNoWords();
  const table = makeStore(liveSource(facts), { facts, words });
  tellTurns(table);
  drawTable(table);
  table.source.tellInWords(shownFace() === "words");
  table.open();
}

open();
