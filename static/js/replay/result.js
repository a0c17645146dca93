// How a recorded game ended, in a line: where the whole summary would hide the table.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { headline, why } from "../shell/summary.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { withTitles } from "../table/names.js";

export function Result() {
  const table = useTable();
  const { outcome, uid } = table.frame.table;
  return html`
    <section class="result" aria-labelledby="question">
      <span class="prize"><${Icon} name="cup" size=${24} /></span>
      <div>
        <h2 id="question" tabindex="-1">${outcome ? withTitles(headline(table, outcome)) : t("cancelled")}</h2>
        ${outcome && html`<p>${withTitles(why(table, outcome))}</p>`}
      </div>
      <a class="button" href=${`/table/${uid}/`}>${t("replay_summary")}</a>
    </section>`;
}
