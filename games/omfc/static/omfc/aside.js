// Beside the board: the card of a cell or a class, else what is worth knowing just now; and the legend.

import { useEffect, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { useForecast } from "#page/stage/forecasting.js";
import { useTable } from "#page/table/context.js";
import { CellCard } from "./cell_card.js";
import { ClassCard } from "./classes.js";
import { Legend } from "./legend.js";
import { useRounds } from "./rounds.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Opened } from "./opening.js"
 * @import { Board, Cell, Move, Preview, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid> & { me: number | null }} Known
 * @typedef {Known & { board: Board, opened: Opened, legal: Map<Cell, Move[]>, shut: () => void }} Props
 */

/** @param {Props} props */
export function Aside(props) {
  const { layout, opened, view } = props;
  const { sheet } = layout;
  const { x, y } = layout.column;
  const hasLegend = layout.legend === "always" || (layout.legend === "idle" && !opened);
  const style = sheet ? `left:${sheet.x - x}px;top:${sheet.y - y}px;width:${sheet.w}px;--high:${sheet.h}px` : null;
  return html`
    <div class="beside ${sheet ? "from-below" : ""}" style=${style}>
      ${opened ? html`<${Card} ...${props} opened=${opened} />` : html`<${Worth} ...${props} />`}
      ${hasLegend && view.stage !== "class" && html`<${Legend} ...${props} />`}
    </div>`;
}

/** @param {Props & { opened: NonNullable<Opened> }} props */
function Card(props) {
  const { opened } = props;
  const table = useTable();
  const forecast = useForecast(table, table.frame);
  const isMeant = useStood(JSON.stringify(opened));
  const foresee = (/** @type {any} */ move) => /** @type {Preview | null} */ (isMeant ? forecast(move) : null);
  return html`
    <section class="card-of" tabindex="0">
      ${"cell" in opened ? html`<${CellCard} ...${props} foresee=${foresee} cell=${opened.cell} />` : html`<${ClassCard} ...${props} seat=${opened.seat} />`}
    </section>`;
}

const PASSING = 120;

/**
 * Whether this has been open for a moment: whoever walks over cells does not ask about each of them.
 *
 * @param {string} what
 */
function useStood(what) {
  const [stood, setStood] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setStood(what), PASSING);
    return () => clearTimeout(timer);
  }, [what]);
  return stood === what;
}

/** @type {Partial<Record<View["stage"], string>>} */
const HINTS = { desert: "pick_lit", river: "pick_border", start: "pick_lit" };

/**
 * Why the first round went by without anybody's doing; else, where it hides nothing, what to touch in the set-up.
 *
 * @param {Known} props
 */
function Worth(props) {
  const { view, me, layout } = props;
  const { passed } = useRounds(useTable(), Math.min(view.round, 2));
  if (passed && view.round === 2) return html`<${FirstRound} ...${props} />`;
  const isAsked = me !== null && String(me) in view.asks;
  return isAsked && !layout.sheet ? html`<${Hint} ...${props} me=${me} />` : null;
}

/** @param {Known} props */
function FirstRound({ words }) {
  const [isShut, shut] = useState(false);
  if (isShut) return null;
  return html`
    <div class="card-of hint">
      <p>${words.label("first_round")}</p>
      <button type="button" class="small" onClick=${() => shut(true)}>${words.label("understood")}</button>
    </div>`;
}

/** @param {Known & { me: number }} props */
function Hint({ view, words, me }) {
  const hint = HINTS[view.stage];
  if (!hint) return null;
  const folk = view.stage === "start" ? "" : view.seats[me].class;
  return html`<div class="card-of hint"><p>${words.label(hint)}</p>${folk && html`<p class="soft">${words.texts[folk]}</p>`}</div>`;
}
