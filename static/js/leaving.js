// Leaving a game under way: what it costs is said before it is done.

import { html } from "htm";
import { cancel, resign } from "./actions.js";
import { ask } from "./asking.js";
import { t } from "./page.js";
import { mySeat, state } from "./store.js";

export function Leaving() {
  const mine = mySeat();
  if (!mine || mine.absence === "gone" || state.frame.table.status !== "playing") return null;
  return html`
    <details class="card menu">
      <summary>${t("leave_menu")}</summary>
      <p class="small">${t("leaving_costs")}</p>
      <div class="row">
        ${!state.frame.table.moved && html`<button onClick=${cancelIfSure}>${t("cancel_game")}</button>`}
        <button onClick=${resignIfSure}>${t("resign")}</button>
      </div>
    </details>`;
}

async function resignIfSure() {
  const sure = await ask({ title: t("resign_title"), text: t("resign_text"), yes: t("resign") });
  if (sure !== null) await resign();
}

async function cancelIfSure() {
  const sure = await ask({ title: t("cancel_title"), text: t("cancel_text"), yes: t("cancel_game") });
  if (sure !== null) await cancel();
}
