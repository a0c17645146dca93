// An event strikes: for a moment its card stands large over the middle of the table.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { Face } from "./drawn.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/** @param {Parts<View, Laid>} parts */
export function Striking({ events, view, layout, words, size }) {
  const struck = /** @type {Event[]} */ (events).findLast(({ type }) => type === "event");
  if (struck?.type !== "event" || view.over) return null;
  const { x, y, w, h } = layout.middle;
  const width = (size.mode === "wide" ? 132 : 104) * (layout.scale ?? 1);
  const style = `left:${x + (w - width) / 2}px;top:${y + (h - width * TALL) / 2}px`;
  return html`<div key=${view.turns + struck.card} class="striking" aria-hidden="true" style=${style}><${Face} card=${struck.card} words=${words} width=${width} /></div>`;
}
