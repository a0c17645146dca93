// The two backs: an event has a snowflake, a panic a burst.

import { addDeck } from "#page/stage/back.js";

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** @param {string} paint */
function snowflake(paint) {
  const arm = `<path d="M100 140V108M92 116l8 7 8-7" stroke="${paint}" stroke-width="5" ${LINE}/>`;
  return [0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 100 140)">${arm}</g>`).join("");
}

/** @param {string} paint */
const burst = (paint) => `
  <g transform="translate(68 108) scale(2.667)" stroke="${paint}" ${LINE}>
    <path stroke-width="1.9" d="M12 2.500 14 7l4.700-2-1 5L22 12l-4.300 2 1 5-4.700-2-2 4.500-2-4.500-4.700 2 1-5L2 12l4.300-2-1-5L10 7z"/>
    <path stroke-width="2.4" d="M12 8.500v4.500M12 15.500v.2"/>
  </g>`;

const PAINT = { event: "#1c5d73", panic: "#7b2f86" };

addDeck("event", { paint: PAINT.event, mark: snowflake(PAINT.event) });
addDeck("panic", { paint: PAINT.panic, mark: burst(PAINT.panic) });

export const BACKS = Object.keys(PAINT);
