// Any card that a hand may hold, to be named in a phrase: one may say what is not so.

import { html } from "#page/core/html.js";
import { Sheet } from "./sheet.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Family } from "./families.js"
 */

/** @param {{ words: Words, familyOf(card: string): Family, give(card: string): void, shut(): void }} props */
export function Cards({ words, familyOf, give, shut }) {
  const cards = Object.keys(words.texts).filter((card) => familyOf(card) !== "panic");
  return html`
    <${Sheet} look="naming" title=${words.label("another_card")} words=${words} shut=${shut}>
      <div class="chips">
        ${cards.map((card) => html`<button key=${card} type="button" class="chip ${familyOf(card)}" onClick=${() => give(card)}>${words.names[card]}</button>`)}
      </div>
    <//>`;
}
