// What lies above the cards: ТУТ and the Coyote's Chance.

import { html } from "#page/core/html.js";
import { Chance } from "./chance.js";
import { Tut } from "./tut.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

/** @param {Parts<View, Laid>} parts */
export const Over = (parts) => html`
  ${parts.view.phase !== "over" && html`<${Tut} ...${parts} />`}
  <${Chance} ...${parts} />`;
