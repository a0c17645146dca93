// What lies under the cards: the fields, the rope, the Boss, the deck and the discard.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { walk } from "#page/stage/keys.js";
import { Pile } from "#page/stage/pile.js";
import { Fields } from "./field.js";
import { Rope } from "./rope.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export const Centre = (parts) => html`
  <${Rope} ...${parts} />
  <div role="group" aria-label=${parts.words.label("spots")} onKeyDown=${walk}>
    <${Fields} ...${parts} />
    <${Boss} ...${parts} />
    <${Piles} ...${parts} />
  </div>`;

/** @param {Props} parts */
function Boss(parts) {
  const { view, layout, words, lit, foretold } = parts;
  const { x, y, card, captions } = layout.boss;
  const boss = /** @type {string} */ (view.bosses.at(-1));
  const under = view.bosses.length - 1;
  const half = (card * TALL) / 2;
  const name = words.label("boss_name", { card: words.tell("card", boss) });
  const told = captions === "beside" && lit.has("boss") ? foretold("boss") : "";
  const below = under ? words.label("under", { count: under }) : "";
  return html`
    <div class="boss-of ${captions}"><${Pile} parts=${parts} thing="boss" place=${layout.boss} name=${name} /></div>
    ${
      captions === "around" &&
      html`
      <p class="caption named" style=${`left:${x}px;top:${y - half - card * 0.22}px`} aria-hidden="true">${words.label("boss")}</p>
      <p class="caption" style=${`left:${x}px;top:${y + half + card * 0.26}px`}>${below}</p>`
    }
    ${
      captions === "beside" &&
      html`
      <p class="caption beside" style=${`left:${x + card / 2 + 14}px;top:${y}px`}>
        <b aria-hidden="true">${words.label("boss")}</b>${told && html`<em aria-hidden="true">${told}</em>`}<span>${below}</span>
      </p>`
    }`;
}

/** @param {Props} parts */
function Piles(parts) {
  const { view, layout, words } = parts;
  const { deck, discard } = layout;
  // What ТУТ would do is told by its own buttons.
  const mute = { ...parts, foretold: () => "" };
  const top = view.discard
    ? words.label("discard_name", { card: words.tell("card", view.discard) })
    : words.label("discard_empty");
  /** @type {(place: { x: number, y: number, card: number }) => string} */
  const below = ({ x, y, card }) => `left:${x}px;top:${y + (card * TALL) / 2 + 16}px`;
  return html`
    ${!view.deck && html`<i class="bare-pile" style=${bare(deck)} />`}${!view.discard && html`<i class="bare-pile" style=${bare(discard)} />`}
    <${Pile} parts=${mute} thing="do:pull" place=${deck} name=${words.label("deck_name", { count: view.deck })} count=${view.deck} />
    <div class=${view.discard ? "discard-of" : ""}><${Pile} parts=${mute} thing="do:drop" place=${discard} name=${top} /></div>
    ${
      layout.boss.captions === "around" &&
      html`
      <p class="caption" style=${below(deck)} aria-hidden="true">${words.label("deck")}</p>
      <p class="caption" style=${below(discard)} aria-hidden="true">${words.label("discard")}</p>`
    }`;
}

/** @param {{ x: number, y: number, card: number }} place */
const bare = ({ x, y, card }) =>
  `left:${x - card / 2}px;top:${y - (card * TALL) / 2}px;width:${card}px;height:${card * TALL}px`;
