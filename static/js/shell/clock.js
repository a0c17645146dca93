// How much time a seat has left, by the server's clock.

import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";

/**
 * @import { SeatClock } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

/** @param {{ number: number }} props */
export function Clock({ number }) {
  const table = useTable();
  const clock = table.frame.clocks.seats[number];
  const running = Boolean(clock?.deadline);
  useTicking(running);
  const seconds = secondsLeft(table, clock);
  if (seconds === null) return null;
  const hurry = running && seconds < 10 ? "hurry" : "";
  return html`<span class="clock ${running ? "runs" : ""} ${hurry}" role="timer">${spoken(seconds)}</span>`;
}

/**
 * Draw again twice a second.
 *
 * @param {boolean} running
 */
function useTicking(running) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
}

/**
 * What is left of a seat's time, as a ring round its disc.
 *
 * @param {{ number: number }} props
 */
export function Ring({ number }) {
  const table = useTable();
  const clock = table.frame.clocks.seats[number];
  useTicking(Boolean(clock?.deadline));
  const seconds = secondsLeft(table, clock);
  if (!clock?.deadline || seconds === null) return null;
  const left = Math.min(100, (100 * seconds) / allowed(table, clock));
  return html`
    <svg class="ring" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <circle cx="24" cy="24" r="22" class="left" pathLength="100" stroke-dasharray=${`${left.toFixed(1)} 100`} />
    </svg>`;
}

/**
 * @param {Store} table
 * @param {SeatClock} clock
 */
function allowed({ frame }, { bank }) {
  const { kind, seconds, days } = frame.table.clock;
  return kind === "days" ? days * 86_400 : kind === "bank" ? Math.max(bank, 10) : seconds;
}

/**
 * @param {Store} table
 * @param {SeatClock | undefined} clock
 */
function secondsLeft({ frame, state }, clock) {
  if (clock?.deadline) return Math.max(0, clock.deadline - Date.now() / 1000 - state.offset);
  return clock && frame.table.clock.kind === "bank" ? clock.bank : null;
}

/** @param {number} seconds */
export function spoken(seconds) {
  const whole = Math.floor(seconds);
  if (whole >= 172_800) return t("days_left", { days: Math.floor(whole / 86_400) });
  const minutes = Math.floor(whole / 60);
  if (whole >= 3600) return t("hours_left", { hours: Math.floor(whole / 3600), minutes: minutes % 60 });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
