// The signs of the classes, on a grid of 24 by 24, and what each has to remember.

/**
 * @import { Folk, View } from "./wire.js"
 *
 * @typedef {{ code: string, [name: string]: unknown }} Line
 */

/** @type {Record<string, string>} */
const SIGNS = {
  skeletons:
    "M12 3.500c4.700 0 7.500 3.200 7.500 7.200 0 2.700-1.300 4.300-3 5.300V20h-9v-4c-1.700-1-3-2.600-3-5.300 0-4 2.800-7.200 7.500-7.200zM9 10v2M15 10v2M12 14.500v1M10 20v-2M14 20v-2",
  orcs: "M4.500 19.500 16 8M13 4.500c3.500-1.500 6 1 6.500 6.500-5 0-8-2.500-6.500-6.500zM4 5l6 6M14 15l5 4.500",
  elves: "M6 3.500c8 3.500 8 13.500 0 17M6 3.500v17M6 12h14M16.500 8.500 20 12l-3.500 3.500",
  coyotes: "M4 4l4.500 5h7L20 4v9l-4.500 3L12 21l-3.500-5L4 13zM9 12.500l1.500 1M15 12.500l-1.500 1",
  humans: "M6 21V3.500l12 3.500L6 11",
  krakens:
    "M12 3.500c3.600 0 6 2.700 6 6 0 3-1.500 3.500-1.500 6 0 3 3 3 3 1M12 3.500c-3.600 0-6 2.700-6 6 0 3 1.500 3.500 1.500 6 0 3-3 3-3 1M10.500 14c.3 3-.5 5-2 6.500M13.500 14c-.3 3 .5 5 2 6.500M9.800 9.500v.8M14.200 9.500v.8",
  miners: "M4 9c4-5.500 12-5.500 16 0-3-1.500-5-2-6.500-2M12 6.500 6.500 20.500M12 6.500c-3-.5-5.500.5-8 2.500",
};

/** @param {string} folk */
export const folkSign = (folk) =>
  `<svg class="folk-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[folk] ?? ""}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/**
 * What only this class has to remember, as lines of the game's words.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {Line[]}
 */
export function folkLines(view, seat) {
  const { spoils, capital_named: named, free_houses: gifts, free_houses_next: next } = view;
  const stands = Object.values(view.cells).some(({ marks }) => marks.includes("capital"));
  /** @type {Partial<Record<Folk, Line[]>>} */
  const all = {
    orcs: spoils > 0 ? [{ code: "spoils", points: spoils }] : [],
    humans: view.round > 0 && !named ? [{ code: "capital_due" }] : named && !stands ? [{ code: "capital_gone" }] : [],
    elves: [
      { code: "gifts", cells: gifts },
      { code: "gifts_next", cells: next },
    ].filter(({ cells }) => cells.length),
  };
  return all[view.seats[seat].class] ?? [];
}
