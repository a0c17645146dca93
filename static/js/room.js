// The waiting room: ready, bots, the invitation.

import { html, useRef, useState } from "htm";
import { addBots, setReady, sit, standUp, start } from "./actions.js";
import { InviteByName } from "./inviting.js";
import { levelName } from "./names.js";
import { page, t } from "./page.js";
import { isHost, mySeat, state } from "./store.js";

export function Room() {
  const { table } = state.frame;
  const free = table.seats.filter((seat) => !seat.user && !seat.level).length;
  const mine = mySeat();
  return html`
    <section class="card stack" aria-labelledby="question">
      <div aria-live="polite">
        <h2 id="question" tabindex="-1">${free ? t("waiting_for_players", { free }) : t("waiting_for_ready")}</h2>
      </div>
      ${mine ? html`<${Seated} mine=${mine} free=${free} />` : html`<${Visitor} free=${free} />`}
      ${mine && html`<${Invitation} />`}
      ${mine && free > 0 && html`<${InviteByName} />`}
    </section>`;
}

function Seated({ mine, free }) {
  const others = state.frame.table.seats.filter((seat) => seat.user && seat.number !== mine.number);
  const canStart = isHost() && !free && others.every((seat) => seat.ready);
  return html`
    <div class="row">
      ${canStart
        ? html`<button class="main" onClick=${start}>${t("start")}</button>`
        : html`
          <button class=${mine.ready ? "" : "main"} onClick=${() => setReady(!mine.ready)}>
            ${mine.ready ? t("not_ready_after_all") : t("i_am_ready")}
          </button>`}
      <button onClick=${standUp}>${t("stand_up")}</button>
    </div>
    ${isHost() && free > 0 && page.levels.length > 0 && html`<${Bots} />`}`;
}

function Bots() {
  const button = (level) => html`
    <button key=${level} onClick=${() => addBots(level)}>
      <span class="unseen">${t("fill_with_bots")}: </span>${levelName(level)}
    </button>`;
  return html`
    <div>
      <h3>${t("fill_with_bots")}</h3>
      <div class="row">${page.levels.map(button)}</div>
    </div>`;
}

function Visitor({ free }) {
  if (!page.me) return html`<p>${t("sign_in_to_sit")}</p>`;
  if (!free) return html`<p>${t("all_taken")}</p>`;
  return html`<p><button class="main" onClick=${() => sit(null)}>${t("sit_down")}</button></p>`;
}

function Invitation() {
  const field = useRef(null);
  const [told, setTold] = useState("");
  const copy = async () => setTold(t((await isCopied(field.current)) ? "copied" : "copy_yourself"));
  return html`
    <div>
      <label for="invite"><strong>${t("invite")}</strong></label>
      <div class="row nowrap">
        <input ref=${field} id="invite" readonly value=${page.invite} onFocus=${(event) => event.target.select()} />
        <button onClick=${copy}>${t("copy")}</button>
      </div>
      <p class="small" role="status">${told}</p>
    </div>`;
}

// Without https a browser has no clipboard; then the link is marked, to be copied by hand.
async function isCopied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    return document.execCommand("copy");
  }
}
