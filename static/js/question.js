// What the table waits for, said aloud when it changes.

import { html } from "htm";
import { comeBack } from "./actions.js";
import { Clock } from "./clock.js";
import { seatName, withTitles } from "./names.js";
import { t } from "./page.js";
import { amAsked, mySeat, state } from "./store.js";

const MOST_NAMED = 3;

export function Question() {
  const seat = state.frame.seat;
  const mine = amAsked();
  return html`
    <section class="card question ${mine ? "mine" : ""}" aria-labelledby="question">
      <div class="ask">
        <div aria-live="polite" aria-atomic="true">
          <h2 id="question" tabindex="-1">${withTitles(mine ? yourTurn(seat) : waitingFor())}</h2>
        </div>
        ${mine && html`<${Clock} number=${seat} />`}
      </div>
      ${seat === null && html`<p class="soft">${t("you_watch")}</p>`}
      ${mySeat()?.absence === "gone" && html`<p class="soft">${t("you_left")}</p>`}
      ${mySeat()?.absence === "away" && html`
        <p><button class="main" onClick=${comeBack}>${t("i_am_back")}</button></p>`}
    </section>`;
}

function yourTurn(seat) {
  return t("your_turn", { what: state.words.say("asks", state.frame.view.asks[seat]) });
}

function waitingFor() {
  const asked = new Map();
  for (const [seat, saying] of Object.entries(state.frame.view.asks)) {
    const what = state.words.say("asks", saying);
    asked.set(what, [...(asked.get(what) ?? []), Number(seat)]);
  }
  const told = Array.from(asked, ([what, seats]) => `${whom(seats)} — ${what}`);
  return told.length ? t("waiting_for", { whom: told.join("; ") }) : t("no_question");
}

// Many who are asked the same are counted; the list of seats marks each of them.
function whom(seats) {
  return seats.length > MOST_NAMED ? t("so_many_players", { count: seats.length }) : seats.map(seatName).join(", ");
}
