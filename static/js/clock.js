// How much time a seat has left, by the server's clock.

import { html, useEffect, useState } from "htm";
import { t } from "./page.js";
import { state } from "./store.js";

export function Clock({ number }) {
  const clock = state.frame.clocks.seats[number];
  const running = Boolean(clock?.deadline);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  const seconds = secondsLeft(clock);
  if (seconds === null) return null;
  const hurry = running && seconds < 10 ? "hurry" : "";
  return html`<span class="clock ${running ? "runs" : ""} ${hurry}" role="timer">${spoken(seconds)}</span>`;
}

function secondsLeft(clock) {
  if (clock?.deadline) return Math.max(0, clock.deadline - Date.now() / 1000 - state.offset);
  return clock && state.frame.table.clock.kind === "bank" ? clock.bank : null;
}

export function spoken(seconds) {
  const whole = Math.floor(seconds);
  if (whole >= 172_800) return t("days_left", { days: Math.floor(whole / 86_400) });
  const minutes = Math.floor(whole / 60);
  if (whole >= 3600) return t("hours_left", { hours: Math.floor(whole / 3600), minutes: minutes % 60 });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
