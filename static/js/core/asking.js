// A dialog that asks before something that costs, and returns the answer.

import { html, render } from "./html.js";
import { t } from "./page.js";

/** @typedef {{ title: string, text: string, yes: string, field?: string }} Asked */

/**
 * Resolves to null when it was called off, else to what was written (or "" without a field).
 * Without a field it begins on the way back: what is asked here cannot be undone.
 *
 * @param {Asked} asked
 * @returns {Promise<string | null>}
 */
export function ask(asked) {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes" ? (dialog.querySelector("input")?.value ?? "") : null);
      dialog.remove();
    });
    render(question(asked), dialog);
    dialog.showModal();
  });
}

/** @param {Asked} asked */
function question({ title, text, yes, field }) {
  return html`
    <form method="dialog" aria-labelledby="ask-title">
      <h2 id="ask-title">${title}</h2>
      <p>${text}</p>
      ${
        field &&
        html`
        <div class="field">
          <label for="ask-field">${field}</label>
          <input id="ask-field" maxlength="300" />
        </div>`
      }
      <div class="row">
        <button class="main" value="yes">${yes}</button>
        <button value="no" formnovalidate autofocus=${!field}>${t("call_off")}</button>
      </div>
    </form>`;
}
