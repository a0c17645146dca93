// A place at the table: who sits there, what all may see of them, and their clock.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { parts } from "../core/titles.js";
import { withTitles } from "../table/names.js";
import { absenceSign, Icon } from "./icons.js";

/**
 * @import { ComponentChildren } from "preact"
 * @import { Absence } from "../table/seating.js"
 * @import { Point } from "./geometry.js"
 * @import { Place, Told } from "./module.js"
 *
 * @typedef {object} Person
 * @property {string} name
 * @property {boolean} isBot
 * @property {Absence} absence
 *
 * @typedef {{ text: ComponentChildren, ring: ComponentChildren }} Timing
 */

const PAINT = [
  ..."#b5402c #1f6f78 #7a5a00 #5b3f8c #2f6b35 #9a2f6b #34527f #6b4a32 #466b12 #8a2f2f #0f6a5a #5c5470".split(" "),
];

/**
 * The colour of a seat, everywhere on the page.
 *
 * @param {number} seat
 */
export const seatPaint = (seat) => PAINT[seat % PAINT.length];

/**
 * @param {object} props
 * @param {Place} props.place
 * @param {Person} props.person
 * @param {Told} props.told
 * @param {Timing | null} props.timing
 * @param {boolean} props.asked
 * @param {boolean} props.lit
 * @param {string} props.tag
 * @param {string} props.number
 * @param {boolean} props.isStop
 * @param {(event: MouseEvent) => void} props.onTouch
 */
export function Plate({ place, person, told, timing, asked, lit, tag, number, isStop, onTouch }) {
  const { look, pinned, x, y, seat, width, height, own, scale } = place;
  const { name, isBot, absence } = person;
  const states = { asked, lit, absent: absence, pinned, own, out: told.out, marked: told.mark };
  const isWhole = look === "plate" || look === "board";
  const line = [absence && t(absence), told.line].filter(Boolean).join(" · ");
  const shown = told.backs === undefined || absence ? line : html`<${Backs} count=${told.backs} />`;
  const shape = `${width ? `;--widest:${width}px` : ""}${height ? `;--tallest:${height}px` : ""}${scale ? `;scale:${scale}` : ""}`;
  return html`
    <button
      type="button"
      class="plate ${look} ${on(states)}"
      style=${`left:${x}px;top:${y}px;--seat:${seatPaint(seat)}${shape}`}
      tabindex=${isStop ? 0 : -1}
      data-thing=${`seat:${seat}`}
      data-number=${number || null}
      aria-disabled=${lit ? null : "true"}
      aria-current=${asked ? "true" : null}
      aria-description=${tag || null}
      onClick=${onTouch}
    >
      <span class="unseen">${[name, told.part, isBot && t("bot"), line, told.mark, told.bubble].filter(Boolean).join(", ")}</span>
      <span class="face" aria-hidden="true">
        ${asked && timing?.ring}
        ${isBot || absence ? html`<${Icon} name=${absenceSign(absence)} size=${20} />` : letterOf(name)}
      </span>
      <span class="who" aria-hidden="true">
        <b>${withTitles(told.title ?? name)}</b>
        ${!isWhole && told.part && html`<em>${told.part}</em>`}
        ${isWhole && html`<small class=${told.warn ? "warn" : ""}>${told.part && html`<em>${told.part}</em> `}${shown}</small>`}
        ${!isWhole && timing?.text}
      </span>
      ${isWhole && timing && html`<span class="time" aria-hidden="true">${timing.text}</span>`}
      ${!isWhole && told.count !== undefined && html`<span class="count ${told.warn ? "warn" : ""}" aria-hidden="true" style=${offset(place.count)}>${told.count}</span>`}
      ${told.mark && html`<span class="fastened" aria-hidden="true">${(look === "disc" && told.sign) || told.mark}</span>`}
      ${told.bubble && html`<span class="bubble ${told.loud ? "loud" : ""}" aria-hidden="true" style=${offset(told.loud ? place.bubble : (place.said ?? place.bubble))}>${told.bubble}</span>`}
      ${tag && html`<span class="tag" aria-hidden="true">${tag}</span>`}
    </button>`;
}

/** @param {{ count: number }} props */
const Backs = ({ count }) =>
  html`<span class="backs">${Array.from({ length: count }, (_, at) => html`<i key=${at}></i>`)}${count}</span>`;

/**
 * The first letter of a name, its titles aside.
 *
 * @param {string} name
 */
const letterOf = (name) => (parts(name).at(-1)?.text ?? "").trim().charAt(0).toUpperCase();

/** @param {Record<string, unknown>} states */
const on = (states) =>
  Object.keys(states)
    .filter((name) => states[name])
    .join(" ");

/** @param {Point | undefined} from from the middle of the plate */
const offset = (from) => (from ? `left:calc(50% + ${from.x}px);top:calc(50% + ${from.y}px)` : null);
