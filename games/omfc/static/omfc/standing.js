// What stands on the board: rivers on borders, houses and ashes in cells, prices on rims.

import { useMemo } from "preact/hooks";
import { html } from "#page/core/html.js";
import { arcOf, border, flagPoint, houseSize, spots } from "./geometry.js";
import { ash, flag, house } from "./houses.js";
import { thingsIn } from "./names.js";
import { cheapest, tag, tagPoint } from "./tags.js";

/**
 * @import { Board, Cell, CellSeen, Move, View } from "./wire.js"
 */

/** @param {{ board: Board, rivers: Cell[][] }} props */
export function Rivers({ board, rivers }) {
  const drawn = useMemo(() => {
    const lines = rivers.map(([one, other]) => border(board, one, other)).join("");
    return `<path class="river" d="${lines}"/><path class="shine" d="${lines}"/>`;
  }, [board, JSON.stringify(rivers)]);
  return rivers.length > 0 && html`<g aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />`;
}

/**
 * Borders where a river may be laid; whoever goes by keys finds them on the cards of their cells.
 *
 * @param {{ board: Board, moves: Extract<Move, { type: "river" }>[], touch: (move: Move, event: MouseEvent) => void }} props
 */
export function Shores({ board, moves, touch }) {
  return html`
    <g class="shores" aria-hidden="true">
      ${moves.map((move) => {
        const line = border(board, move.border[0], move.border[1]);
        return html`
          <g key=${move.border.join(" ")} class="shore" data-border=${move.border.join(" ")} onClick=${(/** @type {MouseEvent} */ event) => touch(move, event)}>
            <path class="seen" d=${line} /><path class="felt" d=${line} />
          </g>`;
      })}
    </g>`;
}

/** @param {{ board: Board, view: View }} props */
export function Things({ board, view }) {
  return html`
    <g class="things" aria-hidden="true">
      ${Object.entries(view.cells).map(([cell, seen]) => html`<${InCell} key=${cell} ...${{ board, cell, seen }} />`)}
    </g>`;
}

/** @param {{ board: Board, cell: Cell, seen: CellSeen }} props */
function InCell({ board, cell, seen }) {
  const key = JSON.stringify([seen.houses, seen.ruins.length, seen.marks]);
  const drawn = useMemo(() => inside(board, cell, seen), [board, cell, key]);
  if (!drawn) return null;
  return html`<g key=${key} data-in=${cell} dangerouslySetInnerHTML=${{ __html: drawn }} />`;
}

/**
 * @param {Board} board
 * @param {Cell} cell
 * @param {CellSeen} seen
 */
function inside(board, cell, seen) {
  const place = board.cells[cell];
  const arc = arcOf(board, place);
  const things = thingsIn(seen);
  const size = houseSize(arc, place.holds);
  const drawn = spots(arc, things.length, size).map(({ x, y }, at) => {
    const one = things[at];
    return one === "ruin" ? ash(x, y + size * 0.06, size * 0.9) : house(one, x, y, size);
  });
  if (!seen.marks.includes("capital")) return drawn.join("");
  const { x, y } = flagPoint(board, place);
  return `${drawn.join("")}${flag(x, y, 18)}`;
}

/**
 * @param {{ board: Board, view: View, capitals: Cell[], radius: number }} props
 */
export function Tags({ board, view, capitals, radius }) {
  const { prices = {} } = view;
  const key = JSON.stringify([prices, capitals]);
  const drawn = useMemo(() => {
    const point = (/** @type {Cell} */ cell) =>
      tagPoint(arcOf(board, board.cells[cell]), board.cells[cell].holds, radius);
    const named = capitals
      .filter((cell) => !prices[cell])
      .map((cell) => tag({ kind: "capital", price: null }, point(cell), radius));
    const priced = Object.entries(prices).map(([cell, one]) => tag(cheapest(one), point(cell), radius));
    return [...priced, ...named].join("");
  }, [board, key, radius]);
  return html`<g class="tags" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />`;
}
