// My turn: what is left to do in it as pips, and the buttons that end it or offer an exchange.

import { html } from "#page/core/html.js";
import { Sign } from "./drawn.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

const OFFERS = 3;

/** @param {Props} parts */
export function Pips({ view, layout, words, size }) {
  const { x, y, w } = layout.pips;
  const { deploys, offers, friday, orchestrated, turn, marked, round } = view;
  const most = orchestrated ? 2 : 1;
  const why = friday ? words.label("friday") : marked[turn] ? words.label("ddos") : "";
  return html`
    <div class="pips" style=${`left:${x}px;top:${y}px;max-width:${w}px`} role="img" aria-label=${words.say("lines", { code: "left_to_do", deploys, offers })}>
      <${Left} icon="backend" name=${size.mode === "wide" ? words.label("deploys") : ""} count=${deploys} most=${Math.max(most, deploys)} why=${why} />
      <${Left} icon="swap" name=${size.mode === "wide" ? words.label("trades") : ""} count=${offers} most=${OFFERS} />
      ${size.mode === "wide" && html`<span class="round">${words.label("round", { round })}</span>`}
    </div>`;
}

/** @param {{ icon: string, name: string, count: number, most: number, why?: string }} props */
const Left = ({ icon, name, count, most, why = "" }) => html`
  <span class="left-to-do ${count ? "" : "spent"}"><${Sign} name=${icon} size=${17} />${name}
    ${Array.from({ length: most }, (_, at) => html`<i key=${at} class="pip ${at < count ? "full" : ""}"></i>`)}${why && html`<em>${why}</em>`}</span>`;

/** @param {Props} parts */
export function Acts({ view, layout, words, seat, touch, numbers, told, size }) {
  if (view.phase !== "turn" || view.turn !== seat) return null;
  const { x, y, w } = layout.acts;
  const ends = view.full;
  const thing = ends ? "do:end" : "deck";
  const foreseen = size.mode === "wide" ? told({ type: ends ? "end" : "draw" }) : "";
  /** @param {string} one */
  const on = (one) => (/** @type {MouseEvent} */ event) => touch(one, event);
  return html`
    <div class="acts" style=${`left:${x}px;top:${y}px;width:${w}px`}>
      <button type="button" class="main" data-thing=${thing} data-number=${numbers(thing) || null} aria-keyshortcuts=${ends ? "E" : "D"} onClick=${on(thing)}>
        ${words.label(ends ? "end_turn" : "draw_second")}
      </button>
      <button type="button" data-thing="do:offer" aria-keyshortcuts="O" aria-disabled=${view.offers ? null : "true"} onClick=${on("do:offer")}>
        <${Sign} name="swap" size=${18} />${words.label("trade")}
      </button>
      ${foreseen && html`<small>${foreseen}</small>`}
    </div>`;
}
