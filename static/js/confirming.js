// The question before a move, in the place of its button, for those who wish to be asked.

import { html, useLayoutEffect, useRef } from "htm";
import { page, t } from "./page.js";
import { sendMove } from "./session.js";
import { change, state } from "./store.js";

export const isConfirming = (key) => state.confirming === key;

// Makes a move at once, or asks first.
export function makeOrAsk(move, key) {
  if (page.settings.confirm_moves) change({ confirming: key });
  else sendMove(move);
}

export function Confirming({ move, number, told }) {
  const yes = useRef(null);
  useLayoutEffect(() => yes.current.focus(), []);
  const stop = () => change({ confirming: "" });

  function leave(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop();
    requestAnimationFrame(() => document.querySelector(`[data-move="${number}"]`)?.focus());
  }

  // The second click of a double click is not an answer.
  const make = (event) => event.detail > 1 || sendMove(move);
  return html`
    <div class="confirming" role="group" aria-labelledby="confirming" onKeyDown=${leave}>
      <p id="confirming">${t("confirm_move")} <strong>${told}</strong></p>
      <div class="row">
        <button ref=${yes} class="main" onClick=${make}>${t("make_move")}</button>
        <button onClick=${stop}>${t("call_off")}</button>
      </div>
    </div>`;
}
