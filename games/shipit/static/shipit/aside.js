// Beside the piles: what the chosen card does and wants said, else what has just happened.

import { useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { useTable } from "#page/table/context.js";
import { withTitles } from "#page/table/names.js";
import { Additions } from "./aims.js";
import { Face } from "./drawn.js";
import { ritualOf } from "./names.js";
import { Trust } from "./promises.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Aside(parts) {
  const { chosen, layout, size, view } = parts;
  const happened = useHappened(parts);
  if (view.blow || view.offer) return null;
  const { x, y, w } = layout.pips;
  const top = y + (size.mode === "wide" ? 40 : 34);
  const card = chosen[0]?.startsWith("hand:") ? chosen[0].slice(5) : "";
  const { middle } = layout;
  const style = `left:${x}px;top:${top}px;width:${w}px;max-height:${middle.y + middle.h - top}px`;
  if (card) return html`<div class="told-aside" style=${style}><${About} ...${parts} card=${card} /></div>`;
  if (!happened) return null;
  return html`<div class="told-aside" style=${style}><${Happened} ...${parts} event=${happened} /></div>`;
}

/** @param {Props & { card: string }} props */
function About(props) {
  const { card, words, view, size } = props;
  const ritual = ritualOf(view, card, words);
  return html`
    <div class="about">
      <p><b>${words.tell("card", card)}.</b> ${words.texts[card]}</p>
      ${ritual && html`<p class="ritual">${ritual}</p>`}
      ${size.mode === "wide" && html`<${Additions} ...${props} />`}
    </div>`;
}

/** @param {Props & { event: Event }} props */
function Happened({ event, words, size, nameOf, seat }) {
  const table = useTable();
  const other = event.type === "exchange" && event.got ? event.seats.find((one) => one !== seat) : undefined;
  const cards = cardsOf(event);
  const wide = size.mode === "wide" ? 62 : 38;
  return html`
    <div class="happened ${event.type === "event" ? "strikes" : ""}">
      ${cards.map((card, at) => html`<${Face} key=${at} card=${card} words=${words} width=${wide} />`)}
      <div>
        <p>${withTitles(words.say("events", /** @type {any} */ (event)))}</p>
        ${other !== undefined && html`<${Trust} of=${other} table=${table} nameOf=${nameOf} />`}
      </div>
    </div>`;
}

/**
 * The last thing worth showing; what is of no note does not take its place.
 *
 * @param {Props} parts
 */
function useHappened({ events }) {
  const last = useRef(/** @type {Event | null} */ (null));
  const found = /** @type {Event[]} */ (events).findLast((event) => cardsOf(event).length);
  if (found) last.current = found;
  return last.current;
}

/**
 * @param {Event} event
 * @returns {string[]}
 */
function cardsOf(event) {
  switch (event.type) {
    case "event":
    case "discarded":
    case "collected":
    case "deploy":
      return [event.card];
    case "play":
      return event.sudo ? [event.card, "sudo"] : [event.card];
    case "requested":
      return event.came ? [event.card] : ["rfc"];
    case "fizzled":
      return event.cards;
    case "blow_over":
      return [event.card, ...answered(event), ...(event.lost ? [event.lost] : [])];
    case "victory":
      return [event.architecture];
    case "exchange":
      return event.got ?? [];
    default:
      return [];
  }
}

/** @param {Extract<Event, { type: "blow_over" }>} event */
function answered({ answer }) {
  if (answer.type === "defend") return answer.sudo ? [answer.card, "sudo"] : [answer.card];
  return answer.type === "sudo" ? ["sudo"] : [];
}
