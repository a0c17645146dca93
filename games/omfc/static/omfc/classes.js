// The classes: what each can do and cannot; in a draft one chooses here.

import { html } from "#page/core/html.js";
import { Icon } from "#page/stage/icons.js";
import { folkLines, folkSign } from "./folk.js";
import { sign } from "./houses.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Folk, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/**
 * What a seat's class can do.
 *
 * @param {Props & { seat: number, shut: () => void }} props
 */
export function ClassCard({ view, words, nameOf, seat, shut }) {
  const folk = view.seats[seat].class;
  return html`
    <header>
      <span class="sign" dangerouslySetInnerHTML=${{ __html: folkSign(folk) }} />
      <h3>${words.tell("class", folk)}</h3>
      <span class="pill">${nameOf(seat)}</span>
      <button type="button" class="shut" aria-label=${words.label("close")} onClick=${shut}><${Icon} name="close" size=${18} /></button>
    </header>
    <p>${words.texts[folk]}</p>
    ${folkLines(view, seat).map((line) => html`<p key=${line.code} class="soft">${words.say("lines", line)}</p>`)}`;
}

/**
 * All classes to choose from; those that others have stand behind them: what they can do, the score tells.
 *
 * @param {Props} parts
 */
export function Gallery(parts) {
  const { view, words, lit, layout } = parts;
  const { x, y, w, h } = layout.gallery;
  const offered = [...lit.keys()].filter((thing) => thing.startsWith("do:class ")).map((thing) => thing.slice(9));
  const taken = view.seats.map((seat) => seat.class);
  const others = Object.keys(words.texts).filter((slug) => !offered.includes(slug));
  const isTaken = (/** @type {string} */ slug) => taken.includes(/** @type {Folk} */ (slug));
  const free = offered.length ? [] : others.filter((slug) => !isTaken(slug));
  return html`
    <section class="gallery" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`} aria-label=${words.label("choose_class")} tabindex="0">
      <ul>${[...offered, ...free, ...others.filter(isTaken)].map((slug) => html`<${OneClass} key=${slug} ...${parts} slug=${slug} owner=${taken.indexOf(/** @type {Folk} */ (slug))} />`)}</ul>
    </section>`;
}

/** @param {Props & { slug: string, owner: number }} props */
function OneClass({ words, lit, touch, numbers, nameOf, slug, owner }) {
  const thing = `do:class ${slug}`;
  const name = words.tell("class", slug);
  return html`
    <li class=${owner < 0 ? "" : "taken"}>
      <h3><span class="sign" dangerouslySetInnerHTML=${{ __html: folkSign(slug) }} />${name}</h3>
      ${owner >= 0 && html`<p class="owner"><span class="sign" dangerouslySetInnerHTML=${{ __html: sign(owner) }} />${words.label("taken_by", { who: nameOf(owner) })}</p>`}
      ${
        lit.has(thing) &&
        html`
        <button type="button" class="main do" data-thing=${thing} data-number=${numbers(thing) || null} aria-label=${`${words.label("play_class")}: ${name}`}
          onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>${words.label("play_class")}</button>`
      }
      ${owner < 0 && html`<p>${words.texts[slug]}</p>`}
    </li>`;
}
