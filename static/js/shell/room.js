// The waiting room: ready, bots, the invitation.

import { useRef, useState } from "preact/hooks";
import { token } from "../core/calls.js";
import { addEntropy } from "../core/entropy.js";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { addBots, setReady, sit, standUp, start } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { levelName } from "../table/names.js";
import { isHost, mySeat } from "../table/seating.js";
import { InviteByName } from "./inviting.js";
import { Origin } from "./origin.js";

/** @import { Seat } from "../table/frames.js" */

export function Room() {
  const table = useTable();
  const free = table.frame.table.seats.filter((seat) => !seat.user && !seat.level).length;
  const mine = mySeat(table);
  return html`
    <section class="card stack room" aria-labelledby="question">
      <div aria-live="polite">
        <h2 id="question" tabindex="-1">${free ? t("waiting_for_players", { free }) : t("waiting_for_ready")}</h2>
      </div>
      <${Origin} />
      <p class="small soft">${t(table.frame.table.seats_kept ? "seats_kept" : "seats_by_lot")}</p>
      ${mine ? html`<${Seated} mine=${mine} free=${free} />` : html`<${Visitor} free=${free} />`}
      ${mine && html`<${Invitation} />`}
      ${mine && free > 0 && html`<${InviteByName} />`}
    </section>`;
}

/** @param {{ mine: Seat, free: number }} props */
function Seated({ mine, free }) {
  const table = useTable();
  const others = table.frame.table.seats.filter((seat) => seat.user && seat.number !== mine.number);
  const canStart = isHost(table) && !free && others.every((seat) => seat.ready);
  return html`
    ${mine.ready && !canStart && html`<p class="is-ready"><${Icon} name="check" size=${18} /> ${t("you_are_ready")}</p>`}
    <div class="row">
      ${
        canStart
          ? html`<button class="main" onClick=${() => start(table)}>${t("start")}</button>`
          : html`
          <button class=${mine.ready ? "quiet link" : "main"} onClick=${() => setReady(table, !mine.ready)}>
            ${mine.ready ? t("not_ready_after_all") : t("i_am_ready")}
          </button>`
      }
      <button onClick=${() => standUp(table)}>${t("stand_up")}</button>
    </div>
    ${isHost(table) && free > 0 && table.facts.levels.length > 0 && html`<${Bots} />`}`;
}

function Bots() {
  const table = useTable();
  /** @param {string} level */
  const button = (level) => html`
    <button key=${level} onClick=${() => addBots(table, level)}>
      <span class="unseen">${t("fill_with_bots")}: </span>${levelName(level)}
    </button>`;
  return html`
    <div>
      <h3>${t("fill_with_bots")}</h3>
      <div class="row">${table.facts.levels.map(button)}</div>
    </div>`;
}

/** @param {{ free: number }} props */
function Visitor({ free }) {
  const table = useTable();
  if (!free) return html`<p>${t("all_taken")}</p>`;
  if (!table.facts.me) return html`<${NewcomersSeat} uid=${table.facts.uid} />`;
  return html`<p><button class="main" onClick=${() => sit(table, null)}>${t("sit_down")}</button></p>`;
}

/**
 * Whoever has no name yet gets one with the seat, by the same button.
 *
 * @param {{ uid: string }} props
 */
function NewcomersSeat({ uid }) {
  /** @param {{ target: HTMLFormElement }} event */
  const deal = ({ target }) => addEntropy(target);
  return html`
    <form method="post" action="/table/${uid}/sit/" onSubmit=${deal}>
      <input type="hidden" name="csrfmiddlewaretoken" value=${token()} />
      <input type="hidden" name="entropy" value="" />
      <button class="main">${t("sit_down")}</button>
      <p class="small soft">${t("sit_as_guest")}</p>
    </form>`;
}

function Invitation() {
  const { facts } = useTable();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [told, setTold] = useState("");
  const copy = async () => setTold(t((await isCopied(field.current)) ? "copied" : "copy_yourself"));
  /** @param {{ target: HTMLInputElement }} event */
  const mark = (event) => event.target.select();
  return html`
    <div>
      <label for="invite"><strong>${t("invite")}</strong></label>
      <div class="row nowrap">
        <input ref=${field} id="invite" readonly value=${facts.invite} onFocus=${mark} />
        <button onClick=${copy}>${t("copy")}</button>
      </div>
      <p class="small" role="status">${told}</p>
      <details class="by-phone">
        <summary>${t("show_qr")}</summary>
        <img src="/table/${facts.uid}/qr.svg" width="208" height="208" loading="lazy" alt=${t("qr")} />
      </details>
    </div>`;
}

/**
 * Without https a browser has no clipboard; then the link is marked, to be copied by hand.
 *
 * @param {HTMLInputElement | null} field
 */
async function isCopied(field) {
  try {
    await navigator.clipboard.writeText(field?.value ?? "");
    return true;
  } catch {
    field?.focus();
    return document.execCommand("copy");
  }
}
