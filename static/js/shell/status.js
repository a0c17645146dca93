// Whether the page hears the table, and what the server answered last.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { withTitles } from "../table/names.js";

/** @import { Status as Heard } from "../table/types.js" */

export function Status() {
  const { state } = useTable();
  const reason = state.status === "closed" ? t(`closed_${state.farewell || state.closedWith}`) : "";
  return html`<${StatusLine} status=${state.status} reason=${reason} />`;
}

/** @param {{ status: Heard, reason?: string }} props */
export function StatusLine({ status, reason }) {
  return html`
    <div class="status ${status}" role="status">
      <span class="dot" aria-hidden="true"></span> ${reason || t(`status_${status}`)}
    </div>`;
}

export function Answer() {
  const table = useTable();
  const { answer, undo } = table.state;
  return html`
    <div class="answer" role="alert">
      ${
        answer &&
        html`
        <p class="note row">
          ${withTitles(answer)}
          ${undo && html`<button class="small" onClick=${undo}>${t("undo")}</button>`}
          <button class="small" onClick=${() => table.answer("")}>${t("close")}</button>
        </p>`
      }
    </div>`;
}
