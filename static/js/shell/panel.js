// The panel beside the stage: history above, talk below. Folded it is a rail, on a phone a sheet from below.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { amAsked } from "../table/seating.js";
import { FoldedNotebook } from "../words/notebook.js";
import { Talk } from "./chat.js";
import { Clock } from "./clock.js";
import { LogLines } from "./log.js";
import { Marks, talkLabel } from "./marks.js";

/**
 * @import { Game } from "../stage/module.js"
 * @import { Around } from "./layout.js"
 * @import { Unread } from "./unread.js"
 *
 * @typedef {object} Props
 * @property {boolean} isFolded
 * @property {boolean} isOpen as a sheet
 * @property {() => void} turn folds and unfolds it, or shuts the sheet
 * @property {Unread} unread
 * @property {Game} [game]
 * @property {Around} [around]
 */

/** @param {Props} props */
export function Panel({ isFolded, isOpen, turn, unread, game, around }) {
  const { facts } = useTable();
  if (isFolded && !isOpen) return html`<${Rail} turn=${turn} unread=${unread} />`;
  return html`
    <aside class="panel ${isOpen ? "open" : ""}" aria-label=${t("history_and_talk")}>
      ${isOpen && html`<${Meanwhile} close=${turn} />`}
      ${around && !isOpen && html`<${around.Opened} game=${game} />`}
      <section aria-labelledby="log">
        <header>
          <h2 id="log"><${Icon} name="log" size=${18} />${t("history")}</h2>
          <a href=${facts.rules} target="_blank" rel="noopener">${t("rules")}</a>
          <button class="tool" aria-label=${t("fold")} title=${t("fold")} onClick=${turn}>
            <${Icon} name=${isOpen ? "close" : "forth"} />
          </button>
        </header>
        <${LogLines} isDrawn game=${game} />
      </section>
      <section aria-labelledby="chat">
        <header><h2 id="chat"><${Icon} name="chat" size=${18} />${t("chat")}</h2></header>
        ${!game?.keepsNotes && html`<${FoldedNotebook} />`}
        <${Talk} isDrawn isAimed=${Boolean(game?.hearsTalk)} />
      </section>
    </aside>`;
}

/**
 * A sheet hides the question: that it is my turn, and how long still, is said on its upper edge.
 *
 * @param {{ close: () => void }} props
 */
function Meanwhile({ close }) {
  const table = useTable();
  if (!amAsked(table)) return null;
  return html`
    <button class="meanwhile" onClick=${close}>
      <span>${t("title_your_turn")}</span><${Clock} number=${table.frame.seat} />
    </button>`;
}

/** @param {{ turn: () => void, unread: Unread }} props */
function Rail({ turn, unread }) {
  return html`
    <aside class="rail" aria-label=${t("history_and_talk")}>
      <button class="tool" aria-label=${talkLabel(unread)} aria-expanded="false" title=${t("history_and_talk")} onClick=${turn}>
        <${Icon} name="chat" /><${Marks} unread=${unread} />
      </button>
    </aside>`;
}
