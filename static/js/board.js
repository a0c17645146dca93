// A leaderboard stays up to date by itself: after each rated game its lines are fetched anew.

import { element } from "./core/element.js";
import { live } from "./live/live.js";

const PAUSE = 3000;
const place = element("#board");
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

async function refresh() {
  timer = undefined;
  if (document.hidden) return;
  const answer = await fetch(String(place.dataset.source)).catch(() => null);
  if (!answer?.ok) return;
  const lines = await answer.text();
  const here = document.activeElement;
  const focused = here && place.contains(here) ? whereIs(here) : null;
  const top = scrollY;
  place.innerHTML = lines;
  if (focused) /** @type {HTMLElement | null} */ (place.querySelector(focused))?.focus({ preventScroll: true });
  scrollTo({ top, behavior: "instant" });
}

/**
 * What stands in the same place after the lines were drawn anew: the same link, the same player.
 *
 * @param {Element} element
 */
function whereIs(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const line = element.closest("[data-player]");
  return line && `[data-player="${line.getAttribute("data-player")}"] a`;
}

// At most one fetch in a while, and not from all readers at once, however many games end.
function soon() {
  if (!timer) timer = setTimeout(refresh, PAUSE * (0.3 + Math.random()));
}

live.on("leaderboards", ({ game }) => (place.dataset.game ?? game) === game && soon());
live.onStatus((status) => status === "open" && soon());
document.addEventListener("visibilitychange", () => document.hidden || soon());
