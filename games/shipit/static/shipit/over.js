// What lies above the pieces: components to aim at, my buttons, and what has taken the table.

import { useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { Pile } from "#page/stage/pile.js";
import { Aims } from "./aims.js";
import { Aside } from "./aside.js";
import { Answers } from "./blow.js";
import { counted, Grid } from "./grid.js";
import { Offered } from "./offer.js";
import { Picks } from "./picks.js";
import { Sheet } from "./sheet.js";
import { Slots } from "./slots.js";
import { Striking } from "./striking.js";
import { useSwipe } from "./swiping.js";
import { Acts, Pips } from "./turn.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

/** @param {Parts<View, Laid>} parts */
export function Over(parts) {
  const { view, seat } = parts;
  useSwipe(parts);
  const { blow, offer, over } = view;
  const isCalm = !blow && !offer && !over;
  return html`
    <${Slots} ...${parts} />
    <${Discard} ...${parts} />
    ${isCalm && html`<${Pips} ...${parts} /><${Acts} ...${parts} />`}
    ${!over && html`<${Aside} ...${parts} />`}
    ${blow && blow.victim === seat && html`<${Answers} ...${parts} blow=${blow} />`}
    ${offer && html`<${Offered} ...${parts} offer=${offer} />`}
    <${Striking} ...${parts} />
    <${Aims} ...${parts} />
    <${Picks} ...${parts} />`;
}

/**
 * The discard lies open: it can be leafed through.
 *
 * @param {Parts<View, Laid>} parts
 */
function Discard(parts) {
  const { view, words, layout, lit } = parts;
  const [isOpen, setOpen] = useState(false);
  const name = words.label("discard", { count: view.discard.length });
  const leafing = lit.has("discard") ? parts : { ...parts, touch: () => setOpen(!isOpen) };
  return html`
    <${Pile} parts=${leafing} thing="discard" place=${layout.discard} name=${name} count=${view.discard.length} opens />
    ${
      isOpen &&
      html`
      <${Sheet} box=${layout.sheet} title=${name} words=${words} close=${() => setOpen(false)}>
        <${Grid} cards=${counted(view.discard)} words=${words} />
      </${Sheet}>`
    }`;
}
