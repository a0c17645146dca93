// A sheet of paper over the table; on a phone it comes from below.

import { useEffect, useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { Sign } from "./sign.js";

/** @import { Words } from "#page/core/vocabulary.js" */

/** @param {{ title: string, look: string, words: Words, shut(): void, children?: any }} props */
export function Sheet({ title, look, words, shut, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const from = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => (from instanceof HTMLElement && from.isConnected ? from.focus({ preventScroll: true }) : undefined);
  }, []);
  /** @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    shut();
  };
  return html`
    <section class="paper-sheet ${look}" role="dialog" aria-label=${title} tabindex="-1" ref=${box} onKeyDown=${leave}>
      <header><h2>${title}</h2>
        <button type="button" class="shut" aria-label=${words.label("shut")} onClick=${shut}><${Sign} name="close" size=${20} /></button>
      </header>
      ${children}
    </section>`;
}
