// Whoever watches may guess who is who: nobody sees it before the end.

import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { Disc } from "#page/shell/disc.js";
import { Marking } from "./marking.js";
import { Sheet } from "./sheet.js";

/** @import { Desk } from "./over.js" */

/** @param {Desk} desk */
export const Guessing = ({ view, words, open, nameOf }) => html`
  <${Sheet} look="guessing" title=${t("guesses")} words=${words} shut=${() => open("")}>
    <p class="soft">${t("guesses_hint")}</p>
    <ul>
      ${view.hands.map((_, seat) => html`<li key=${seat}><${Disc} number=${seat} /><b>${nameOf(seat)}</b><${Marking} seat=${seat} words=${words} /></li>`)}
    </ul>
  <//>`;
