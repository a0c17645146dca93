// A sheet from below must not hide the cell it is about: the board is lifted above it.

import { useLayoutEffect } from "preact/hooks";
import { arcOf, HALF, middleOf, polar } from "./geometry.js";

/**
 * @import { Laid } from "./layout.js"
 * @import { Board, Cell } from "./wire.js"
 */

/** How much of the board must be seen below the cell's middle. */
const BELOW = 34;

/**
 * @param {{ current: HTMLElement | null }} root
 * @param {Board} board
 * @param {Cell | null} cell
 * @param {Laid} layout
 */
export function useLift(root, board, cell, { board: place, sheet: below }) {
  useLayoutEffect(() => {
    const sheet = below && cell ? root.current?.querySelector(".card-of") : null;
    const top = sheet ? sheet.getBoundingClientRect().top : 0;
    const from = root.current?.parentElement?.getBoundingClientRect().top ?? 0;
    const low = cell ? place.y + lowest(board, cell) * place.side : 0;
    const lift = sheet ? Math.max(0, low - (top - from)) : 0;
    root.current?.style.setProperty("--lift", `${-Math.round(lift)}px`);
  });
}

/**
 * How far down the board a cell reaches with what must be seen of it, as a part of the board's height.
 *
 * @param {Board} board
 * @param {Cell} cell
 */
function lowest(board, cell) {
  const arc = arcOf(board, board.cells[cell]);
  const { y } = polar((arc.inner + arc.outer) / 2, middleOf(arc));
  return (y + BELOW + HALF) / (2 * HALF);
}
