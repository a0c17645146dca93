// The home page stays up to date by itself; games begin with this browser's part of the deal.

import { addEntropy } from "./core/entropy.js";
import { tellAll } from "./deadlines.js";
import { live } from "./live/live.js";

const PAUSE = 300;
const region = (/** @type {string} */ name) => document.querySelector(`[data-region="${name}"]`);
const tables = /** @type {HTMLElement} */ (region("tables"));
const filter = /** @type {HTMLFormElement} */ (document.querySelector("[data-filter]"));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

const query = () => new URLSearchParams([...new FormData(filter)].map(([name, value]) => [name, String(value)]));

async function refresh() {
  const answer = await fetch(`${tables.dataset.source}?${query()}`);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of fresh.querySelectorAll("[data-region]")) put(part);
  tellAll();
}

/** @param {Element} part what a region of the page is to hold from now on */
function put(part) {
  const place = region(String(part.getAttribute("data-region")));
  if (!place || place.innerHTML === part.innerHTML) return;
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  place.innerHTML = part.innerHTML;
  if (focused) focusAgain(place, focused);
}

/**
 * A table may have filled up under the visitor's finger: "sit down" becomes "watch".
 *
 * @param {Element} place
 * @param {Element} gone
 */
function focusAgain(place, gone) {
  const uid = gone.closest("[data-table]")?.getAttribute("data-table");
  /** @type {HTMLElement | null} */
  const next = place.querySelector(`[data-table="${uid}"] :is(button, .button)`) ?? place.querySelector("a, button");
  next?.focus();
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(refresh, PAUSE);
}

document.addEventListener("submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.matches("[data-entropy]")) addEntropy(target);
});
filter.addEventListener("change", () => {
  history.replaceState(null, "", `?${query()}`);
  refresh();
});

live.on("lobby", soon);
live.on("turn", soon);
live.onStatus((status) => status === "open" && soon());
