// The Coyote's Chance: the card to beat, and a place for the one that beats it. Everybody sees the same question,
// whatever the asked seat holds.

import { html } from "#page/core/html.js";
import { coyote } from "./coyote.js";
import { face } from "./faces.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { ChanceAsk, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

const HEAD = `<svg viewBox="0 0 100 100" aria-hidden="true">${coyote(50, 50, 96, "#f0c674", "#4a2550")}</svg>`;

/** @param {Props} parts */
export function Chance(parts) {
  const { view, layout, words, nameOf } = parts;
  if (view.phase !== "coyote") return null;
  const [asked, question] = /** @type {[string, ChanceAsk][]} */ (Object.entries(view.asks))[0];
  const { x, y, w, h } = layout.chance;
  const mine = Number(asked) === view.seat;
  const told = mine ? words.label("chance_mine") : words.label("chance_theirs", { who: nameOf(Number(asked)) });
  const drawn = face(question.card, words.language);
  return html`
    <section class="chance" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`} aria-label=${words.label("chance")}>
      <span class="head" dangerouslySetInnerHTML=${{ __html: HEAD }} />
      <div class="told"><h3>${words.label("chance")}</h3><p>${told}</p></div>
      <span class="to-beat" role="img" aria-label=${words.tell("card", question.card)} dangerouslySetInnerHTML=${{ __html: drawn }} />
      <b class="versus" aria-hidden="true">‹</b>
      <${Slot} parts=${parts} mine=${mine} />
    </section>`;
}

/** @param {{ parts: Props, mine: boolean }} props */
function Slot({ parts, mine }) {
  const { lit, sent, touch, foretold, numbers, words } = parts;
  const thing = "chance";
  if (!mine) return html`<span class="slot">${words.label("chance_thinks")}</span>`;
  const can = lit.has(thing);
  const tag = can ? foretold(thing) : "";
  return html`
    <button type="button" class="slot ${can ? "lit" : ""} ${sent.includes(thing) ? "sent" : ""}" data-thing=${thing}
      data-number=${numbers(thing) || null} aria-disabled=${can ? null : "true"} aria-description=${tag || null}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
      ${tag || words.label("chance_slot")}
    </button>`;
}
