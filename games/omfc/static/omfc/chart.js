// The end of a game: every seat's points, round by round.

import { html } from "#page/core/html.js";
import { quarters } from "#page/core/vocabulary.js";
import { seatPaint } from "#page/stage/plate.js";
import { useTable } from "#page/table/context.js";
import { seatName } from "#page/table/names.js";
import { house } from "./houses.js";
import { useRounds } from "./rounds.js";

/** @import { View } from "./wire.js" */

const WIDE = 420;
const HIGH = 150;
const LEFT = 34;
const LOW = 20;
const SIGN = 18;

export function Ending() {
  const table = useTable();
  const view = /** @type {View} */ (/** @type {unknown} */ (table.frame.view));
  const { points } = useRounds(table, view.round);
  if (points.length < 2) return null;
  const { words } = table;
  const told = view.seats.map(
    (_, seat) => `${seatName(table, seat)}: ${points.map((one) => quarters(one[seat])).join(", ")}`,
  );
  const label = `${words.label("by_round")}. ${told.join("; ")}`;
  return html`
    <figure class="by-round">
      <figcaption>${words.label("by_round")}</figcaption>
      <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${label} dangerouslySetInnerHTML=${{ __html: curves(points) }} />
    </figure>`;
}

/**
 * A curve for each seat, with its house at the end.
 *
 * @param {number[][]} points
 */
export function curves(points) {
  const most = Math.max(4, ...points.flat());
  const x = (/** @type {number} */ round) => LEFT + (round * (WIDE - LEFT - SIGN)) / (points.length - 1);
  const y = (/** @type {number} */ amount) => HIGH - LOW - (amount * (HIGH - LOW - 14)) / most;
  const grid = [0, 0.5, 1].map((part) => {
    const amount = Math.round((most * part) / 4) * 4;
    return `<path class="grid" d="M${LEFT} ${y(amount)}H${WIDE - SIGN}"/><text x="${LEFT - 6}" y="${y(amount) + 4}" text-anchor="end">${quarters(amount)}</text>`;
  });
  const rounds = ticks(points.length).map(
    (round) => `<text x="${x(round)}" y="${HIGH - 4}" text-anchor="middle">${round + 1}</text>`,
  );
  const lines = points[0].map((_, seat) => {
    const line = points
      .map((one, round) => `${round ? "L" : "M"}${x(round).toFixed(1)} ${y(one[seat]).toFixed(1)}`)
      .join("");
    const last = points[points.length - 1][seat];
    return `<path class="line" d="${line}" stroke="${seatPaint(seat)}" stroke-dasharray="${DASHES[seat]}"/>${house(seat, x(points.length - 1), y(last), SIGN)}`;
  });
  return [...grid, ...rounds, ...lines].join("");
}

/** Not by colour alone. */
const DASHES = ["none", "7 4", "2 3", "10 3 2 3", "none", "7 4", "2 3", "10 3 2 3"];

/**
 * Which rounds are numbered: the first, the last, and some between.
 *
 * @param {number} count
 */
function ticks(count) {
  const step = Math.max(1, Math.ceil(count / 8));
  return Array.from({ length: count }, (_, round) => round).filter((round) => round % step === 0);
}
