// Small drawings that several parts share: an icon, a card's face, so many backs.

import { html } from "#page/core/html.js";
import { back } from "#page/stage/back.js";
import { face } from "./faces.js";
import { iconSvg } from "./icons.js";
import { kinOf, PAINT } from "./kinds.js";

const MOST = 5;

/** @import { Words } from "#page/core/vocabulary.js" */

/** @param {{ name: string, size?: number }} props */
export const Sign = ({ name, size = 18 }) =>
  html`<i class="sign" dangerouslySetInnerHTML=${{ __html: iconSvg(name, size) }} />`;

/**
 * A card where there is no room for one: its icon on the colour of its kin.
 *
 * @param {{ card: string }} props
 */
export const Mini = ({ card }) =>
  html`<i class="mini" style=${`background:${PAINT[kinOf(card)]}`}><${Sign} name=${card} size=${18} /></i>`;

/** @param {{ card: string, words: Words, width: number }} props */
export const Face = ({ card, words, width }) =>
  html`<i class="face-of-card" style=${`width:${width}px`} dangerouslySetInnerHTML=${{ __html: face(card, words.language, words) }} />`;

/** @param {{ count: number, width: number }} props */
export function Backs({ count, width }) {
  const shown = Array.from({ length: Math.min(count, MOST) }, (_, at) => at);
  const drawn = { __html: back("shipit", width) };
  return html`<span class="backs-of" aria-hidden="true">${shown.map((at) => html`<i key=${at} style=${`width:${width}px`} dangerouslySetInnerHTML=${drawn} />`)}</span>`;
}
