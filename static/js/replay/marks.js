// The marks over a line of moves: those that have room stand there in words, each of the others as a notch.

/**
 * @typedef {{ at: number, text: string }} Mark at a moment
 * @typedef {Mark & { x: number, isTold: boolean }} Placed x: of its middle, in px; isTold: in words
 */

const LETTER = 7.5;
const MARGIN = 10;
/** What a finger can still hit. */
const NARROWEST = 26;
/** So far the line's ends are from those of the bar. */
const OVER = 12;

/**
 * From left to right; what would lie over the words before it is a notch where it happened. No words reach
 * beyond the ends.
 *
 * @param {Mark[]} marks
 * @param {number} last moment
 * @param {number} width of the line, in px
 * @returns {Placed[]}
 */
export function placed(marks, last, width) {
  let free = Number.NEGATIVE_INFINITY;
  return marks.map((mark) => {
    const half = Math.max(NARROWEST, mark.text.length * LETTER + MARGIN) / 2;
    const middle = (width * mark.at) / (last || 1);
    const x = Math.max(half - OVER, Math.min(width + OVER - half, middle));
    if (x - half < free) return { ...mark, x: middle, isTold: false };
    free = x + half;
    return { ...mark, x, isTold: true };
  });
}

/**
 * The mark that lies nearest to a place on the line: a notch is too small to be hit.
 *
 * @param {Placed[]} marks
 * @param {number} x
 * @returns {Placed | undefined}
 */
export function nearest(marks, x) {
  return marks.toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
}
