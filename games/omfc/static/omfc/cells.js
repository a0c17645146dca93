// The cells of the board: each a named button with its land, its walls and its income.

import { useMemo } from "preact/hooks";
import { html } from "#page/core/html.js";
import { quarters } from "#page/core/vocabulary.js";
import { seatPaint } from "#page/stage/plate.js";
import { arcOf, incomeAngle, outline, polar, ringsOf } from "./geometry.js";
import { LANDS } from "./land.js";

/**
 * @import { Board, Cell, View } from "./wire.js"
 *
 * @typedef {object} Cells
 * @property {Board} board
 * @property {View} view
 * @property {Set<Cell>} lit
 * @property {Cell | null} opened
 * @property {Cell} stop  where Tab stops
 * @property {number} type  how large incomes must be at least, to be read
 * @property {(cell: Cell) => string} nameOf
 * @property {(cell: Cell) => void} open
 */

/** @param {Cells} cells */
export function CellButtons(cells) {
  const { board, view, lit, opened, stop, type, nameOf, open } = cells;
  return html`
    <g class="cells">
      ${Object.keys(board.cells).map((cell) => {
        const owner = view.forts.findIndex((one) => one.includes(cell));
        const lands = LANDS.filter((land) => view.cells[cell]?.marks.includes(land));
        const look = [lit.has(cell) && "lit", cell === opened && "open", owner >= 0 && "fort", ...lands];
        const props = { board, cell, owner, lands, type, look: look.filter(Boolean).join(" ") };
        return html`<${OneCell} key=${cell} ...${props} name=${nameOf(cell)} isStop=${cell === stop} open=${open} />`;
      })}
    </g>`;
}

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {Cell} props.cell
 * @param {number} props.owner  of its walls
 * @param {readonly string[]} props.lands
 * @param {number} props.type
 * @param {string} props.look
 * @param {string} props.name
 * @param {boolean} props.isStop
 * @param {(cell: Cell) => void} props.open
 */
function OneCell({ board, cell, owner, lands, type, look, name, isStop, open }) {
  const isWalled = owner >= 0;
  const drawn = useMemo(() => paper(board, cell, lands, isWalled, type), [board, cell, lands.join(), isWalled, type]);
  const style = `--warm:${warmth(board, cell)}%${owner < 0 ? "" : `;--seat:${seatPaint(owner)}`}`;
  // A cell in which nothing has changed is not drawn again.
  return useMemo(
    () => html`
      <g class="cell ${look}" role="button" tabindex=${isStop ? 0 : -1} data-cell=${cell} style=${style}
        aria-label=${name} onClick=${() => open(cell)} onFocus=${() => open(cell)}
        dangerouslySetInnerHTML=${{ __html: drawn }} />`,
    [drawn, look, style, name, isStop, open],
  );
}

/**
 * How near a cell is to the middle, where it is warm.
 *
 * @param {Board} board
 * @param {Cell} cell
 */
const warmth = (board, cell) => Math.round((100 * board.cells[cell].ring) / (ringsOf(board) - 1));

/** How far from the inner edge incomes are engraved, behind walls too, and how large, in rings so wide. */
const engraved = (/** @type {number} */ wide) =>
  wide < 65 ? { deep: 11, walled: 15, large: 11 } : { deep: 13, walled: 19, large: 13 };

/**
 * What is drawn of a cell; which of it is seen, its look says.
 *
 * @param {Board} board
 * @param {Cell} cell
 * @param {readonly string[]} lands
 * @param {boolean} isWalled
 * @param {number} type
 */
function paper(board, cell, lands, isWalled, type) {
  const place = board.cells[cell];
  const arc = arcOf(board, place);
  const { deep, walled, large } = engraved(arc.outer - arc.inner);
  const size = Math.max(large, type);
  const { x, y } = polar((arc.inner || arc.outer * 0.08) + (isWalled ? walled : deep), incomeAngle(board, place));
  return `<path class="ground" d="${outline(arc)}"/>
    ${lands.map((land) => `<path class="land ${land}" d="${outline(arc)}" fill="url(#omfc-${land})"/>`).join("")}
    <text class="engraved" font-size="${size}" x="${x.toFixed(1)}" y="${(y + size * 0.35).toFixed(1)}">${quarters(place.income)}</text>
    <path class="edge" d="${outline(arc, 2.5)}"/>
    <path class="wall" pathLength="100" d="${outline(arc, 5)}"/><path class="dashes" d="${outline(arc, 5)}"/>
    <path class="ring" d="${outline(arc, 3)}"/>`;
}
