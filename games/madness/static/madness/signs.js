// Small signs on markers and buttons, on a grid of 24 by 24.

import { html } from "#page/core/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  up: "m5.500 14.500 6.500-6.500 6.500 6.500",
  down: "m5.500 9.500 6.500 6.500 6.500-6.500",
  lock: "M7.500 11h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  shield: "M12 3.500 19.500 6v6c0 4.500-3 7.300-7.500 8.800C7.500 19.300 4.500 16.500 4.500 12V6z",
};

/** @param {{ name: string }} props */
export const Sign = ({ name }) => html`
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]} fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" />
  </svg>`;
