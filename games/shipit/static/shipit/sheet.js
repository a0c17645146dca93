// A sheet over the table: a title, what is chosen from, a way out.

import { useEffect, useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { Clock } from "#page/shell/clock.js";
import { Icon } from "#page/stage/icons.js";

/**
 * @import { ComponentChildren } from "preact"
 * @import { Box } from "#page/stage/geometry.js"
 * @import { Words } from "#page/core/vocabulary.js"
 */

/**
 * Whoever came by keys goes on by keys.
 *
 * @param {object} props
 * @param {Box} props.box
 * @param {string} props.title
 * @param {Words} props.words
 * @param {number | null} [props.clock] whose time runs
 * @param {(() => void) | null} [props.close]
 * @param {ComponentChildren} props.children
 */
export function Sheet({ box: { x, y, w, h }, title, words, clock = null, close = null, children }) {
  const paper = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!document.activeElement?.matches(".stage :focus-visible")) return;
    const first = paper.current?.querySelector(".grid button:not([disabled]), .row button, li button");
    if (first instanceof HTMLElement) first.focus();
  }, []);
  useEffect(() => {
    if (!close) return undefined;
    /** @param {KeyboardEvent} event */
    const hear = ({ key }) => key === "Escape" && close();
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [close]);
  return html`
    <section class="over-sheet" ref=${paper} aria-label=${title} style=${`left:${x}px;top:${y}px;width:${w}px;max-height:${h}px`}>
      <header><h3>${title}</h3>${clock !== null && html`<${Clock} number=${clock} />`}
        ${close && html`<button type="button" class="shut" aria-label=${words.label("close")} onClick=${close}><${Icon} name="close" size=${18} /></button>`}
      </header>
      <div class="within">${children}</div>
    </section>`;
}
