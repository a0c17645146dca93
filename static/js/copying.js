// A field with something to take along: a button beside it copies it.

import { element } from "./core/element.js";

const button = element("[data-copies]");
const field = /** @type {HTMLInputElement} */ (element(`#${button.dataset.copies}`));
const status = element("[role=status]", button.closest(".field") ?? document);

// Without https a browser has no clipboard; then the text is marked, to be copied by hand.
async function isCopied() {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

button.hidden = false;
button.addEventListener("click", async () => {
  status.textContent = (await isCopied()) ? (button.dataset.done ?? "") : (button.dataset.undone ?? "");
});
field.addEventListener("focus", () => field.select());
