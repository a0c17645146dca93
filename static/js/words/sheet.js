// What lies where and what I hold: the lines of the sheet, each a sentence.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { withTitles } from "../table/names.js";

/**
 * @import { Saying } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

/**
 * @param {Store} table
 * @param {Saying[]} lines
 */
export function tell({ words }, lines) {
  return lines.map((line) => words.say("lines", line)).filter(Boolean);
}

const MOST_IN_SIGHT = 8;

/**
 * What one has in hand comes first; what one remembers may grow long, and scrolls.
 *
 * @param {{ id: string, title: string, lines: Saying[], capped?: boolean }} props
 */
function Lines({ id, title, lines, capped = false }) {
  const told = tell(useTable(), lines);
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
  const { sheet } = useTable().frame;
  return sheet ? html`<${Lines} id="on-table" title=${t("on_table")} lines=${sheet.table} />` : null;
}

export function Own() {
  const { sheet } = useTable().frame;
  return sheet ? html`<${Lines} id="own" title=${t("own")} lines=${sheet.own} capped />` : null;
}
