// The Coyote: on the backs, on the jokers, and beside its Chance.

/**
 * Its head about a point.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fur
 * @param {string} marks
 */
export const coyote = (x, y, size, fur, marks) => `
  <g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})">
    <path d="M14 6 34 34 66 34 86 6 88 52 66 66 50 96 34 66 12 52Z" fill="${fur}"/>
    <path d="M34 34 50 60 66 34Z" fill="${marks}" opacity=".35"/>
    <path d="M24 47 42 54 34 60Z M76 47 58 54 66 60Z M44 84 56 84 50 95Z" fill="${marks}"/>
  </g>`;

const PLUM = "#5a2f5f";

/** The deck's back. */
export const BACK = { paint: PLUM, mark: coyote(100, 142, 62, PLUM, "#fff6e5") };
