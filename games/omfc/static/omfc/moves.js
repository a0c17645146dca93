// What a move touches. Every act is a button of its own: where it is done is chosen on the board before.

/**
 * @import { Move as AnyMove } from "#page/table/frames.js"
 * @import { Cell, Move } from "./wire.js"
 */

/** @param {AnyMove | Move} made */
export function things(made) {
  const move = known(made);
  switch (move.type) {
    case "attack":
      return [`do:attack ${move.cell} ${move.seat} ${move.from}`];
    case "sabotage":
      return [`do:sabotage ${move.cell} ${move.seat}`];
    case "river":
      return [`do:river ${move.border.join(" ")}`];
    case "class":
      return [`do:class ${move.class}`];
    case "end":
    case "undo":
      return [`do:${move.type}`];
    default:
      return [`do:${move.type} ${move.cell}`];
  }
}

/** @param {AnyMove | Move} made */
export const known = (made) => /** @type {Move} */ (/** @type {unknown} */ (made));

/**
 * The cells a move is made in: a river has two.
 *
 * @param {Move} move
 * @returns {Cell[]}
 */
export function cellsOf(move) {
  if ("border" in move) return move.border;
  return "cell" in move ? [move.cell] : [];
}
