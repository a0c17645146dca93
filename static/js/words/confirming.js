// The question before a move, in the place of its button: for those who wish to be asked, and before
// a move that the game calls grave for everybody.

import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";

/**
 * @import { ComponentChildren } from "preact"
 * @import { Move } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

/**
 * @param {Store} table
 * @param {string} key
 */
export const isConfirming = ({ state }, key) => state.confirming === key;

/**
 * @param {Store} table
 * @param {Move} move
 */
export const isGrave = ({ words }, move) => words.grave.includes(move.type);

/**
 * Makes a move at once, or asks first.
 *
 * @param {Store} table
 * @param {Move} move
 * @param {string} key
 */
export function makeOrAsk(table, move, key) {
  if (table.facts.settings.confirm_moves || isGrave(table, move)) table.change({ confirming: key });
  else table.session.sendMove(move);
}

/**
 * A grave question begins on the way back: a key held down must not answer it.
 *
 * @param {{ move: Move, number: number, told: ComponentChildren }} props
 */
export function Confirming({ move, number, told }) {
  const table = useTable();
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => first.current?.focus(), []);

  function stop() {
    table.change({ confirming: "" });
    requestAnimationFrame(() =>
      /** @type {HTMLElement | null} */ (document.querySelector(`[data-move="${number}"]`))?.focus(),
    );
  }

  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop();
  }

  /** @param {MouseEvent} event */
  const make = (event) => table.steady.takes(event) && table.session.sendMove(move);
  const grave = isGrave(table, move);
  return html`
    <div class="confirming" role="group" aria-labelledby="confirming" onKeyDown=${leave}>
      <p id="confirming">${t("confirm_move")} <strong>${told}</strong></p>
      <div class="row">
        <button
          ref=${grave ? null : first}
          class="main"
          aria-disabled=${table.steady.isSteady() ? null : "true"}
          onClick=${make}
        >
          ${t("make_move")}
        </button>
        <button ref=${grave ? first : null} onClick=${stop}>${t("call_off")}</button>
      </div>
    </div>`;
}
