// Where a chosen card may be aimed: on a small screen as a list, for a finger; and what may be added to it.

import { html } from "#page/core/html.js";
import { withTitles } from "#page/table/names.js";
import { Sign } from "./drawn.js";
import { Sheet } from "./sheet.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

const ADDED = ["sudo", "ci", "certificate"];

/**
 * What may go along with the card: a sudo, what lies under a component, a second hand to draw from.
 *
 * @param {Props} parts
 */
export function Additions(parts) {
  const { lit, chosen, words, touch, nameOf } = parts;
  if (!chosen.length) return null;
  /** @param {string} thing */
  const isThere = (thing) => (lit.has(thing) || chosen.slice(1).includes(thing)) && chosen[0] !== thing;
  const cards = ADDED.filter((card) => isThere(`hand:${card}`));
  const seconds = [...lit.keys(), ...chosen].filter((thing) => thing.startsWith("bonus:"));
  if (!cards.length && !seconds.length) return null;
  /** @param {string} thing @param {string} text @param {string} icon */
  const toggle = (thing, text, icon) => html`
    <button key=${thing} type="button" class="addition" data-adds=${thing} aria-pressed=${String(chosen.includes(thing))}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}><${Sign} name=${icon} size=${16} />${withTitles(text)}</button>`;
  return html`
    <div class="additions" role="group" aria-label=${words.label("with")}>
      ${cards.map((card) => toggle(`hand:${card}`, words.label("with_card", { card: words.tell("card", card) }), card))}
      ${seconds.toSorted().map((thing) => toggle(thing, words.label("and_from", { who: nameOf(Number(thing.slice(6))) }), "p2p"))}
    </div>`;
}

/**
 * On a phone, all aims in words.
 *
 * @param {Props} parts
 */
export function Aims(parts) {
  const { lit, chosen, words, layout, size, touch, foretold, letGo } = parts;
  const isMine = (/** @type {string} */ thing) => Number(thing.split(":")[1] === String(parts.seat));
  const aims = [...lit.keys()]
    .filter((thing) => /^(slot|seat):/.test(thing))
    .toSorted((one, other) => isMine(one) - isMine(other));
  if (size.mode === "wide" || !chosen.length || !aims.length || parts.view.blow) return null;
  const card = chosen[0].replace("hand:", "");
  return html`
    <${Sheet} box=${layout.sheet} title=${words.label("aim_at", { card: words.tell("card", card) })} words=${words} close=${letGo}>
      <${Additions} ...${parts} />
      <ul class="aims-list">
        ${aims.map(
          (thing) => html`
          <li key=${thing}><button type="button" data-aim=${thing} onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
            <${Target} ...${parts} thing=${thing} /><small>${foretold(thing)}</small></button></li>`,
        )}
      </ul>
    </${Sheet}>`;
}

/** @param {Props & { thing: string }} props */
function Target({ thing, view, words, nameOf }) {
  const [kind, seat, at] = thing.split(":");
  if (kind === "seat") return html`<b>${withTitles(nameOf(Number(seat)))}</b>`;
  const { card, under } = view.tables[Number(seat)][Number(at)];
  const lined = under.length ? ` + ${words.tell("cards", under)}` : "";
  return html`<${Sign} name=${card} size=${20} /><b>${words.tell("card", card)}${lined}</b> <span>${withTitles(nameOf(Number(seat)))}</span>`;
}
