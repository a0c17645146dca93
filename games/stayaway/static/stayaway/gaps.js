// The gaps between people: doors nailed across them, and where one could be.

import { html } from "#page/core/html.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Gap, Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Gaps(parts) {
  const { view, layout, lit } = parts;
  return layout.gaps
    .filter(({ gap }) => view.doors[gap] || lit.has(`gap:${gap}`))
    .map((gap) => html`<${Between} key=${gap.gap} gap=${gap} ...${parts} />`);
}

/** @param {Props & { gap: Gap }} props */
function Between({ gap, view, layout, lit, sent, words, touch, numbers, nameOf }) {
  const thing = `gap:${gap.gap}`;
  const can = lit.has(thing);
  const isBarred = view.doors[gap.gap];
  const [one, other] = gap.between.map(nameOf);
  const name = words.label(isBarred ? "door_between" : "gap_between", { one, other });
  const style = `left:${gap.x}px;top:${gap.y}px;width:${layout.door}px;--angle:${slant(gap, layout)}deg`;
  return html`
    <button type="button" class="gap ${isBarred ? "barred" : ""} ${can ? "lit" : ""} ${sent.includes(thing) ? "sent" : ""}" style=${style}
      data-thing=${thing} data-number=${numbers(thing) || null} aria-disabled=${can ? null : "true"} aria-label=${name}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
      ${isBarred && html`<${Door} />`}
    </button>`;
}

/**
 * A door lies across the edge of the table.
 *
 * @param {Gap} gap
 * @param {Laid} layout
 */
const slant = ({ x, y }, { table }) =>
  (Math.atan2((y - table.y) / table.ry ** 2, (x - table.x) / table.rx ** 2) * 180) / Math.PI;

const Door = () => html`
  <svg viewBox="0 0 80 42" aria-hidden="true">
    <rect class="leaf" x="2" y="5" width="76" height="32" rx="3" />
    <path class="boards" d="M3 15.500h74M3 26.500h74" />
    <path class="plank" d="M8 4 78 30l-4 8L4 12zM74 4 4 30l4 8L78 12z" />
    <path class="nails" d="M12 9.500h.1M68 32.500h.1M68 9.500h.1M12 32.500h.1M40 21h.1" />
  </svg>`;
