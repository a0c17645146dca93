// A dotted thread from the cell that is open to its card.

import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { arcOf, HALF, middleOf, polar } from "./geometry.js";

/**
 * @import { Laid } from "./layout.js"
 * @import { Board, Cell } from "./wire.js"
 */

/** @param {{ board: Board, cell: Cell, layout: Laid, root: { current: HTMLElement | null } }} props */
export function Thread({ board, cell, layout, root }) {
  const line = useRef(/** @type {SVGPathElement | null} */ (null));
  useLayoutEffect(() => {
    const card = root.current?.querySelector(".card-of")?.getBoundingClientRect();
    const stage = root.current?.closest(".stage")?.getBoundingClientRect();
    if (!card || !stage) return;
    const { x, y, side } = layout.board;
    const arc = arcOf(board, board.cells[cell]);
    const at = polar(arc.inner + (arc.outer - arc.inner) * 0.4, middleOf(arc));
    const from = { x: x + ((at.x + HALF) / (2 * HALF)) * side, y: y + ((at.y + HALF) / (2 * HALF)) * side };
    const to = { x: card.left - stage.left, y: card.top - stage.top + Math.min(card.height / 2, 150) };
    const half = (to.x - from.x) / 2;
    line.current?.setAttribute(
      "d",
      `M${from.x} ${from.y}C${from.x + half} ${from.y + 14} ${to.x - half * 0.6} ${to.y + 14} ${to.x} ${to.y}`,
    );
  });
  return html`<svg class="thread" aria-hidden="true"><path ref=${line} /></svg>`;
}
