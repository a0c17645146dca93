// Emotes: phrases that are drawn. Their words are read aloud, and stand where nothing is drawn.

import { html } from "../core/html.js";

/** @import { Words } from "../core/vocabulary.js" */

const FACE = '<circle cx="12" cy="12" r="9.5" class="ground"/>';
const EYES = '<path d="M8.6 9.600v.4M15.400 9.600v.4" stroke-width="2.400"/>';

/** @type {Record<string, string>} */
const DRAWN = {
  emote_smile: `${FACE}${EYES}<path d="M7.500 13.500c1 2 2.600 3 4.500 3s3.500-1 4.500-3"/>`,
  emote_laugh: `${FACE}<path d="M7.200 10.300l1.500-1.500 1.500 1.500M13.800 10.300l1.500-1.500 1.500 1.500"/><path d="M7.300 13h9.400c-.3 2.800-2 4.500-4.700 4.500S7.600 15.800 7.300 13z" class="open"/>`,
  emote_wow: `${FACE}${EYES}<circle cx="12" cy="15.500" r="2.300" class="open"/>`,
  emote_sad: `${FACE}${EYES}<path d="M8 16.800c.9-1.700 2.300-2.500 4-2.500s3.100.8 4 2.500"/>`,
  emote_clap:
    '<path d="M6.500 19.500 3.800 13.600c-.6-1.500 1.300-2.500 2.200-1.200l1.300 2L5.800 8.300c-.4-1.600 1.700-2.200 2.300-.7l1.700 4.600-.6-5.400c-.1-1.600 2-1.800 2.400-.2l1.500 6.500.5-3.200c.3-1.500 2.400-1.200 2.300.3l-.4 6c-.3 3-2.300 4.800-5 4.800-1.600 0-3-.6-4-1.500z" class="ground"/><path d="M17.500 4.500v2M20.500 6l-1.300 1.500M14.800 5.200l.7 1.600"/>',
  emote_tea:
    '<path d="M5 10h11v5.500a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" class="ground"/><path d="M16 11.500h1.800a2.300 2.300 0 0 1 0 4.600H16M8.500 7.500c-.9-1.300.9-1.900 0-3.200M12.500 7.500c-.9-1.300.9-1.900 0-3.200"/>',
};

/** @param {string | undefined} code */
export const isEmote = (code) => Boolean(code && code in DRAWN);

/** @param {{ code: string, words: Words }} props */
export function Emote({ code, words }) {
  const told = words.quick_phrases[code] ?? "";
  return html`<svg class="emote" viewBox="0 0 24 24" role="img" aria-label=${told} dangerouslySetInnerHTML=${{ __html: `<title>${told}</title>${DRAWN[code]}` }} />`;
}
