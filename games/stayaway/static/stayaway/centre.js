// The middle of the table: the wood, doors, piles, and what lies between two who exchange.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { Pile } from "#page/stage/pile.js";
import { Gaps } from "./gaps.js";
import { Sign } from "./sign.js";
import { Wood } from "./wood.js";

/**
 * @import { Spot } from "#page/stage/geometry.js"
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

const LAYS = ["offer", "answer", "give"];
/** Under smaller piles there is no room for words. */
const SPEAKING = 40;
const ROOMY = 30;

/** @param {Props} parts */
export function Centre(parts) {
  const { view, layout, words } = parts;
  const top = view.top && words.names[view.top];
  const known = Object.entries(view.discarded).map(([card, count]) => `${words.names[card]} ${count}`);
  const discard = [words.label("discard", { count: view.discard }), known.join(", ")].filter(Boolean).join(": ");
  return html`
    <${Wood} layout=${layout} direction=${view.direction} />
    <${Gaps} ...${parts} />
    <${Pile} parts=${parts} thing="deck" place=${layout.piles.deck} count=${view.deck} name=${words.label("deck", { count: view.deck, top })} />
    <${Under} place=${layout.piles.deck}>${words.label("on_top")} <b>${top}</b><//>
    <${Pile} parts=${parts} thing="play" place=${layout.piles.play} name=${words.label("carried_out")} />
    <${Above} place=${layout.piles.play}>${words.label("turn_number", { turn: view.turns, way: words.label(`way_${view.direction}`) })}<//>
    <${Pile} parts=${parts} thing="discard" place=${layout.piles.discard} count=${view.discard} name=${discard} />
    <${Under} place=${layout.piles.discard}>${words.label("discard_pile")}<//>
    <${Between} ...${parts} />`;
}

/** @param {{ place: { x: number, y: number, card: number }, children?: any }} props */
const Under = ({ place: { x, y, card }, children }) =>
  card >= SPEAKING &&
  html`
  <p class="under" style=${`left:${x}px;top:${y + (card * TALL) / 2 + 6}px`} aria-hidden="true">${children}</p>`;

/** @param {{ place: { x: number, y: number, card: number }, children?: any }} props */
const Above = ({ place: { x, y, card }, children }) => html`
  <p class="under above" style=${`left:${x}px;top:${y - (card * TALL) / 2 - 6}px`}>${children}</p>`;

/**
 * Where two cards are to meet: mine is to be laid there, or another's.
 *
 * @param {Props} parts
 */
function Between(parts) {
  const { view, layout, lit, words } = parts;
  const { deal, slot, shield } = layout;
  const asked = view.seat === null ? undefined : view.asks[view.seat];
  const lays = Boolean(asked && LAYS.includes(asked.code));
  const theirs = [!view.exchange?.laid && deal?.from, deal?.to].flatMap((side) =>
    side && side.seat !== (lays ? view.seat : null) ? [side] : [],
  );
  return html`
    ${theirs.map(({ seat, spot }) => html`<span key=${seat} class="slot" style=${boxed(spot)} aria-hidden="true"></span>`)}
    ${deal && html`<${Swap} one=${deal.from.spot} other=${deal.to.spot} />`}
    ${slot && lays && html`<${Slot} parts=${parts} thing="slot" spot=${slot}>${words.label("slot")}<//>`}
    ${shield && lit.has("shield") && html`<${Slot} parts=${parts} thing="shield" spot=${shield}>${words.label("shield")}<//>`}`;
}

/** @param {{ one: Spot, other: Spot }} props */
const Swap = ({ one, other }) => html`
  <span class="swap" style=${`left:${(one.x + other.x) / 2}px;top:${(one.y + other.y) / 2}px`} aria-hidden="true"><${Sign} name="swap" size=${Math.max(20, one.w * 0.7)} /></span>`;

/** @param {{ parts: Props, thing: string, spot: Spot, children?: any }} props */
function Slot({ parts, thing, spot, children }) {
  const { lit, sent, touch, numbers } = parts;
  const can = lit.has(thing);
  return html`
    <button type="button" aria-label=${children} class="slot mine ${thing} ${can ? "lit" : ""} ${sent.includes(thing) ? "sent" : ""}" style=${boxed(spot)}
      data-thing=${thing} data-number=${numbers(thing) || null} aria-disabled=${can ? null : "true"}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>${spot.w >= ROOMY && html`<span>${children}</span>`}</button>`;
}

/** @param {Spot} spot */
const boxed = ({ x, y, w }) => `left:${x - w / 2}px;top:${y - (w * TALL) / 2}px;width:${w}px;height:${w * TALL}px`;
