// The rope between the two leads that win, and the cube of sugar that is pulled along it.

import { html } from "#page/core/html.js";
import { useTable } from "#page/table/context.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Store } from "#page/table/types.js"
 * @import { Laid } from "./layout.js"
 * @import { Board, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** A cube of sugar about the middle. */
const CUBE = `<path class="lid" d="M0-22 23-11 0 0-23-11Z"/><path class="west" d="M-23-11 0 0V23L-23 11Z"/>
  <path class="east" d="M23-11 0 0V23L23 11Z"/><path class="grain" d="M-8-13h.1M2-16h.1M7-9h.1M-3-6h.1M-14-9h.1"/>`;

/** Smaller numbers cannot be read. */
const LEAST_TYPE = 10;

/**
 * The lead that wins.
 *
 * @param {Store} table
 */
export const goalOf = ({ frame }) => /** @type {Board} */ (/** @type {unknown} */ (frame.table.board)).goal;

/** @param {Props} parts */
export function Rope({ view, layout, words, nameOf }) {
  const { x, y, length, upright, scale } = layout.rope;
  const { top, bottom } = layout.seats;
  const lead = view.points[bottom] - view.points[top];
  const goal = goalOf(useTable());
  const step = length / (2 * goal);
  const knots = Array.from({ length: 2 * goal + 1 }, (_, at) => at - goal);
  const style = `left:${x}px;top:${y}px;--half:${length / 2}px`;
  const [who, left] = standing({ view, words, nameOf }, goal);
  const half = length / 2;
  const line = upright ? `M0 ${-half}V${half}` : `M${-half} 0H${half}`;
  const box = upright ? `-30 ${-half - 20} 60 ${length + 40}` : `${-half - 20} -30 ${length + 40} 60`;
  const [w, h] = upright ? [60, length + 40] : [length + 40, 60];
  const radius = Math.min(10.5 * scale, step * 0.48);
  return html`
    <div class="rope ${upright ? "upright" : "lying"}" style=${style} role="img" aria-label=${words.label("rope", { who, left })}>
      <svg viewBox=${box} width=${w} height=${h} aria-hidden="true">
        <path class="cord" d=${line} /><path class="twist" d=${line} />
        ${knots.map((knot) => html`<${Knot} key=${knot} knot=${knot} at=${knot * step} ...${{ goal, upright, radius }} />`)}
        <g class="cube" style=${`transform:translate${upright ? "Y" : "X"}(${lead * step}px) scale(${Math.max(0.6, radius / 10.5)})`}
          dangerouslySetInnerHTML=${{ __html: CUBE }} />
      </svg>
      <p class="of-rival">${upright ? words.label("sugar_side", { who: nameOf(top) }) : nameOf(top)}</p>
      <p class="standing-of"><b>${who}</b> <span>${left}</span></p>
    </div>`;
}

/** @param {{ knot: number, at: number, goal: number, upright: boolean, radius: number }} props */
function Knot({ knot, at, goal, upright, radius }) {
  const end = Math.abs(knot) === goal;
  const [x, y] = upright ? [0, at] : [at, 0];
  const type = Math.max(LEAST_TYPE, radius * 1.1);
  return html`
    <g class="knot ${end ? "end" : ""}" transform=${`translate(${x} ${y})`}>
      <circle r=${end ? radius * 1.25 : radius} /><text y=${type * 0.36} font-size=${type}>${Math.abs(knot)}</text>
    </g>`;
}

/**
 * Who has sugar, and how much is missing for the victory.
 *
 * @param {Pick<Props, "view" | "words" | "nameOf">} parts
 * @param {number} goal
 * @returns {[string, string]}
 */
function standing({ view, words, nameOf }, goal) {
  const { points, seat } = view;
  const ahead = points.findIndex((count) => count > 0);
  if (ahead < 0) return [words.label("sugar_level"), words.label("to_go", { count: goal })];
  const count = points[ahead];
  const who =
    ahead === seat ? words.label("sugar_mine", { count }) : words.label("sugar_of", { who: nameOf(ahead), count });
  return [who, count < goal ? words.label("to_go", { count: goal - count }) : words.label("reached")];
}
