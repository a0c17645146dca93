// At the end: the points as they fell, a line between the two leads that win.

import { html } from "#page/core/html.js";
import { seatPaint } from "#page/stage/plate.js";
import { useTable } from "#page/table/context.js";
import { seatName } from "#page/table/names.js";
import { goalOf } from "./rope.js";

/**
 * @import { PointEvent } from "./wire.js"
 *
 * @typedef {{ lead: number, seat: number, cause: PointEvent["cause"], told: string }} Fallen
 */

const WIDE = 300;
const HIGH = 100;

/** Each cause has a shape of its own about a point. @type {Record<string, string>} */
const SHAPES = {
  field: "M-4.500-4.500h9v9h-9z",
  boss: "M0-6 6 0 0 6-6 0z",
  round: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  hand: "M0-6 6 4.500H-6z",
};

export function Chart() {
  const table = useTable();
  const { words, frame, state } = table;
  const bottom = frame.seat ?? 0;
  const top = 1 - bottom;
  const points = fallen(state.log, bottom, top);
  const causes = Object.keys(SHAPES).filter((cause) => points.some((one) => one.cause === cause));
  return html`
    <section class="sugar-chart" aria-label=${words.label("chart")}>
      <h3>${words.label("chart")}</h3>
      <ol class="unseen">${points.map(({ told }, at) => html`<li key=${at}>${told}</li>`)}</ol>
      <div class="lines">
        <p aria-hidden="true"><span>${seatName(table, top)}</span><span>${seatName(table, bottom)}</span></p>
        <${Line} points=${points} goal=${goalOf(table)} />
      </div>
      <p class="legend" aria-hidden="true">${causes.map((cause) => html`<span key=${cause}><${Mark} cause=${cause} />${words.label(`cause_${cause}`)}</span>`)}</p>
    </section>`;
}

/**
 * @param {import("#page/table/types.js").State["log"]} log
 * @param {number} bottom
 * @param {number} top
 * @returns {Fallen[]}
 */
export const fallen = (log, bottom, top) =>
  log.flatMap(({ event, text }) => {
    if (event.type !== "point") return [];
    const { points, seat, cause } = /** @type {PointEvent} */ (/** @type {unknown} */ (event));
    return [{ lead: points[bottom] - points[top], seat, cause, told: text }];
  });

/** @param {{ points: Fallen[], goal: number }} props */
function Line({ points, goal }) {
  const step = WIDE / (points.length + 1);
  /** @param {number} lead */
  const y = (lead) => (lead / goal) * (HIGH / 2 - 8);
  const path = points.map(({ lead }, at) => `H${(at + 1) * step}V${y(lead)}`).join("");
  return html`
    <svg viewBox=${`-8 ${-HIGH / 2} ${WIDE + 16} ${HIGH}`} aria-hidden="true">
      <path class="goal" d=${`M0 ${y(-goal)}H${WIDE}M0 ${y(goal)}H${WIDE}`} /><path class="zero" d=${`M0 0H${WIDE}`} />
      <path class="way" d=${`M0 0${path}H${WIDE}`} />
      ${points.map(
        ({ lead, seat, cause }, at) => html`
        <path key=${at} class="point" d=${SHAPES[cause]} transform=${`translate(${(at + 1) * step} ${y(lead)})`} fill=${seatPaint(seat)} />`,
      )}
    </svg>`;
}

/** @param {{ cause: string }} props */
const Mark = ({ cause }) =>
  html`<svg viewBox="-8 -8 16 16" width="13" height="13"><path d=${SHAPES[cause]} fill="currentColor" /></svg>`;
