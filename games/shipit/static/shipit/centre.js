// What lies under the pieces: my prod, the ground of a blow or an offer, the deck and the discard.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { Pile } from "#page/stage/pile.js";
import { BlowGround } from "./blow.js";
import { Face } from "./drawn.js";
import { Prod } from "./prod.js";

/**
 * @import { Box } from "#page/stage/geometry.js"
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

/** @param {Parts<View, Laid>} parts */
export function Centre(parts) {
  const { view, layout, words, lit } = parts;
  const { deck, play } = layout;
  return html`
    <${Prod} ...${parts} />
    <${Shipped} ...${parts} />
    ${view.hand && layout.head && html`<p class="hand-head" style=${`left:${layout.head.x}px;top:${layout.head.y}px`}>${words.label("hand")}<small>${words.count("cards", view.hand.length)}</small></p>`}
    ${view.blow && html`<${BlowGround} ...${parts} blow=${view.blow} />`}
    ${view.offer && html`<${Ground} box=${layout.middle} look="offered" />`}
    <${Pile} parts=${parts} thing="deck" place=${deck} name=${words.label("deck", { count: view.deck })} count=${view.deck} />
    ${lit.has("table") && html`<${Pile} parts=${parts} thing="table" place=${play} name=${words.label("play_here")} />`}`;
}

/**
 * Whoever has shipped has nothing left to lose: their architecture lies open on their board.
 *
 * @param {Parts<View, Laid>} parts
 */
function Shipped({ view, layout, words }) {
  return view.left.map((seat) => {
    const board = layout.seats.get(seat);
    const card = view.architectures[seat];
    if (!board || !card) return null;
    const { box, row } = board;
    const width = Math.min(92 * (layout.scale ?? 1), (box.y + box.h - row.from - 8) / TALL);
    return html`<span key=${seat} class="shipped" aria-hidden="true" style=${`left:${row.x}px;top:${row.from}px`}><${Face} card=${card} words=${words} width=${width} /></span>`;
  });
}

/** @param {{ box: Box, look: string }} props */
const Ground = ({ box: { x, y, w, h }, look }) =>
  html`<div class="ground ${look}" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}></div>`;
