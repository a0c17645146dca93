// An offer of an exchange, as all see it; whoever is asked answers here, whoever trades lays cards here.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { useTable } from "#page/table/context.js";
import { withTitles } from "#page/table/names.js";
import { Backs, Sign } from "./drawn.js";
import { Trust } from "./promises.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { OfferSeen, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid> & { offer: OfferSeen }} Props
 */

/** @param {Props} props */
export function Offered(props) {
  const table = useTable();
  const { layout, words, seat, nameOf, lit, size } = props;
  const head = { wide: 46, phone: 42, flat: 4 }[size.mode];
  const offer = words.hushed(props.offer);
  const { x, y, w, h } = layout.middle;
  const asked = lit.has("do:decline");
  const waiting = offer.taker === null && !asked ? offer.seats.map(nameOf).join(", ") : "";
  return html`
    <section class="offer ${offer.taker === null ? "" : "trade"}" style=${`left:${x}px;top:${y + head}px;width:${w}px;height:${h - head}px;--tray:${layout.tray[0].card * TALL}px`} aria-label=${words.label("offer_told", { give: offer.give, ask: offer.ask })}>
      <div class="sides">
        <${Side} ...${props} count=${offer.give} from=${offer.by} said=${offer.promise} code="promises" told="gives" />
        <${Sign} name="swap" size=${30} />
        <${Side} ...${props} count=${offer.ask} from=${offer.taker} said=${offer.want} code="wants" told="asks" />
      </div>
      ${offer.by !== seat && seat !== null && html`<${Trust} of=${offer.by} table=${table} nameOf=${nameOf} />`}
      ${asked && html`<${Reply} ...${props} />`}
      ${lit.has("tray") && html`<${LayHere} ...${props} />`}
      ${waiting && html`<p class="waits">${withTitles(words.label("waits_for", { who: waiting }))}</p>`}
      <p class="binds">${words.label("binds_nobody")}</p>
    </section>`;
}

/** @param {Props & { count: number, from: number | null, said: string, code: string, told: string }} props */
function Side({ words, offer, count, from, said, code, told, size }) {
  const laid = from === null ? 0 : offer.laid[from];
  return html`
    <div class="side">
      ${offer.taker === null && html`<${Backs} count=${count} width=${size.mode === "wide" ? 60 : size.mode === "phone" ? 34 : 30} />`}
      <p>${words.label(told)} <b>${count}</b>${offer.taker !== null && html`<small> · ${words.label("laid", { count: laid })}</small>`}</p>
      ${said && html`<p class="said">${words.label(code)} «${words.tell("text", said)}»</p>`}
    </div>`;
}

/** @param {Props} props */
function Reply({ words, lit, touch }) {
  /** @param {string} thing */
  const on = (thing) => (/** @type {MouseEvent} */ event) => touch(thing, event);
  const can = lit.has("do:accept");
  return html`
    <div class="reply">
      <button type="button" data-thing="do:decline" onClick=${on("do:decline")}>${words.label("decline")}</button>
      <button type="button" class="main" data-thing="do:accept" aria-disabled=${can ? null : "true"} onClick=${on("do:accept")}>${words.label("accept")}</button>
    </div>`;
}

/** @param {Props} props */
function LayHere({ words, touch }) {
  return html`<button type="button" class="lay-here" data-thing="tray" onClick=${(/** @type {MouseEvent} */ event) => touch("tray", event)}>${words.label("lay_here")}</button>`;
}
