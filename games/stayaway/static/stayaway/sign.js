// A small sign of the game.

import { html } from "#page/core/html.js";
import { stroke } from "./icons.js";

/** @param {{ name: string, size?: number }} props */
export const Sign = ({ name, size = 22 }) => html`
  <svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${stroke(name)} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
  </svg>`;
