// The page of rules: a game's cards are drawn beside what is told of them, by the game's own hand.

import { written } from "./core/page.js";
import { loadWords } from "./core/vocabulary.js";

/** @import { Words } from "./core/vocabulary.js" */
/** @typedef {{ DEFS: string, picture: (card: string, words: Words, board: any) => string }} Pictures */

const list = document.getElementById("cards-list");
if (list?.dataset.pictures) draw(list, list.dataset.pictures);

/**
 * @param {HTMLElement} place
 * @param {string} address
 */
async function draw(place, address) {
  const { game = "" } = place.dataset;
  const board = written("board");
  /** @type {[Pictures, Words]} */
  const [{ DEFS, picture }, words] = await Promise.all([
    import(address),
    loadWords(game, document.documentElement.lang),
  ]);
  if (DEFS) place.insertAdjacentHTML("beforebegin", `<svg class="defs" aria-hidden="true"><defs>${DEFS}</defs></svg>`);
  for (const one of place.querySelectorAll("[data-card]")) {
    if (one instanceof HTMLElement) one.innerHTML = picture(one.dataset.card ?? "", words, board);
  }
}
