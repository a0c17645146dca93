// What is chosen card by card: out of the deck, out of the discard, the deck's top and the order of its cards.

import { html } from "#page/core/html.js";
import { Face } from "./drawn.js";
import { counted, Grid } from "./grid.js";
import { Sheet } from "./sheet.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Picks(parts) {
  const { view, lit, chosen, seat } = parts;
  if (view.turn !== seat) return null;
  if (view.phase === "take") return html`<${Found} ...${parts} />`;
  if (view.phase === "order") return html`<${Looked} ...${parts} />`;
  if (view.phase === "keep") return html`<${Top} ...${parts} />`;
  const picks = [...lit.keys()].some((thing) => thing.startsWith("pick:"));
  return picks && chosen.length ? html`<${Collected} ...${parts} />` : null;
}

/**
 * The deck's contents, without their order.
 *
 * @param {Props} parts
 */
function Found(parts) {
  const { view, words, layout, touch, seat, lit } = parts;
  const seen = view.notes?.findLast(({ kind }) => kind === "deck")?.cards ?? [];
  return html`
    <${Sheet} box=${layout.sheet} title=${words.label("take_from_deck")} words=${words} clock=${seat}>
      <${Grid} cards=${counted(seen)} words=${words} thing="pick" can=${(/** @type {string} */ card) => lit.has(`pick:${card}`)}
        choose=${(/** @type {string} */ card, /** @type {MouseEvent} */ event) => touch(`pick:${card}`, event)} />
      <div class="row"><button type="button" data-thing="do:nothing" onClick=${(/** @type {MouseEvent} */ event) => touch("do:nothing", event)}>${words.label("take_nothing")}</button></div>
    </${Sheet}>`;
}

/** @param {Props} parts */
function Looked(parts) {
  const { view, words, layout, touch, seat } = parts;
  const ask = /** @type {any} */ (view.asks[String(seat)]);
  return html`
    <${Sheet} box=${layout.sheet} title=${words.label(ask?.first ? "throw_one" : "put_back")} words=${words} clock=${seat}>
      <${Grid} cards=${counted(view.looking_at ?? [])} words=${words} thing="pick"
        choose=${(/** @type {string} */ card, /** @type {MouseEvent} */ event) => touch(`pick:${card}`, event)} />
    </${Sheet}>`;
}

/** @param {Props} parts */
function Top(parts) {
  const { view, words, layout, touch, seat } = parts;
  const top = view.notes?.findLast(({ kind }) => kind === "top")?.cards[0];
  return html`
    <${Sheet} box=${layout.sheet} title=${words.label("top_of_deck")} words=${words} clock=${seat}>
      <div class="top-card">${top && html`<${Face} card=${top} words=${words} width=${104} /><p><b>${words.tell("card", top)}</b><br />${words.texts[top]}</p>`}</div>
      <div class="row">
        <button type="button" class="main" data-thing="do:keep" onClick=${(/** @type {MouseEvent} */ event) => touch("do:keep", event)}>${words.label("take_it")}</button>
        <button type="button" data-thing="do:leave" onClick=${(/** @type {MouseEvent} */ event) => touch("do:leave", event)}>${words.label("leave_it")}</button>
      </div>
    </${Sheet}>`;
}

/** @param {Props} parts */
function Collected(parts) {
  const { view, words, layout, touch, lit, letGo } = parts;
  return html`
    <${Sheet} box=${layout.sheet} title=${words.label("take_from_discard")} words=${words} close=${letGo}>
      <${Grid} cards=${counted(view.discard)} words=${words} thing="pick" can=${(/** @type {string} */ card) => lit.has(`pick:${card}`)}
        choose=${(/** @type {string} */ card, /** @type {MouseEvent} */ event) => touch(`pick:${card}`, event)} />
    </${Sheet}>`;
}
