// Somebody asks this person to a table: a note on whatever page they are, told politely.

import { token } from "../core/calls.js";
import { parts, titled } from "../core/titles.js";

/** @import { Frames } from "../table/frames.js" */

const place = document.getElementById("invited");
const language = document.documentElement.lang;

/** @param {Frames["invited"]} invitation */
export function showInvitation({ table, game, by }) {
  if (!place || place.querySelector(`[data-table="${table}"]`)) return;
  const note = /** @type {HTMLElement} */ (template("invited-note").cloneNode(true));
  /** @type {(selector: string) => HTMLElement} */
  const part = (selector) => /** @type {HTMLElement} */ (note.querySelector(selector));
  note.dataset.table = table;
  part("[data-by]").append(...parts(titled(by, language)).map(drawn));
  part("[data-game]").textContent = language === "ru" ? game.ru : game.en;
  part("[data-go]").setAttribute("href", `/table/${table}/`);
  part("[data-no]").addEventListener("click", () => decline(note));
  place.append(note);
}

/** @param {string} id */
function template(id) {
  const found = /** @type {HTMLTemplateElement} */ (document.getElementById(id));
  return /** @type {HTMLElement} */ (found.content.firstElementChild);
}

/** @param {{ text: string, isTitle: boolean }} part */
function drawn({ text, isTitle }) {
  if (!isTitle) return text;
  const title = document.createElement("span");
  title.className = "title";
  title.textContent = text;
  return title;
}

/**
 * An invitation that is over already (the table has begun) is put away like a declined one.
 *
 * @param {HTMLElement} note
 */
async function decline(note) {
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token() };
  const path = `/api/v1/tables/${note.dataset.table}/decline/`;
  const answer = await fetch(path, { method: "POST", headers, body: "{}" }).catch(() => null);
  if (!answer?.ok && answer?.status !== 404) return;
  note.remove();
  document.getElementById("content")?.focus({ preventScroll: true });
}
