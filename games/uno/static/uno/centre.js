// The middle of UNO's table: the dish, the discard on it, the deck beside it, and the colour in force.

import { html } from "#page/core/html.js";
import { Pile } from "#page/stage/pile.js";
import { Dish } from "./dish.js";
import { PAINT, shape } from "./faces.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Centre(parts) {
  const { view, layout, words } = parts;
  const { centre, deck, aside } = layout;
  const top = words.label("discard", { card: words.tell("card", view.top) });
  return html`
    <${Dish} colour=${view.color} direction=${view.direction} place=${centre} />
    <${Pile} parts=${parts} thing="deck" place=${deck} name=${words.label("deck", { count: view.deck })} count=${view.deck} />
    <${Pile} parts=${parts} thing="discard" place=${centre} name=${top} />
    <${Force} view=${view} words=${words} place=${layout.force} />
    <${Way} ...${parts} place=${aside} />`;
}

/** @param {Pick<Props, "view" | "words"> & { place: Laid["force"] }} props */
function Force({ view, words, place }) {
  const { color, sum } = view;
  const paint = color ? PAINT[color] : { field: "var(--inset)", ink: "var(--ink)" };
  const drawn = color && shape(color, 12, 12, 18, paint.ink);
  const style = `left:${place.x}px;top:${place.y}px;--field:${paint.field};--on:${paint.ink}`;
  return html`
    <p class="force" style=${style}>
      ${drawn && html`<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />`}
      <span>${color ? words.tell("color", color) : words.label("no_colour")}</span>
      ${sum > 0 && html`<b>+${sum}</b>`}
    </p>`;
}

/**
 * Which way the play goes, and who follows: the dish shows it, and where there is no room beside it, it is
 * read all the same.
 *
 * @param {Props & { place: Laid["aside"] }} props
 */
function Way({ view, words, nameOf, place }) {
  if (view.next === null) return null;
  const way = words.label(view.direction > 0 ? "clockwise" : "counterclockwise");
  const style = place && `left:${place.x}px;top:${place.y}px;width:${place.w}px`;
  return html`
    <p class=${place ? "aside" : "unseen"} style=${style}>
      ${way}, ${words.label("next")} <b>${nameOf(view.next)}</b>
    </p>`;
}
