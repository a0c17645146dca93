// Tells a frame to a table that has just been drawn for the first time, before its effects have run.

import { html, render } from "#page/core/html.js";
import { written } from "#page/core/page.js";
import { Words } from "#page/core/vocabulary.js";
import { DrawnTable } from "#page/shell/drawn_table.js";
import { TableContext } from "#page/table/context.js";
import { fixtureSource } from "#page/table/fixture_source.js";
import { makeStore } from "#page/table/store.js";
import { drawn, turn } from "./still_page.mjs";

const MOST_TURNS = 10;
const place = document.querySelector("#table");

/**
 * How many cards are lit once both frames have come.
 *
 * @param {(given: object) => any} makeStage
 */
export const telling = (makeStage) => async (frames) => {
  const { facts, words } = written("page");
  const source = fixtureSource(frames);
  const table = makeStore(source, { facts, words: new Words(words) });
  const stage = { draws: makeStage({ html, table }), onFailure: reportError };
  table.onChange(() =>
    render(html`<${TableContext.Provider} value=${table}><${DrawnTable} drawn=${stage} /><//>`, place),
  );
  table.open();
  for (let turns = 0; !place.querySelector(".stage"); turns += 1) {
    if (turns > MOST_TURNS) throw new Error("nothing is drawn");
    await turn();
  }
  source.next();
  await drawn();
  return place.querySelectorAll(".stage .hand .piece.lit").length;
};
