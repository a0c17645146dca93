// What a screen reader is told without asking: my turn at once, what happens when it has time.

import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { amAsked } from "../table/seating.js";
import { shownLog } from "./veiled_log.js";

/**
 * @import { Store } from "../table/types.js"
 * @import { Game } from "./module.js"
 */

/** @param {{ game: Game }} props */
export function Aloud({ game }) {
  const table = useTable();
  const latest = useLatest(table, game);
  return html`
    <div class="aloud" aria-live="polite">${table.replay ? "" : latest}</div>
    <div class="aloud" aria-live="assertive">${amAsked(table) ? myQuestion(table) : ""}</div>`;
}

/** @param {Store} table */
const myQuestion = ({ words, frame }) =>
  t("your_turn", { what: words.say("asks", frame.view.asks[Number(frame.seat)]) });

/**
 * The lines of the history that came with the last change; what was there before is not read out.
 *
 * @param {Store} table
 * @param {Game} game
 */
function useLatest(table, game) {
  const newest = table.state.log.at(-1)?.id ?? 0;
  const heard = useRef(newest);
  const [latest, setLatest] = useState(newest);
  useEffect(() => {
    if (newest > heard.current) setLatest(heard.current);
    heard.current = newest;
  }, [newest]);
  return shownLog(table, game)
    .filter(({ id }) => id > latest)
    .map((line) => line.text)
    .join(". ");
}
