// Who sits where, whose turn it is, and what is known of each seat.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Clock } from "../shell/clock.js";
import { addBots, remove, sit } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { levelName, Player, seatName, withTitles } from "../table/names.js";
import { isHere, isHost, isMine, mySeat } from "../table/seating.js";
import { tell } from "./sheet.js";

/**
 * @import { Seat as Taken } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

export function Seats() {
  const { frame, state } = useTable();
  return html`
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">${t("seats")}</h2>
      <ol class="plain seats">
        ${frame.table.seats.map((seat) => html`<${Seat} key=${seat.number} seat=${seat} />`)}
      </ol>
      ${
        state.anonymous > 0 &&
        html`
        <p class="small soft">${t("watching_count", { count: state.anonymous })}</p>`
      }
    </section>`;
}

/** @param {{ seat: Taken }} props */
function Seat({ seat }) {
  const table = useTable();
  const { frame } = table;
  const asked = Boolean(frame.view?.asks?.[seat.number]) && frame.table.status === "playing";
  const mine = frame.seat === seat.number;
  const lines = frame.sheet ? tell(table, frame.sheet.seats[seat.number] ?? []) : [];
  return html`
    <li class="seat ${asked ? "asked" : ""} ${mine ? "mine" : ""}" aria-current=${asked ? "true" : null}>
      <div class="who">
        <span class="number" aria-hidden="true">${seat.number + 1}</span>
        <strong>${called(table, seat)}</strong>
        <${Marks} seat=${seat} asked=${asked} />
        <${Clock} number=${seat.number} />
      </div>
      ${lines.length > 0 && html`<p class="small">${withTitles(lines.join(" · "))}</p>`}
      ${frame.table.status === "open" && html`<${Waiting} seat=${seat} />`}
    </li>`;
}

/**
 * @param {Store} table
 * @param {Taken} seat
 */
function called(table, seat) {
  if (seat.user) return html`<${Player} table=${table} user=${seat.user} />`;
  return seat.level ? seatName(table, seat.number) : t("free_seat");
}

/** @param {{ seat: Taken, asked: boolean }} props */
function Marks({ seat, asked }) {
  const table = useTable();
  const { frame } = table;
  const { host, status } = frame.table;
  const marks = [
    isMine(table, seat.number) && t("you"),
    seat.level && levelName(seat.level),
    seat.user && seat.user.id === host && t("host"),
    status === "open" && seat.user && (seat.ready ? t("ready") : t("not_ready")),
    status === "playing" && seat.absence && t(seat.absence),
    !isHere(table, seat.number) && t("not_here"),
    asked && t("to_move"),
  ].filter(Boolean);
  return marks.map((mark) => html`<span class="mark" key=${mark}>${mark}</span>`);
}

/**
 * Before the game: free seats are to be taken or filled, and the host may empty one.
 *
 * @param {{ seat: Taken }} props
 */
function Waiting({ seat }) {
  const table = useTable();
  const taken = seat.user || seat.level;
  const label = html`<span class="unseen"> ${t("seat_number", { number: seat.number + 1 })}</span>`;
  if (taken && isHost(table) && seat.number !== table.frame.seat) {
    return html`<button class="small" onClick=${() => remove(table, seat.number)}>${t("remove")}${label}</button>`;
  }
  if (taken) return null;
  const mayTake = table.facts.me && !mySeat(table);
  return html`
    <div class="row">
      ${mayTake && html`<button class="main" onClick=${() => sit(table, seat.number)}>${t("sit")}${label}</button>`}
      ${isHost(table) && table.facts.levels.length > 0 && html`<${BotFor} number=${seat.number} />`}
    </div>`;
}

/** @param {{ number: number }} props */
function BotFor({ number }) {
  const table = useTable();
  const seat = t("seat_number", { number: number + 1 });
  /** @param {string} level */
  const button = (level) => html`
    <button key=${level} class="small" onClick=${() => addBots(table, level, number)}>
      <span class="unseen">${t("add_bot")} </span>${levelName(level)}<span class="unseen">, ${seat}</span>
    </button>`;
  return html`
    <div class="bots">
      <span class="small soft" aria-hidden="true">${t("add_bot")}</span>
      ${table.facts.levels.map(button)}
    </div>`;
}
