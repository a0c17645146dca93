// The form for a new table carries this browser's part of the deal.

import { freshEntropy, keepPending } from "./entropy.js";

const form = document.querySelector("[data-entropy]");
form.addEventListener("submit", () => {
  form.elements.entropy.value = freshEntropy();
  keepPending(form.elements.entropy.value);
});
