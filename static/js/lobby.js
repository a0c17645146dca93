// The lobby stays up to date by itself, and "Play now" needs one click, from guests too.

import { freshEntropy, keepPending } from "./entropy.js";
import { showWaiting } from "./house.js";
import { showInvitation } from "./invited.js";
import { connect } from "./socket.js";

const PAUSE = 300;
const place = document.getElementById("lobby-tables");
let timer = 0;

async function refresh() {
  const answer = await fetch(place.dataset.source);
  if (!answer.ok) return;
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  place.innerHTML = await answer.text();
  if (focused) focusAgain(focused);
}

// A table may have filled up under the visitor's finger: "join" becomes "watch".
function focusAgain(gone) {
  const uid = gone.closest("[data-table]")?.dataset.table;
  const links = [...place.querySelectorAll(`[data-table="${uid}"] a`)];
  (links.find((link) => link.href === gone.href) ?? links.at(-1) ?? place.querySelector("a"))?.focus();
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(refresh, PAUSE);
}

function fill(form) {
  const entropy = freshEntropy();
  form.elements.entropy.value = entropy;
  keepPending(entropy);
}

for (const form of document.querySelectorAll("[data-match]")) {
  form.addEventListener("submit", () => fill(form));
}
for (const form of document.querySelectorAll("[data-guest-match]")) {
  form.addEventListener("submit", () => sessionStorage.setItem("match", form.dataset.guestMatch));
}

// Whoever pressed "Play now" before having a name is matched as soon as there is one.
const wanted = sessionStorage.getItem("match");
sessionStorage.removeItem("match");
document.querySelector(`[data-match="${wanted}"]`)?.requestSubmit();

const heard = { lobby: soon, turn: showWaiting, invited: showInvitation };

connect({
  path: "/ws/lobby/",
  onFrame: (frame) => heard[frame.type]?.(frame),
  onStatus: (status) => status === "open" && soon(),
});
