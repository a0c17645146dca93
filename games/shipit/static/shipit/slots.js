// The components before each seat, as buttons above their pieces: named, lit when they can be aimed at.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { walk } from "#page/stage/keys.js";
import { inRow } from "./layout.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Spot } from "#page/stage/geometry.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** How much lower than its card a component reaches: what lies under it peeks out. */
const UNDER = 1.16;

/** @param {Props} parts */
export function Slots(parts) {
  const { view, layout, nameOf, words } = parts;
  return [...layout.seats].map(([seat, { row }]) => {
    const spots = inRow(row, view.tables[seat].length);
    if (!spots.length) return null;
    return html`
      <ul key=${seat} class="zone slots" aria-label=${words.label("table_of", { who: nameOf(seat) })} onKeyDown=${walk}>
        ${spots.map((spot, at) => html`<li key=${at}><${Slot} parts=${parts} seat=${seat} at=${at} spot=${spot} /></li>`)}
      </ul>`;
  });
}

/** @param {{ parts: Props, seat: number, at: number, spot: Spot }} props */
function Slot({ parts, seat, at, spot }) {
  const { view, lit, chosen, words, touch, foretold, numbers, seat: me } = parts;
  const own = `mine:${at}`;
  const thing = seat === me && (lit.has(own) || chosen.includes(own)) ? own : `slot:${seat}:${at}`;
  const can = lit.has(thing);
  const aim = !can && lit.has(`seat:${seat}`) ? `seat:${seat}` : thing;
  const states = [
    seat !== me && "of-rival",
    can && "lit",
    chosen.includes(thing) && "chosen",
    isStruck(view, seat, at) && "struck",
  ];
  const tag = can ? foretold(thing) : "";
  const { card, under, copies } = view.tables[seat][at];
  const said = words.say("lines", { code: "component", slot: at, card, under: under.length ? under : null, copies });
  const high = spot.w * (seat === me ? TALL * (under.length ? UNDER : 1) : under.length ? 1.3 : 1);
  const style = `left:${spot.x - spot.w / 2}px;top:${spot.y - (spot.w * TALL) / 2}px;width:${spot.w}px;height:${high}px`;
  return html`
    <button
      type="button"
      class="slot ${states.filter(Boolean).join(" ")}"
      style=${style}
      tabindex=${can || !at ? 0 : -1}
      data-thing=${thing}
      data-number=${numbers(thing) || null}
      aria-disabled=${can ? null : "true"}
      aria-description=${tag || null}
      onClick=${(/** @type {MouseEvent} */ event) => touch(aim, event)}
    >
      <span class="unseen">${said}</span>
      ${tag && html`<span class="tag" aria-hidden="true">${tag}</span>`}
    </button>`;
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {number} at
 */
const isStruck = ({ blow }, seat, at) => blow?.victim === seat && blow.targets.includes(at);
