// A table's page: its face in words or drawn, and what the server drew until then.

import { element } from "../core/element.js";
import { keepFocus } from "../core/focus.js";
import { html, render } from "../core/html.js";
import { t } from "../core/page.js";
import { loadStage, tellFailure } from "../stage/modules.js";
import { TableContext } from "../table/context.js";
import { listenForFaces, showFace, shownFace } from "./face.js";
import { Layout, ToDrawn, wide } from "./layout.js";
import { Status, StatusLine } from "./status.js";
import { titleTurn } from "./turns.js";

/**
 * @import { Around, Drawn } from "./layout.js"
 * @import { State, Store } from "../table/types.js"
 */

const places = {
  status: element("#status"),
  table: element("#table"),
};

/** Until anything is known of it. */
export const tellConnecting = () => render(html`<${StatusLine} status="connecting" />`, places.status);

/** Without the game's words nothing can be told. */
export function tellNoWords() {
  showFace("words");
  places.table.replaceChildren();
  render(html`<div class="answer" role="alert"><p class="note">${t("no_words")}</p></div>`, places.table);
}

/**
 * @param {Store} table
 * @param {Around} [around]
 */
export function drawTable(table, around) {
  /** @type {Drawn | null} */
  let drawn = null;
  let isOpening = shownFace() === "drawn";
  let isFetched = false;
  let wasSending = false;

  // After a move of one's own the next thing to hear is the question, not the same button again.
  function moveSettled() {
    const settled = wasSending && !table.state.sending && !table.state.refusal;
    wasSending = Boolean(table.state.sending);
    return settled && Boolean(document.activeElement?.closest(".moves"));
  }

  // What the server drew of the table stays until the drawn one can take its place, or never will.
  function draw() {
    if (isOpening && table.state.status === "closed") goOnInWords();
    if (isOpening && !(drawn && table.state.frame)) return;
    if (isOpening) clear();
    table.steady.look(pressable(table.state));
    render(within(table, html`${!table.replay && html`<${Status} />`}${drawn && html`<${ToDrawn} />`}`), places.status);
    render(within(table, html`<${Layout} drawn=${drawn} around=${around} />`), places.table);
    titleTurn(table);
    keepFocus(moveSettled());
    if (table.state.frame) requestAnimationFrame(() => setTimeout(fetchStage));
  }

  // Pieces that move are not held up by what stands around them: that is drawn in a task of its own.
  table.onChange(() => (shownFace() === "drawn" && !isOpening ? setTimeout(draw) : draw()));
  wide.addEventListener("change", () => table.change({}));
  listenForFaces(table);
  if (isOpening) fetchStage();

  // Whoever opens the table in words waits for them alone: the drawn face is fetched once they stand.
  function fetchStage() {
    if (isFetched) return;
    isFetched = true;
    loadStage(table).then((stage) => {
      drawn = stage && { draws: stage, onFailure: fail };
      if (!drawn) goOnInWords();
      table.change({});
    });
  }

  /** @param {unknown} error */
  function fail(error) {
    drawn = null;
    goOnInWords();
    tellFailure(table, error);
  }

  function goOnInWords() {
    showFace("words");
    if (isOpening) clear();
  }

  function clear() {
    isOpening = false;
    places.table.replaceChildren();
  }
}

/**
 * @param {Store} table
 * @param {unknown} drawn
 */
const within = (table, drawn) => html`<${TableContext.Provider} value=${table}>${drawn}</${TableContext.Provider}>`;

/**
 * What a click may fall upon: when it changes, the pointer is over something else.
 *
 * @param {State} state
 */
function pressable({ frame, confirming, form }) {
  return JSON.stringify([frame?.table.status, frame?.asked, frame?.legal, confirming, form]);
}
