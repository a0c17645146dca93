// In which order my cards lie is mine to choose.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "./icons.js";
import { prefer, sortedBy, sortingOf } from "./preferences.js";

/**
 * @import { Words } from "../core/vocabulary.js"
 * @import { Point } from "./geometry.js"
 */

/** @param {{ game: string, orders: string[], words: Words, place: Point, onChange: () => void }} props */
export function Sorting({ game, orders, words, place, onChange }) {
  const at = orders.indexOf(sortingOf(game, orders));
  const label = t("hand_order", { order: words.label(`sorted_${orders[at]}`) });
  const turn = () => {
    prefer(sortedBy(game, orders[(at + 1) % orders.length]));
    onChange();
  };
  return html`
    <button type="button" class="sorting" style=${`left:${place.x}px;top:${place.y}px`} aria-label=${label} title=${label} onClick=${turn}>
      <${Icon} name="sort" size=${18} /><span>${words.label(`sorted_${orders[at]}`)}</span>
    </button>`;
}
