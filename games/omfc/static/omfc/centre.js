// The table of One More Free Cell: the board, the score beside it, and the card of what is open.

import { useMemo, useRef, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { useTable } from "#page/table/context.js";
import { byCell } from "./acts.js";
import { Aside } from "./aside.js";
import { DrawnBoard } from "./board.js";
import { Gallery } from "./classes.js";
import { useLift } from "./lifting.js";
import { things } from "./moves.js";
import { spokenName } from "./names.js";
import { useCards, useFocusKept, useShutWithTurn } from "./opening.js";
import { ScoreTable } from "./score.js";
import { Thread } from "./thread.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Opened } from "./opening.js"
 * @import { Board, Cell, Move, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Centre(parts) {
  const table = useTable();
  const board = /** @type {Board | null} */ (/** @type {unknown} */ (table.frame.table.board));
  return board ? html`<${Table} ...${parts} board=${board} me=${table.frame.seat} />` : null;
}

/** @param {Props & { board: Board, me: number | null }} props */
function Table(props) {
  const { view, words, lit, board, me, layout, size, touch } = props;
  const [opened, setOpened] = useState(/** @type {Opened} */ (null));
  const [walked, setWalked] = useState("0:0");
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const legal = useMemo(() => byCell(lit), [lit]);
  const cell = opened && "cell" in opened ? opened.cell : null;
  const { open, shut, enter, leave } = useCards({ root, cell, setOpened, setWalked });
  useShutWithTurn(me !== null && String(me) in view.asks, shut);
  useFocusKept(root, view, cell);
  useLift(root, board, cell, layout);
  /** @param {Move} move @param {Event} event */
  const make = (move, event) => touch(things(move)[0], event);
  const { x, y, w, h } = layout.column;
  const column = html`
    <div class="column" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}><div>
      <${Aside} ...${props} opened=${opened} legal=${legal} shut=${shut} />
      <${ScoreTable} ...${props} rounds=${board.categories} show=${(/** @type {number} */ seat) => setOpened({ seat })} />
    </div></div>`;
  /** @param {Laid["board"]} place */
  const drawn = (place) => html`
    <${DrawnBoard} ...${{ board, view, legal, open, enter, make, place }} opened=${cell} stop=${cell ?? walked}
      nameOf=${(/** @type {Cell} */ one) => spokenName(one, props, legal.get(one) ?? [])} label=${(/** @type {string} */ key) => words.label(key)} />`;
  if (view.stage === "class")
    return html`
      <div class="omfc" ref=${root} onKeyDown=${leave}>
        <${Gallery} ...${props} />${column}${layout.beside && html`<div inert>${drawn(layout.beside)}</div>`}
      </div>`;
  return html`
    <div class="omfc ${layout.sheet ? "by-sheet" : ""}" ref=${root} onKeyDown=${leave}>
      ${drawn(layout.board)}
      ${column}
      ${cell && size.mode === "wide" && !layout.sheet && html`<${Thread} ...${{ board, cell, layout, root }} />`}
    </div>`;
}
