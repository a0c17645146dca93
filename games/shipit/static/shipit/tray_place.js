// Where the cards lie that two seats lay for an exchange: in the middle, on either side.

import { TALL } from "#page/stage/geometry.js";

/**
 * @import { Box } from "#page/stage/geometry.js"
 * @import { Pile } from "./layout.js"
 */

/**
 * @param {Box} middle
 * @param {number} card
 * @param {number} head how much of it stands above
 * @returns {Pile[]}
 */
export function trayOf({ x, y, w }, card, head = 46) {
  const off = 14 + (w - 86) / 4;
  return [x + off, x + w - off].map((at) => ({ x: at, y: y + head + 4 + (card * TALL) / 2, card }));
}
