// The star of a victory point: in no typeface, so it is drawn.

import { html } from "#page/core/html.js";

const STAR =
  "m12 2.500 2.900 6.200 6.600.9-4.800 4.700 1.200 6.700-5.900-3.200-5.900 3.200 1.200-6.700-4.800-4.700 6.600-.9z";

/** @param {{ told?: string }} props */
export const Star = ({ told }) => html`
  <svg class="star" viewBox="0 0 24 24" role=${told ? "img" : null} aria-label=${told ?? null} aria-hidden=${told ? null : "true"}><path d=${STAR} /></svg>`;

/** From one number to another. */
export const Arrow = () => html`
  <svg class="arrow" viewBox="0 0 20 12" aria-hidden="true"><path d="M2 6h15M12 1.500 17 6l-5 4.500" /></svg>`;
