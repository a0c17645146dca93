// What I may say by one touch, where talk is not in sight.

import { html } from "#page/core/html.js";
import { GameChips } from "#page/shell/phrases.js";
import { useTable } from "#page/table/context.js";
import { Sheet } from "./sheet.js";

/** @import { Desk } from "./over.js" */

/** @param {Desk} desk */
export function Saying({ words, open }) {
  const { isSilent } = useTable().state;
  return html`
    <${Sheet} look="saying" title=${words.label("say")} words=${words} shut=${() => open("")}>
      <${GameChips} isAside=${isSilent} onChoose=${() => open("")} />
    <//>`;
}
