// My prod: the set I am to build as slots that fill up, what is missing in words, places for it.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { Sign } from "./drawn.js";
import { gapsIn, inRow } from "./layout.js";
import { troubles } from "./names.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Laid } from "./layout.js"
 * @import { Aim, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Prod(parts) {
  const { view, layout, words, seat, lit, touch, foretold, numbers } = parts;
  const { mine } = layout;
  if (!mine || !view.aim || seat === null) return null;
  const { box } = mine;
  const can = lit.has("prod");
  const tag = can ? foretold("prod") : "";
  const name = view.architectures[seat];
  return html`
    <div class="prod" style=${`left:${box.x}px;top:${box.y}px;width:${box.w}px;height:${box.h}px`}>
      <p class="architecture"><${Sign} name="architecture" size=${16} />${words.tell("card", name)}</p>
      ${!view.left.includes(seat) && html`<${Wanted} aim=${view.aim} words=${words} why=${troubles(view, seat, words).filter(Boolean).join(" · ")} />`}
      ${
        can &&
        html`<button type="button" class="aim" data-thing="prod" data-number=${numbers("prod") || null}
          aria-description=${tag || null} onClick=${(/** @type {MouseEvent} */ event) => touch("prod", event)}>
          <span class="unseen">${words.label("deploy_here")}</span>${tag && html`<span class="tag" aria-hidden="true">${tag}</span>`}</button>`
      }
    </div>
    <${Gaps} ...${parts} />`;
}

/** @param {{ aim: Aim, words: Words, why: string }} props */
function Wanted({ aim, words, why }) {
  return html`
    <p class="set">
      ${chips(aim).map(({ card, has }, at) => html`<span key=${at} class="need ${has ? "has" : ""}" aria-hidden="true"><${Sign} name=${card} size=${16} /></span>`)}
      <span>${lacking(aim, words)}${why && html` <em>${why}</em>`}</span>
    </p>`;
}

/**
 * The set slot by slot: what lies there, what a cloud stands for, what is missing.
 *
 * @param {Aim} aim
 * @returns {{ card: string, has: boolean }[]}
 */
function chips({ needs, lacks, missing }) {
  const left = /** @type {string[]} */ ([...lacks]);
  const present = needs.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const clouds = lacks.length - missing;
  return [
    ...present.map((card) => ({ card, has: true })),
    ...Array.from({ length: clouds }, () => ({ card: "cloud", has: true })),
    ...lacks.slice(clouds).map((card) => ({ card, has: false })),
  ];
}

/**
 * @param {Aim} aim
 * @param {Words} words
 */
function lacking({ lacks, missing }, words) {
  if (!missing) return words.label("complete");
  const names = [...new Set(lacks)].map((card) => words.tell("card", card));
  const cards = [...names, words.tell("card", "cloud")].join(words.label("or"));
  const told = words.label(missing < lacks.length ? "lacks_any" : "lacks", { cards, count: missing });
  const [before, after] = told.split(": ");
  return html`${before}: <b>${after}</b>`;
}

/**
 * Dashed places for what is still to come.
 *
 * @param {Props} parts
 */
function Gaps({ view, layout }) {
  const { mine } = layout;
  if (!mine || !view.aim || view.seat === null) return null;
  const count = view.tables[view.seat].length;
  const gaps = gapsIn(mine.row, view, count);
  const spots = inRow(mine.row, count + gaps).slice(count);
  return spots.map(
    ({ x, y, w }, at) => html`
    <span key=${at} class="gap" aria-hidden="true" style=${`left:${x - w / 2}px;top:${y - (w * TALL) / 2}px;width:${w}px;height:${w * TALL}px`}>
      <${Sign} name=${view.aim?.lacks[at] ?? "cloud"} size=${w * 0.4} />
    </span>`,
  );
}
