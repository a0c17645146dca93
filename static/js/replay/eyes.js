// Through whose eyes: one's own first, so that nothing is spoilt; then the veil is lifted, or one looks as another.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { seatName } from "../table/names.js";
import { isMine } from "../table/seating.js";

/**
 * @import { Store } from "../table/types.js"
 * @import { Replay } from "./types.js"
 */

export function Eyes() {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const { eyes: all } = replay.head;
  const first = all.filter((one, at) => !at || one === "all");
  const others = all.filter((one) => !first.includes(one));
  if (all.length < 2) return null;
  /** @param {string} one */
  const button = (one) => html`
    <button key=${one} type="button" aria-pressed=${String(one === replay.eyes)} onClick=${() => replay.see(one)}>
      ${called(table, one)}
    </button>`;
  return html`
    <div class="eyes" role="group" aria-labelledby="eyes">
      <span id="eyes">${t("replay_eyes")}</span>
      <div class="either">${first.map(button)}</div>
      ${others.length > 0 && html`<${Others} others=${others} />`}
    </div>`;
}

/** @param {{ others: string[] }} props */
function Others({ others }) {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const isChosen = others.includes(replay.eyes);
  /** @param {{ target: HTMLSelectElement }} event */
  const look = ({ target }) => target.value && replay.see(target.value);
  return html`
    <select class=${isChosen ? "chosen" : ""} aria-label=${t("replay_other_eyes")} value=${isChosen ? replay.eyes : ""} onChange=${look}>
      ${!isChosen && html`<option value="">${t("replay_whose")}</option>`}
      ${others.map((one) => html`<option key=${one} value=${one}>${called(table, one)}</option>`)}
    </select>`;
}

/**
 * @param {Store} table
 * @param {string} eyes
 */
export function called(table, eyes) {
  if (eyes === "all") return t("replay_eyes_all");
  if (eyes === "watch") return t("replay_eyes_watch");
  return isMine(table, Number(eyes)) ? t("replay_eyes_mine") : seatName(table, Number(eyes));
}
