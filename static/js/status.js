// Whether the page hears the table, and what the server answered last.

import { html } from "htm";
import { withTitles } from "./names.js";
import { t } from "./page.js";
import { answer, state } from "./store.js";

export function Status() {
  const reason = state.status === "closed" && t(`closed_${state.farewell || state.closedWith}`);
  return html`
    <div class="status ${state.status}" role="status">
      <span class="dot" aria-hidden="true"></span> ${reason || t(`status_${state.status}`)}
    </div>`;
}

export function Answer() {
  return html`
    <div class="answer" role="alert">
      ${state.answer && html`
        <p class="note row">
          ${withTitles(state.answer)}
          ${state.undo && html`<button class="small" onClick=${state.undo}>${t("undo")}</button>`}
          <button class="small" onClick=${() => answer("")}>${t("close")}</button>
        </p>`}
    </div>`;
}
