// Before the start: places round the table with name cards on them, and in the middle what is to be done.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { addBots, remove, sit } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { levelName, Player, seatName } from "../table/names.js";
import { isHere, isHost, mySeat } from "../table/seating.js";
import { Disc } from "./disc.js";
import { Room } from "./room.js";

/** @import { Seat } from "../table/frames.js" */

const ACROSS = 37;
const DOWN = 41;

export function DrawnRoom() {
  const { frame } = useTable();
  const { seats } = frame.table;
  const me = frame.seat ?? 0;
  return html`
    <div class="laying">
      <div class="hem"></div>
      <ol class="plain seating" aria-label=${t("seats")}>
        ${seats.map((seat) => html`<${Place} key=${seat.number} seat=${seat} at=${(seat.number - me + seats.length) % seats.length} of=${seats.length} />`)}
      </ol>
      <${Room} />
    </div>`;
}

/**
 * I sit below, and seats run clockwise.
 *
 * @param {{ seat: Seat, at: number, of: number }} props
 */
function Place({ seat, at, of }) {
  const turn = Math.PI * (0.5 + (2 * at) / of);
  const style = `--x:${50 + ACROSS * Math.cos(turn)}%;--y:${50 + DOWN * Math.sin(turn)}%`;
  const taken = seat.user || seat.level;
  return html`
    <li class="place ${taken ? "" : "free"}" style=${style}>
      ${taken ? html`<${Taken} seat=${seat} />` : html`<${Free} number=${seat.number} />`}
    </li>`;
}

/** @param {{ seat: Seat }} props */
function Taken({ seat }) {
  const table = useTable();
  const { number, user } = seat;
  const mayRemove = isHost(table) && number !== table.frame.seat;
  const name = user ? html`<${Player} table=${table} user=${user} />` : seatName(table, number);
  return html`
    <${Disc} number=${number} />
    <span class="who"><b>${name}</b><${Line} seat=${seat} /></span>
    ${mayRemove && html`<button class="tool" aria-label=${`${t("remove")}: ${seatName(table, number)}`} title=${t("remove")} onClick=${() => remove(table, number)}>×</button>`}`;
}

/** @param {{ seat: Seat }} props */
function Line({ seat: { number, user, level, ready } }) {
  const table = useTable();
  const { frame } = table;
  const isMine = number === frame.seat;
  const told = [
    isMine && t("you"),
    user && !isMine && user.id === frame.table.host && t("host"),
    level && levelName(level),
    user && (ready ? t("ready") : isHere(table, number) ? t("not_ready") : t("not_here")),
  ];
  return html`<small class=${user && ready ? "ready" : ""}>${told.filter(Boolean).join(" · ")}</small>`;
}

/** @param {{ number: number }} props */
function Free({ number }) {
  const table = useTable();
  const seat = t("seat_number", { number: number + 1 });
  if (table.facts.me && !mySeat(table)) {
    return html`<button onClick=${() => sit(table, number)}>${t("sit")}<span class="unseen"> ${seat}</span></button>`;
  }
  if (!isHost(table) || !table.facts.levels.length) return html`<span>${t("free_seat")}</span>`;
  /** @param {{ target: HTMLSelectElement }} event */
  const put = ({ target }) => addBots(table, target.value, number);
  return html`
    <select aria-label=${`${t("add_bot")} ${seat}`} value="" onChange=${put}>
      <option value="">${t("put_bot")}</option>
      ${table.facts.levels.map((level) => html`<option key=${level} value=${level}>${t("bot_of_level", { level: levelName(level) })}</option>`)}
    </select>`;
}
