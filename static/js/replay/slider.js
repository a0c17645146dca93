// The whole game on a line: a tick per move in its mover's colour, marks where it turned, and where one is.

import { useMemo, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useWidth } from "../core/width.js";
import { seatPaint } from "../stage/plate.js";
import { useTable } from "../table/context.js";
import { nearest, placed } from "./marks.js";
import { happened, turned, whereabouts } from "./telling.js";

/**
 * @import { Placed } from "./marks.js"
 * @import { Replay, Tick } from "./types.js"
 * @import { Store } from "../table/types.js"
 */

export function Slider() {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const { at, last, head } = replay;
  const text = [whereabouts(replay), happened(table)].filter(Boolean).join(": ");
  const ticks = useMemo(() => html`<${Ticks} ticks=${head.ticks} />`, [head]);
  /** @param {{ target: HTMLInputElement }} event */
  const slide = ({ target }) => replay.go(Number(target.value));
  return html`
    <div class="reel" style=${`--done:${last ? at / last : 0}`}>
      <${Marks} />
      <div class="ticks" aria-hidden="true">${ticks}<div class="gone">${ticks}</div></div>
      <input id="moment" type="range" min="0" max=${last} value=${at} aria-label=${t("replay_moment")} aria-valuetext=${text} onInput=${slide} />
    </div>`;
}

/**
 * One path for all moves of a seat, so that a long game costs no more than a short one.
 *
 * @param {{ ticks: Tick[] }} props
 */
function Ticks({ ticks }) {
  /** @type {Map<number | null, string>} */
  const paths = new Map();
  ticks.forEach(({ seat }, at) => {
    if (at) paths.set(seat, `${paths.get(seat) ?? ""}M${at} 0V1`);
  });
  return html`
    <svg viewBox=${`0 0 ${Math.max(1, ticks.length - 1)} 1`} preserveAspectRatio="none" class=${ticks.length > 120 ? "dense" : ""}>
      ${[...paths].map(([seat, path]) => html`<path key=${seat} d=${path} stroke=${seat === null ? "var(--strong-line)" : seatPaint(seat)} />`)}
    </svg>`;
}

/** Where the game turned: as many words as there is room for, and a notch for each of the others. */
function Marks() {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(ref);
  const all = useMemo(() => marksOf(table, replay), [replay.head]);
  const shown = useMemo(() => placed(all, replay.last, width), [all, width]);
  /** @param {MouseEvent} event */
  const touch = (event) => {
    const box = /** @type {HTMLElement} */ (ref.current).getBoundingClientRect();
    const mark = nearest(shown, event.clientX - box.left);
    if (mark) replay.go(mark.at);
  };
  return html`
    <div class="marks" ref=${ref} role="group" aria-label=${t("replay_marks")} onClick=${touch}>
      ${shown.map((mark) => html`<${mark.isTold ? Word : Notch} key=${mark.at} mark=${mark} />`)}
    </div>`;
}

/** @param {{ mark: Placed }} props */
function Word({ mark: { at, text, x } }) {
  const replay = /** @type {Replay} */ (useTable().replay);
  const told = t("replay_to_move", { move: at, what: text });
  /** @param {Event} event */
  const go = (event) => {
    event.stopPropagation();
    replay.go(at);
  };
  return html`
    <button type="button" tabindex="-1" class=${at <= replay.at ? "gone" : ""} style=${`left:${x}px`} title=${told} onClick=${go}>
      <span aria-hidden="true">${text}</span><span class="unseen">${told}</span>
    </button>`;
}

/** @param {{ mark: Placed }} props */
function Notch({ mark: { at, text, x } }) {
  const replay = /** @type {Replay} */ (useTable().replay);
  const told = t("replay_to_move", { move: at, what: text });
  return html`<i class="notch ${at <= replay.at ? "gone" : ""}" style=${`left:${x}px`} title=${told}></i>`;
}

/**
 * @param {Store} table
 * @param {Replay} replay
 */
function marksOf(table, { head }) {
  return head.ticks.flatMap(({ marks }, at) => {
    const text = marks.length ? turned(table, marks) : "";
    return at && text ? [{ at, text }] : [];
  });
}
