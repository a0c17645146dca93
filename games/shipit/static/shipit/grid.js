// Cards side by side to choose from or to leaf through, found by their names.

import { useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { Face } from "./drawn.js";
import { kinOf, rankOf } from "./kinds.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 *
 * @typedef {{ card: string, count: number }} Some
 */

/** From so many kinds on one may search. */
const MANY = 7;

/**
 * Each kind once, in the order of the rules page, with how many there are.
 *
 * @param {string[]} cards
 * @returns {Some[]}
 */
export function counted(cards) {
  const kinds = [...new Set(cards)].toSorted((one, other) => rankOf(one) - rankOf(other));
  return kinds.map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/**
 * @param {object} props
 * @param {Some[]} props.cards
 * @param {Words} props.words
 * @param {(card: string) => boolean} [props.can]
 * @param {(card: string, event: MouseEvent) => void} [props.choose]
 * @param {string} [props.chosen]
 * @param {string} [props.thing] what they are called by, if they are things of moves
 */
export function Grid({ cards, words, can = () => true, choose, chosen = "", thing = "" }) {
  const [sought, setSought] = useState("");
  const found = cards.filter(({ card }) => isLike(card, sought, words));
  /** @param {Some} some */
  const cell = ({ card, count }) => {
    const drawn = html`<${Face} card=${card} words=${words} width=${78} />${count > 1 && html`<span class="count">×${count}</span>`}`;
    const name = [words.tell("card", card), count > 1 && `×${count}`, words.texts[card]].filter(Boolean).join(". ");
    if (!choose) return html`<span role="img" aria-label=${name} title=${name}>${drawn}</span>`;
    return html`
      <button type="button" title=${words.texts[card]} aria-pressed=${chosen ? String(chosen === card) : null}
        data-thing=${thing ? `${thing}:${card}` : null} disabled=${!can(card)} onClick=${(/** @type {MouseEvent} */ event) => choose(card, event)}>
        <span class="unseen">${name}</span><span aria-hidden="true">${drawn}</span></button>`;
  };
  return html`
    ${
      cards.length >= MANY &&
      html`<input class="seek" type="search" value=${sought} placeholder=${words.label("seek")} aria-label=${words.label("seek")}
      onInput=${(/** @type {any} */ event) => setSought(event.target.value)} />`
    }
    <ul class="grid">${found.map((some) => html`<li key=${some.card}>${cell(some)}</li>`)}</ul>
    ${!found.length && html`<p class="soft">${words.label("none_found")}</p>`}`;
}

/**
 * @param {string} card
 * @param {string} sought
 * @param {Words} words
 */
function isLike(card, sought, words) {
  const told = [words.tell("card", card), words.label(`kin_${kinOf(card)}`), card].join(" ").toLowerCase();
  return told.includes(sought.trim().toLowerCase());
}
