// What one may do about somebody else's words, in talk or in a move: not hear them any more, or report them.

import { ask } from "../core/asking.js";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { setAversion } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { userName } from "../table/names.js";

/**
 * @import { ChatLine, Player } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {(reason: string) => Promise<unknown>} Report
 */

/** @param {{ user: Player, report: Report }} props */
export function AboutWords({ user, report }) {
  const table = useTable();
  return html`
    <details class="menu">
      <summary aria-label=${t("about_line", { name: userName(table, user) })}>⋯</summary>
      <div class="row">
        <button class="small" onClick=${() => avoid(table, user.id, "mute")}>${t("mute")}</button>
        <button class="small" onClick=${() => avoid(table, user.id, "block")}>${t("block")}</button>
        <button class="small" onClick=${() => complain(table, report)}>${t("report")}</button>
      </div>
    </details>`;
}

/**
 * @param {Store} table
 * @param {number} user
 * @param {"mute" | "block"} kind
 */
async function avoid(table, user, kind) {
  if (!(await setAversion(table, user, kind))) return;
  const { chat, asides, unheard } = table.state;
  /** @param {ChatLine} line */
  const isHeard = (line) => line.user?.id !== user;
  hear(table, {
    chat: chat.filter(isHeard),
    asides: asides?.filter(isHeard) ?? null,
    unheard: [...unheard, user],
  });
  const undo = async () => (await setAversion(table, user, null)) && hear(table, { chat, asides, unheard });
  table.answer(t(`done_${kind}`), undo);
}

/**
 * @param {Store} table
 * @param {Pick<Store["state"], "chat" | "asides" | "unheard">} heard
 */
function hear(table, heard) {
  table.change(heard);
  table.history.retell();
}

/**
 * @param {Store} table
 * @param {Report} report
 */
async function complain(table, report) {
  const reason = await ask({
    title: t("report_title"),
    text: t("report_text"),
    yes: t("report"),
    field: t("report_reason"),
  });
  if (reason !== null && (await report(reason))) table.answer(t("done_report"));
}
