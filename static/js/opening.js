// The forms by which a game begins: they carry this browser's part of the deal, and say at once
// which choices do not go together. What goes together only the server knows.

import { addEntropy } from "./core/entropy.js";

const form = /** @type {HTMLFormElement} */ (document.querySelector("form[data-entropy]"));
const errors = form.querySelector('[data-errors="seats"]');
const { possible } = form.dataset;

async function check() {
  const told = [...new FormData(form)].filter(([name]) => name !== "csrfmiddlewaretoken");
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${possible}?${query}`);
  if (answer.ok && errors) errors.innerHTML = (await answer.text()).trim();
}

document.addEventListener("submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.matches("[data-entropy]")) addEntropy(target);
});
if (possible && errors) form.addEventListener("change", check);
