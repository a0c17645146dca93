// What lies under the houses: deserts, forests and water, as patterns that all cells share.

const DUNE = "M4 12c3-4 6-4 9 0M17 22c3-4 6-4 9 0";
const FIR = "M0-7 4-1H1.800L5 4.500H.8V7H-.8V4.500H-5L-1.800-1H-4Z";
const WAVE = "M-2 6c3-4 5-4 8 0s5 4 8 0 5-4 8 0M-2 17c3-4 5-4 8 0s5 4 8 0 5-4 8 0";

/** Drawn once on the stage. */
export const DEFS = `
  <pattern id="omfc-desert" width="30" height="26" patternUnits="userSpaceOnUse">
    <path d="${DUNE}" class="dune"/><circle cx="22" cy="7" r="1.5" class="grain"/><circle cx="6" cy="20" r="1.5" class="grain"/>
    <circle cx="14" cy="3" r="1.1" class="grain"/><circle cx="28" cy="14" r="1.1" class="grain"/>
  </pattern>
  <pattern id="omfc-forest" width="34" height="28" patternUnits="userSpaceOnUse">
    <path d="${FIR}" transform="translate(8 9)" class="fir"/><path d="${FIR}" transform="translate(25 21) scale(.85)" class="fir"/>
  </pattern>
  <pattern id="omfc-sunk" width="22" height="22" patternUnits="userSpaceOnUse">
    <path d="${WAVE}" class="wave"/>
  </pattern>`;

/** Those that fill a cell, the one that hides the others last. */
export const LANDS = /** @type {const} */ (["forest", "desert", "sunk"]);
