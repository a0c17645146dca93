// How the game ended: places, why, whether the deal was fair, and once more.

import { html } from "htm";
import { rematch } from "./actions.js";
import { wasUsed } from "./entropy.js";
import { seatName, withTitles } from "./names.js";
import { page, t } from "./page.js";
import { mySeat, state } from "./store.js";

export function Summary() {
  const { table } = state.frame;
  if (table.status === "cancelled") return html`<${Cancelled} voided=${table.voided} />`;
  const { outcome } = table;
  return html`
    <section class="card stack summary" aria-labelledby="question">
      <div aria-live="polite"><h2 id="question" tabindex="-1">${withTitles(headline(outcome))}</h2></div>
      ${table.voided && html`<p class="note"><strong>${t("voided")}</strong></p>`}
      <p>${withTitles(why(outcome))}</p>
      <${Places} outcome=${outcome} />
      <div class="row">
        <${Again} next=${table.rematch} />
        <a class="button" href="/table/${table.uid}/verify/">${t("verify")}</a>
        <a class="button" href="/">${t("to_lobby")}</a>
      </div>
      <${Entropy} />
    </section>`;
}

function Again({ next }) {
  if (mySeat()) {
    return html`<button class="main" onClick=${rematch}>${next ? t("join_rematch") : t("rematch")}</button>`;
  }
  return next ? html`<a class="button" href="/table/${next}/">${t("watch_rematch")}</a>` : null;
}

function headline(outcome) {
  const seat = state.frame.seat;
  if (seat !== null && outcome.left.includes(seat)) return t("over_left");
  if (seat !== null && outcome.winners.includes(seat)) return t("over_won");
  if (!outcome.winners.length) return t("over_draw");
  const stayed = outcome.winners.filter((one) => !outcome.left.includes(one));
  const winners = (stayed.length ? stayed : outcome.winners).map(seatName).join(", ");
  return t(stayed.length ? "over_winners" : "over_bot", { winners });
}

function why(outcome) {
  if (outcome.reason === "resigned") return t("reason_resigned");
  return state.words.say("reasons", { code: outcome.reason, ...outcome });
}

function Places({ outcome }) {
  const scored = outcome.scores.some(Boolean);
  const place = (seat) => outcome.standing[seat];
  const order = outcome.places.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t("place")}</th>
          <th scope="col">${t("player")}</th>
          ${scored && html`<th scope="col">${t("score")}</th>`}
        </tr>
      </thead>
      <tbody>
        ${order.map((seat) => html`
          <tr key=${seat} class=${seat === state.frame.seat ? "mine" : ""}>
            <td>${place(seat)}</td>
            <td>${withTitles([seatName(seat), ...marks(outcome, seat)].join(" — "))}</td>
            ${scored && html`<td>${state.words.tell("scores", outcome.scores[seat])}</td>`}
          </tr>`)}
      </tbody>
    </table>`;
}

function marks(outcome, seat) {
  const won = outcome.winners.includes(seat);
  const left = outcome.left.includes(seat);
  return [left && t("has_left"), won && t(left ? "bot_won" : "winner")].filter(Boolean);
}

function Entropy() {
  const used = wasUsed(page.uid, state.frame.table.fair.entropy);
  if (used === null) return null;
  return html`<p class="small">${used ? t("entropy_used") : t("entropy_unused")}</p>`;
}

function Cancelled({ voided }) {
  return html`
    <section class="card stack" aria-labelledby="question">
      <div aria-live="polite"><h2 id="question" tabindex="-1">${t("cancelled")}</h2></div>
      <p>${voided ? t("voided_before_end") : t("cancelled_text")}</p>
      <p><a class="button main" href="/">${t("to_lobby")}</a></p>
    </section>`;
}
