// A leaderboard stays up to date by itself: after each rated game its lines are fetched anew.

import { showWaiting } from "./house.js";
import { showInvitation } from "./invited.js";
import { connect } from "./socket.js";

const PAUSE = 3000;
const place = document.getElementById("board");
let timer = 0;

async function refresh() {
  timer = 0;
  if (document.hidden) return;
  const answer = await fetch(place.dataset.source).catch(() => null);
  if (!answer?.ok) return;
  const lines = await answer.text();
  const focused = place.contains(document.activeElement) ? whereIs(document.activeElement) : null;
  const top = scrollY;
  place.innerHTML = lines;
  if (focused) place.querySelector(focused)?.focus({ preventScroll: true });
  scrollTo({ top, behavior: "instant" });
}

// What stands in the same place after the lines were drawn anew: the same link, the same player.
function whereIs(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const line = element.closest("[data-player]");
  return line && `[data-player="${line.dataset.player}"] a`;
}

// At most one fetch in a while, and not from all readers at once, however many games end.
function soon() {
  timer ||= setTimeout(refresh, PAUSE * (0.3 + Math.random()));
}

const heard = {
  board: ({ game }) => (place.dataset.game ?? game) === game && soon(),
  turn: showWaiting,
  invited: showInvitation,
};

document.addEventListener("visibilitychange", () => document.hidden || soon());
connect({
  path: "/ws/lobby/",
  onFrame: (frame) => heard[frame.type]?.(frame),
  onStatus: (status) => status === "open" && soon(),
});
