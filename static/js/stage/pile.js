// A pile: a place on the table that is named, lit when it can be touched, and says what would come of it.

import { html } from "../core/html.js";
import { TALL } from "./geometry.js";

/** @import { Parts } from "./module.js" */

/**
 * @param {object} props
 * @param {Parts} props.parts
 * @param {string} props.thing
 * @param {{ x: number, y: number, card: number }} props.place
 * @param {string} props.name
 * @param {number} [props.count]
 * @param {boolean} [props.opens] whether it can be touched at any time, as it shows something
 */
export function Pile({ parts, thing, place, name, count, opens = false }) {
  const { lit, sent, touch, foretold, numbers } = parts;
  const { x, y, card } = place;
  const can = lit.has(thing);
  const told = can ? foretold(thing) : "";
  const style = `left:${x - card / 2}px;top:${y - (card * TALL) / 2}px;width:${card}px;height:${card * TALL}px`;
  return html`
    <button
      type="button"
      class="pile ${can ? "lit" : ""} ${sent.includes(thing) ? "sent" : ""}"
      style=${style}
      data-thing=${thing}
      data-number=${numbers(thing) || null}
      aria-disabled=${can || opens ? null : "true"}
      aria-description=${told || null}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}
    >
      <span class="unseen">${name}</span>
      ${count !== undefined && html`<span class="count" aria-hidden="true">${count}</span>`}
      ${told && html`<span class="tag" aria-hidden="true">${told}</span>`}
    </button>`;
}
