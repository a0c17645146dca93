// The dish in the middle: its rim is the colour in force, its chevrons run the way the play goes.

import { html } from "#page/core/html.js";
import { COLOURS, PAINT, shape } from "./faces.js";

/** @import { Colour, Direction } from "./wire.js" */

const RIM = 89;
const CHEVRONS = [0, 22, 68, 90, 112, 158, 202, 248, 270, 292, 338];
const MARKS = [45, 135, 225, 315];
const UNNAMED = { field: "var(--strong-line)", ink: "#fff6e5" };

/**
 * @param {number} angle
 * @param {number} radius
 */
const at = (angle, radius) => {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * radius, Math.sin(turn) * radius];
};

/** @param {{ colour: Colour | null, direction: Direction, place: { x: number, y: number, r: number } }} props */
export function Dish({ colour, direction, place }) {
  const { x, y, r } = place;
  const paint = colour ? PAINT[colour] : UNNAMED;
  const style = `width:${r * 2}px;height:${r * 2}px;left:${x - r}px;top:${y - r}px;--rim:${paint.field};--rim-ink:${paint.ink}`;
  const marks = MARKS.map((angle, turn) => {
    const [left, top] = at(angle, RIM);
    return shape(colour ?? COLOURS[turn], left, top, 11, paint.ink);
  }).join("");
  return html`
    <svg class="dish" style=${style} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle class="shade" r="98" cy="2" />
      <circle class="rim" r="98" />
      <circle class="well" r="80" />
      <circle class="stitch" r="74" />
      <g class="way" style=${`transform:scaleX(${direction})`}>
        ${CHEVRONS.map((angle) => {
          const [left, top] = at(angle - 90, RIM);
          return html`<path transform=${`translate(${left} ${top}) rotate(${angle})`} d="M-2.6-5 2.6 0-2.6 5" />`;
        })}
      </g>
      <g dangerouslySetInnerHTML=${{ __html: marks }} />
    </svg>`;
}
