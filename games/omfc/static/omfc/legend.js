// What the signs on the board mean: those that are on it now, or soon may be.

import { html } from "#page/core/html.js";
import { ash, flag } from "./houses.js";
import { tag } from "./tags.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

const WALL =
  '<rect x="-11" y="-8" width="22" height="16" rx="5" class="wall"/><rect x="-11" y="-8" width="22" height="16" rx="5" class="dashes"/>';
const RIVER = '<path class="river" d="M-11 4C-4-8 4 8 11-4"/><path class="shine" d="M-11 4C-4-8 4 8 11-4"/>';
const land = (/** @type {string} */ name) =>
  `<rect x="-12" y="-10" width="24" height="20" rx="5" class="swatch ${name}"/><rect x="-12" y="-10" width="24" height="20" rx="5" fill="url(#omfc-${name})"/>`;
const priced = (/** @type {"build" | "attack" | "sabotage"} */ kind) => tag({ kind, price: 16 }, { x: 0, y: 0 }, 10);

/** @type {[string, string, (view: View) => boolean][]} */
const SIGNS = [
  ["ruin", ash(0, 0, 22), () => true],
  ["fort", WALL, () => true],
  ["price_attack", priced("attack"), () => true],
  ["price_sabotage", priced("sabotage"), () => true],
  ["river", RIVER, ({ rivers }) => rivers.length > 0],
  ["desert", land("desert"), (view) => has(view, "desert")],
  ["forest", land("forest"), (view) => has(view, "forest")],
  ["sunk", land("sunk"), (view) => has(view, "sunk")],
  ["capital", flag(0, 0, 20), (view) => has(view, "capital")],
];

/**
 * @param {View} view
 * @param {string} mark
 */
const has = ({ cells }, mark) => Object.values(cells).some(({ marks }) => marks.includes(mark));

/** @param {Parts<View, Laid>} parts */
export function Legend({ view, words }) {
  const shown = SIGNS.filter(([, , isThere]) => isThere(view));
  return html`
    <section class="legend">
      <h3>${words.label("legend")}</h3>
      <ul>
        ${shown.map(
          ([name, drawn]) => html`
          <li key=${name}><svg viewBox="-16 -13 32 26" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />${words.labels[name] ?? words.tell("marks", name)}</li>`,
        )}
      </ul>
    </section>`;
}
