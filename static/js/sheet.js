// What lies where and what I hold: the lines of the sheet, each a sentence.

import { html } from "htm";
import { withTitles } from "./names.js";
import { t } from "./page.js";
import { state } from "./store.js";

export function tell(lines) {
  return lines.map((line) => state.words.say("lines", line)).filter(Boolean);
}

const MOST_IN_SIGHT = 8;

// What one has in hand comes first; what one remembers may grow long, and scrolls.
function Lines({ id, title, lines, capped = false }) {
  const told = tell(lines);
  if (!told.length) return null;
  const long = capped && told.length > MOST_IN_SIGHT;
  return html`
    <section class="card" aria-labelledby=${id}>
      <h2 id=${id}>${title}</h2>
      <ul class="plain lines ${long ? "long" : ""}" tabindex=${long ? 0 : null} aria-labelledby=${id}>
        ${told.map((line, index) => html`<li key=${index}>${withTitles(line)}</li>`)}
      </ul>
    </section>`;
}

export function OnTable() {
  return html`<${Lines} id="on-table" title=${t("on_table")} lines=${state.frame.sheet.table} />`;
}

export function Own() {
  return html`<${Lines} id="own" title=${t("own")} lines=${state.frame.sheet.own} capped />`;
}
