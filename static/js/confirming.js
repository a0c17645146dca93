// The question before a move, in the place of its button: for those who wish to be asked, and before
// a move that the game calls grave for everybody.

import { html, useLayoutEffect, useRef } from "htm";
import { page, t } from "./page.js";
import { sendMove } from "./session.js";
import { change, state } from "./store.js";

export const isConfirming = (key) => state.confirming === key;

export const isGrave = (move) => state.words.grave.includes(move.type);

// Makes a move at once, or asks first.
export function makeOrAsk(move, key) {
  if (page.settings.confirm_moves || isGrave(move)) change({ confirming: key });
  else sendMove(move);
}

// A grave question begins on the way back: a key held down must not answer it.
export function Confirming({ move, number, told }) {
  const first = useRef(null);
  useLayoutEffect(() => first.current.focus(), []);

  function stop() {
    change({ confirming: "" });
    requestAnimationFrame(() => document.querySelector(`[data-move="${number}"]`)?.focus());
  }

  function leave(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop();
  }

  // The second click of a double click is not an answer.
  const make = (event) => event.detail > 1 || sendMove(move);
  return html`
    <div class="confirming" role="group" aria-labelledby="confirming" onKeyDown=${leave}>
      <p id="confirming">${t("confirm_move")} <strong>${told}</strong></p>
      <div class="row">
        <button ref=${isGrave(move) ? null : first} class="main" onClick=${make}>${t("make_move")}</button>
        <button ref=${isGrave(move) ? first : null} onClick=${stop}>${t("call_off")}</button>
      </div>
    </div>`;
}
