// What lies above the cards: the four colours, UNO! in its place, and what a deal was worth.

import { useEffect, useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { COLOURS, PAINT, shape } from "./faces.js";
import { Result } from "./result.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Colour, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Over(parts) {
  const { view, lit } = parts;
  const asksColour = COLOURS.some((colour) => lit.has(`colour:${colour}`));
  return html`
    ${asksColour && html`<${Colours} ...${parts} />`}
    ${view.hand && !view.over && html`<${Shout} ...${parts} />`}
    <${Result} ...${parts} />`;
}

/**
 * Whoever came by keys goes on by keys.
 *
 * @param {Props} parts
 */
function Colours(parts) {
  const { words, layout } = parts;
  const { panel } = layout;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (document.activeElement?.matches(".stage :focus-visible")) box.current?.querySelector("button")?.focus();
  }, []);
  const style = panel ? `left:${panel.x}px;top:${panel.y}px` : null;
  return html`
    <div class="choices ${panel ? "" : "from-below"}" role="group" aria-label=${words.label("which_colour")} style=${style} ref=${box}>
      <p aria-hidden="true">${words.label("which_colour")}</p>
      <div>${COLOURS.map((colour) => html`<${ColourButton} key=${colour} colour=${colour} ...${parts} />`)}</div>
    </div>`;
}

/** @param {Props & { colour: Colour }} props */
function ColourButton({ colour, words, touch, lit, numbers }) {
  const { field, mark, ink, letter } = PAINT[colour];
  const low = colour === "g";
  const drawn = `<rect width="58" height="58" rx="13" fill="${field}"/>${shape(colour, 29, low ? 31 : 29, 30, ink)}
    <text class="letter" x="29" y="${low ? 37.5 : 34}" fill="${mark}">${words.language === "ru" ? letter.ru : letter.en}</text>`;
  const thing = `colour:${colour}`;
  return html`
    <button type="button" class="colour" disabled=${!lit.has(thing)} data-thing=${thing} data-number=${numbers(thing) || null}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
      <svg viewBox="0 0 58 58" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />
      <span>${words.tell("color", colour)}</span>
    </button>`;
}

/**
 * UNO! keeps its place: dashed while it is not due, burning while it is.
 *
 * @param {Props} props
 */
function Shout({ lit, chosen, touch, words, layout, numbers }) {
  const thing = "do:uno";
  const { x, y, size, bare } = layout.button;
  const can = lit.has(thing);
  const isOn = chosen.includes(thing);
  const plays = can && (lit.get(thing) ?? []).some(({ things }) => things.length > 1);
  const told = words.label(plays ? "uno_with" : can || isOn ? "uno_now" : "uno_later");
  const style = `left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px`;
  return html`
    <div class="shout ${can || isOn ? "due" : ""} ${isOn ? "chosen" : ""}" style=${style}>
      <button type="button" data-thing=${thing} data-number=${numbers(thing) || null} aria-disabled=${can || isOn ? null : "true"} aria-pressed=${String(isOn)}
        aria-keyshortcuts="U" aria-description=${told} onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
        ${words.label("uno")}
      </button>
      ${!bare && html`<p aria-hidden="true">${told}</p>`}
    </div>`;
}
