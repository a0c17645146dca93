// Which game a table goes on from, if it does: a move of another, with a way back to it.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";

export function Origin() {
  const { origin } = useTable().frame.table;
  if (!origin) return null;
  const { table, move } = origin;
  return html`<p class="origin small"><a href=${`/table/${table}/replay/?move=${move}`}>${t("branched", { move })}</a></p>`;
}
