// Which face of the table is shown, drawn or in words: decided before the first drawing, and remembered.

import { prefer } from "../stage/preferences.js";

/**
 * @import { Facts, Store } from "../table/types.js"
 * @typedef {"drawn" | "words"} Face
 */

const YEAR = 365 * 24 * 3600;

/**
 * The server writes it into the page, so that nothing has to jump; a cookie tells the server.
 *
 * @returns {Face}
 */
export const shownFace = () => (document.body.dataset.face === "drawn" ? "drawn" : "words");

/** @param {Facts} facts */
export const canBeDrawn = (facts) => Boolean(facts.stage);

/** @param {Face} face */
export function showFace(face) {
  document.body.dataset.face = face;
}

/**
 * Whoever changes faces goes on where they stood: at the question, or at the same card.
 *
 * @param {Store} table
 * @param {Face} face
 */
export function chooseFace(table, face) {
  const stood = standing();
  prefer({ face });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `face=${face}; path=/; max-age=${YEAR}; samesite=lax`;
  showFace(face);
  table.change({});
  requestAnimationFrame(() => requestAnimationFrame(() => goTo(stood)));
}

/** @param {Store} table */
export const otherFace = (table) => chooseFace(table, shownFace() === "drawn" ? "words" : "drawn");

/** W changes faces, unless one is writing or a dialog is open. */
export function listenForFaces(/** @type {Store} */ table) {
  if (!canBeDrawn(table.facts)) return;
  addEventListener("keydown", (event) => {
    if (event.code !== "KeyW" || !isCommand(event)) return;
    event.preventDefault();
    otherFace(table);
  });
}

/**
 * A key that is meant for the table: nobody is writing, nothing is asked in a dialog.
 *
 * @param {KeyboardEvent} event
 */
export function isCommand(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  const writing = event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select");
  return !writing && !document.querySelector("dialog[open]");
}

/**
 * What has the focus, as a selector that finds it on the other face too: a card lies on the table by
 * its token, and its moves are grouped by the same.
 */
function standing() {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here === document.body) return "";
  const drawn = here.closest("[data-thing]")?.getAttribute("data-thing");
  const token = drawn
    ? drawn.slice(drawn.lastIndexOf(":") + 1)
    : here.closest("[data-token]")?.getAttribute("data-token");
  if (token) return `[data-thing$=":${CSS.escape(token)}"], [data-token="${CSS.escape(token)}"] button`;
  return here.id ? `#${CSS.escape(here.id)}` : "#question";
}

/** @param {string} stood */
function goTo(stood) {
  if (!stood) return;
  const found = document.querySelector(stood) ?? document.getElementById("question");
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}
