// The marks on what opens history and talk: how much of each nobody has looked at.

import { html } from "../core/html.js";
import { t } from "../core/page.js";

/** @import { Unread as Lines } from "./unread.js" */

/**
 * What is said of a count, to eyes and ears alike: beyond this nobody counts.
 *
 * @param {number} count
 */
const shown = (count) => Math.min(count, 99);

/** @param {Lines} unread */
export function talkLabel({ talk, history }) {
  const told = talk ? t("history_and_talk_unread", { count: shown(talk) }) : t("history_and_talk");
  return history ? `${told}, ${t("history_unread", { count: shown(history) })}` : told;
}

/**
 * The two counts; that of the history is painted, for side by side they would read as one number.
 *
 * @param {{ unread: Lines }} props
 */
export const Marks = ({ unread: { talk, history } }) =>
  html`<${Unread} count=${talk} />${history > 0 && html`<b class="unread happened" data-count=${shown(history)} aria-hidden="true" />`}`;

/** @param {{ count: number }} props */
export const Unread = ({ count }) => (count ? html`<b class="unread" aria-hidden="true">${shown(count)}</b>` : null);
