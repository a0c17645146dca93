// My buttons: what cannot be done with a card, the announcement, the notebook; and what I know or hold.

import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { useTable } from "#page/table/context.js";
import { moveName } from "#page/table/names.js";
import { pagesOf } from "#page/words/notebook.js";
import { entries } from "./noted.js";
import { Veil } from "./role.js";
import { Sign } from "./sign.js";

/** @import { Desk } from "./over.js" */

/** What is done by a button, and where a card goes that is held up: the same without aiming. */
const DEEDS = [
  ...["do:accept", "do:drop", "do:show:all", "do:show:infected", "do:show:none"],
  ...["play", "slot", "keep", "deck", "shield", "discard"],
];
const NEWEST = 2;
/** Less than this is no room for what is written on buttons. */
const NARROW = 320;

/** @param {Desk} desk */
export function Tray(desk) {
  const { layout, size, words, open, lit, veiled, veil, view } = desk;
  const mayGuess = view.seat === null && pagesOf(useTable()) !== null;
  const { x, y, w } = layout.tray;
  const isMine = view.seat !== null;
  const deeds = veiled ? [] : DEEDS.filter((deed) => lit.has(deed));
  const roomy = Boolean(layout.role);
  const bare = !roomy && (deeds.length > 0 || Boolean(view.roles) || w < NARROW);
  return html`
    <div class="tray ${size.mode}" style=${`left:${x}px;top:${y}px;width:${w}px`}>
      ${deeds.map((deed) => html`<${Deed} key=${deed} thing=${deed} ...${desk} />`)}
      ${view.roles && !veiled && view.living.includes(Number(view.seat)) && html`<button type="button" class="herald" onClick=${() => open("announce")}><${Sign} name="horn" size=${20} /><span>${words.label("announce")}</span></button>`}
      ${roomy && !deeds.length && html`<${Known} ...${desk} />`}
      <div class="own">
        ${isMine && !veiled && html`<button type="button" class="book" aria-keyshortcuts="N" title=${words.label("notebook")} aria-label=${words.label("notebook")} onClick=${() => open("book")}><${Sign} name="book" size=${20} />${!bare && html`<span>${words.label("notebook")}</span>`}</button>`}
        ${isMine && html`<button type="button" class="talk" title=${words.label("say")} aria-label=${words.label("say")} onClick=${() => open("say")}><${Sign} name="say" size=${20} /></button>`}
        ${mayGuess && html`<button type="button" class="book" aria-keyshortcuts="N" onClick=${() => open("guess")}><${Sign} name="book" size=${20} /><span>${t("guesses")}</span></button>`}
        ${isMine && !roomy && html`<${Veil} bare=${bare} words=${words} veiled=${veiled} veil=${veil} />`}
      </div>
    </div>`;
}

/** @param {Desk & { thing: string }} props */
function Deed({ thing, lit, touch, numbers }) {
  const table = useTable();
  const move = lit.get(thing)?.[0]?.move;
  if (!move) return null;
  return html`
    <button type="button" class="deed" data-thing=${thing} data-number=${numbers(thing) || null} onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>${moveName(table, move)}</button>`;
}

/** @param {string[]} chosen */
const heldUp = (chosen) => chosen.find((thing) => /^(hand|pick):/.test(thing))?.split(":")[1];

/**
 * What stands on the card I hold up, where no column has room for it.
 *
 * @param {Pick<Desk, "chosen" | "words" | "layout">} props
 */
export function Reading({ chosen, words, layout: { question } }) {
  const card = heldUp(chosen);
  if (!card) return null;
  return html`<p class="reading" style=${`left:${question.x}px;top:${question.y}px;width:${question.w}px`}><b>${words.names[card]}.</b> ${words.texts[card]}</p>`;
}

/**
 * The text of the card I hold up; else the last things I came to know.
 *
 * @param {Desk} desk
 */
function Known({ view, words, chosen, veiled }) {
  const card = heldUp(chosen);
  if (card) return html`<p class="known"><b>${words.names[card]}</b>${words.texts[card]}</p>`;
  const newest = veiled ? [] : entries(view, words).slice(0, NEWEST);
  if (!newest.length) return null;
  return html`
    <div class="known"><b>${words.label("you_know")}</b>${newest.map(({ text }, at) => html`<p key=${at}>${text}</p>`)}</div>`;
}
