// Leaving a game under way: what it costs is said before it is done.

import { ask } from "../core/asking.js";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { cancel, resign } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { mySeat } from "../table/seating.js";

/** @import { Store } from "../table/types.js" */

export function Leaving() {
  const table = useTable();
  const { moved, practice, status } = table.frame.table;
  const mine = mySeat(table);
  if (!mine || mine.absence === "gone" || status !== "playing") return null;
  if (practice) return html`<p><button onClick=${() => endIfSure(table)}>${t("end_practice")}</button></p>`;
  return html`
    <details class="card menu">
      <summary>${t("leave_menu")}</summary>
      <p class="small">${t("leaving_costs")}</p>
      <div class="row">
        ${!moved && html`<button onClick=${() => cancelIfSure(table)}>${t("cancel_game")}</button>`}
        <button onClick=${() => resignIfSure(table)}>${t("resign")}</button>
      </div>
    </details>`;
}

/** @param {Store} table */
async function endIfSure(table) {
  const sure = await ask({ title: t("end_practice_title"), text: t("end_practice_text"), yes: t("end_practice") });
  if (sure !== null) await resign(table);
}

/** @param {Store} table */
async function resignIfSure(table) {
  const sure = await ask({ title: t("resign_title"), text: t("resign_text"), yes: t("resign") });
  if (sure !== null) await resign(table);
}

/** @param {Store} table */
async function cancelIfSure(table) {
  const sure = await ask({ title: t("cancel_title"), text: t("cancel_text"), yes: t("cancel_game") });
  if (sure !== null) await cancel(table);
}
