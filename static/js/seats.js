// Who sits where, whose turn it is, and what is known of each seat.

import { html } from "htm";
import { addBots, remove, sit } from "./actions.js";
import { Clock } from "./clock.js";
import { Player, levelName, seatName, withTitles } from "./names.js";
import { page, t } from "./page.js";
import { tell } from "./sheet.js";
import { isHost, mySeat, state } from "./store.js";

export function Seats() {
  const { table } = state.frame;
  return html`
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">${t("seats")}</h2>
      <ol class="plain seats">
        ${table.seats.map((seat) => html`<${Seat} key=${seat.number} seat=${seat} />`)}
      </ol>
      ${state.anonymous > 0 && html`
        <p class="small soft">${t("watching_count", { count: state.anonymous })}</p>`}
    </section>`;
}

function Seat({ seat }) {
  const asked = Boolean(state.frame.view?.asks?.[seat.number]) && state.frame.table.status === "playing";
  const mine = state.frame.seat === seat.number;
  const lines = state.frame.sheet ? tell(state.frame.sheet.seats[seat.number] ?? []) : [];
  return html`
    <li class="seat ${asked ? "asked" : ""} ${mine ? "mine" : ""}" aria-current=${asked ? "true" : null}>
      <div class="who">
        <span class="number" aria-hidden="true">${seat.number + 1}</span>
        <strong>${called(seat)}</strong>
        <${Marks} seat=${seat} mine=${mine} asked=${asked} />
        <${Clock} number=${seat.number} />
      </div>
      ${lines.length > 0 && html`<p class="small">${withTitles(lines.join(" · "))}</p>`}
      ${state.frame.table.status === "open" && html`<${Waiting} seat=${seat} />`}
    </li>`;
}

function called(seat) {
  if (seat.user) return html`<${Player} user=${seat.user} />`;
  return seat.level ? seatName(seat.number) : t("free_seat");
}

function Marks({ seat, mine, asked }) {
  const { table } = state.frame;
  const marks = [
    mine && t("you"),
    seat.level && levelName(seat.level),
    seat.user && seat.user.id === table.host && t("host"),
    table.status === "open" && seat.user && (seat.ready ? t("ready") : t("not_ready")),
    table.status === "playing" && seat.absence && t(seat.absence),
    seat.user && !mine && state.here && !state.here.includes(seat.user.id) && t("not_here"),
    asked && t("to_move"),
  ].filter(Boolean);
  return marks.map((mark) => html`<span class="mark" key=${mark}>${mark}</span>`);
}

// Before the game: free seats are to be taken or filled, and the host may empty one.
function Waiting({ seat }) {
  const taken = seat.user || seat.level;
  const label = html`<span class="unseen"> ${t("seat_number", { number: seat.number + 1 })}</span>`;
  if (taken && isHost() && seat.number !== state.frame.seat) {
    return html`<button class="small" onClick=${() => remove(seat.number)}>${t("remove")}${label}</button>`;
  }
  if (taken) return null;
  const mayTake = page.me && !mySeat();
  return html`
    <div class="row">
      ${mayTake && html`<button class="main" onClick=${() => sit(seat.number)}>${t("sit")}${label}</button>`}
      ${isHost() && page.levels.length > 0 && html`<${BotFor} number=${seat.number} />`}
    </div>`;
}

function BotFor({ number }) {
  const seat = t("seat_number", { number: number + 1 });
  const button = (level) => html`
    <button key=${level} class="small" onClick=${() => addBots(level, number)}>
      <span class="unseen">${t("add_bot")} </span>${levelName(level)}<span class="unseen">, ${seat}</span>
    </button>`;
  return html`
    <div class="bots">
      <span class="small soft" aria-hidden="true">${t("add_bot")}</span>
      ${page.levels.map(button)}
    </div>`;
}
