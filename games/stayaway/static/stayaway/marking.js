// What I note of a player, in one touch; the same touch takes it away. A spectator notes what they guess.

import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { useTable } from "#page/table/context.js";
import { seatName } from "#page/table/names.js";
import { pagesOf } from "#page/words/notebook.js";

/** @import { Words } from "#page/core/vocabulary.js" */

/** @param {{ seat: number, words: Words }} props */
export function Marking({ seat, words }) {
  const table = useTable();
  const pages = pagesOf(table);
  if (!pages) return null;
  const { offered, written, write } = pages;
  const now = written[seat] ?? "";
  /** @param {string} code */
  const put = (code) => write(seat, code === now ? "" : code) || table.answer(t("no_connection"));
  return html`
    <div class="marking" role="group" aria-label=${words.label("noted_of", { who: seatName(table, seat) })}>
      ${Object.entries(offered).map(
        ([code, name]) => html`
          <button key=${code} type="button" class="sticky ${code}" aria-pressed=${String(code === now)} onClick=${() => put(code)}>${name}</button>`,
      )}
    </div>`;
}
