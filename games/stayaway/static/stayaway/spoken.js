// What is said at the table stands for a while beside who says it.

import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { Emote, isEmote } from "#page/shell/emotes.js";
import { useTable } from "#page/table/context.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { ChatLine } from "#page/table/frames.js"
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

const READ = 6000;
const LONGEST = 60;

/** @param {Parts<View, Laid>} parts */
export function Spoken({ layout, words }) {
  const lines = useNew(useTable().state.chat);
  return layout.plates.map(({ seat, x, y, bubble = { x: 0, y: -46 } }) => {
    const line = lines.findLast((one) => one.seat === seat);
    if (!line) return null;
    return html`<p key=${line.id} class="speech" aria-hidden="true" style=${`left:${x + bubble.x}px;top:${y + bubble.y}px`}>${said(line, words)}</p>`;
  });
}

/**
 * @param {ChatLine} line
 * @param {Words} words
 */
function said({ phrase, text }, words) {
  if (isEmote(phrase?.code)) return html`<${Emote} code=${phrase?.code} words=${words} />`;
  const told = phrase ? (words.quick_phrases[String(phrase.code)] ?? words.say("phrases", phrase)) : text;
  return told.length > LONGEST ? `${told.slice(0, LONGEST - 1)}…` : told;
}

/**
 * Lines that have come since the page was opened, each for as long as it takes to read it.
 *
 * @param {ChatLine[]} chat
 */
function useNew(chat) {
  const before = useRef(chat.at(-1)?.id ?? 0);
  const [lines, setLines] = useState(/** @type {ChatLine[]} */ ([]));
  useEffect(() => {
    const news = chat.filter(({ id, seat }) => id > before.current && seat !== null);
    before.current = chat.at(-1)?.id ?? before.current;
    if (!news.length) return;
    setLines((known) => [...known, ...news]);
    setTimeout(() => setLines((known) => known.filter((one) => !news.includes(one))), READ);
  }, [chat]);
  return lines;
}
