// A short word beside a thing: why it cannot be done, or what it would do.

import { html } from "../core/html.js";
import { TALL } from "./geometry.js";

/**
 * @import { Tip as Told } from "./choice.js"
 * @import { Point } from "./geometry.js"
 * @import { Layout, Size } from "./module.js"
 */

/** So wide at most: on a wide stage a sentence stands in one line between the question and the hand. */
const WIDEST = { wide: 420, phone: 300, flat: 300 };
const RAISED = 24;
const EDGE = 12;
const GAP = 6;

/** @param {{ tip: Told | null, layout: Layout, size: Size }} props */
export function Tip({ tip, layout, size }) {
  const { x, y, widest } = placed(tip, layout, size);
  return html`
    <div class="tips" role="status">
      ${tip && html`<p class="tip" style=${`left:${x}px;top:${y}px;max-width:${widest}px`}>${tip.text}</p>`}
    </div>`;
}

/**
 * Where its lower edge is, in the middle. On a phone a question is as wide as the screen and stays in sight:
 * of what lies below it one is told above it.
 *
 * @param {Told | null} tip
 * @param {Layout} layout
 * @param {Size} size
 */
export function placed(tip, layout, size) {
  const widest = Math.min(WIDEST[size.mode], size.width - 2 * EDGE);
  const place = tip && at(tip, layout);
  const lowest = size.mode === "phone" ? layout.question.y - GAP : size.height;
  const x = Math.min(size.width - widest / 2 - EDGE, Math.max(widest / 2 + EDGE, place?.x ?? size.width / 2));
  const y = Math.max(RAISED + EDGE, Math.min(lowest, place?.y ?? layout.question.y));
  return { x, y, widest };
}

/**
 * Above the thing, or above the plate it belongs to.
 *
 * @param {Told} tip
 * @param {Layout} layout
 * @returns {Point | null}
 */
function at({ thing, key }, { spots, anchors, plates }) {
  const spot = (key ? spots.get(key) : undefined) ?? anchors.get(thing);
  if (spot) return { x: spot.x, y: spot.y - (spot.w * TALL) / 2 - RAISED };
  return plates.find(({ seat }) => thing === `seat:${seat}`) ?? null;
}
