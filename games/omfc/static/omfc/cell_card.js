// The card of a cell: what lies there, everything that can be done there, and why the rest cannot.

import { html } from "#page/core/html.js";
import { quarters } from "#page/core/vocabulary.js";
import { Icon } from "#page/stage/icons.js";
import { Act } from "./act.js";
import { actsIn, thinkable } from "./acts.js";
import { called, capital, contents, placeName } from "./names.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Board, Cell, Move, Preview, View } from "./wire.js"
 *
 * @typedef {object} Opened
 * @property {Board} board
 * @property {Cell} cell
 * @property {number | null} me
 * @property {Map<Cell, Move[]>} legal
 * @property {(move: Move) => Preview | null} foresee
 * @property {() => void} shut
 */

/** @param {Parts<View, Laid> & Opened} props */
export function CellCard(props) {
  const { board, cell, view, words, me, legal, shut } = props;
  const isAsked = me !== null && String(me) in view.asks;
  const acts = isAsked ? actsIn(legal.get(cell) ?? [], thinkable(view, board, cell, me)) : [];
  const open = acts.filter((act) => act.open).length;
  return html`
    <header>
      <h3>${capital(placeName(board, cell, words))}</h3>
      <span class="pill">${words.label("income_here", { points: quarters(board.cells[cell].income) })}</span>
      <button type="button" class="shut" aria-label=${words.label("close")} onClick=${shut}><${Icon} name="close" size=${18} /></button>
    </header>
    <p class="soft"><b>${called(cell, words)}</b> · ${contents(cell, props, board).join(" · ")}</p>
    <div class="acts ${open > 1 ? "many" : ""}">
      ${acts.map((act) => html`<${Act} key=${`${cell} ${act.kind} ${act.victim} ${act.open} ${act.kind === "river" ? JSON.stringify(act.moves) : ""}`} ...${props} act=${act} />`)}
    </div>`;
}
