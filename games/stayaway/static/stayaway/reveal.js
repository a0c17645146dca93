// What I am shown lies open before me for a while; it stays in my notebook.

import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { useTable } from "#page/table/context.js";
import { facesIn } from "./faces.js";
import { familiesAt } from "./families.js";
import { Sign } from "./sign.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Card, Event, View } from "./wire.js"
 *
 * @typedef {{ text: string, cards: Card[] }} Shown
 */

const READ = 7000;

/** @param {Parts<View, Laid>} parts */
export function Reveal(parts) {
  const { events, words, layout } = parts;
  const table = useTable();
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const isFirst = useRef(true);
  useEffect(() => {
    const news = isFirst.current ? null : events.flatMap((event) => opened(event, parts)).at(-1);
    isFirst.current = false;
    if (news) setShown(news);
  }, [events]);
  useEffect(() => {
    const timer = shown && setTimeout(() => setShown(null), READ);
    return () => clearTimeout(timer ?? 0);
  }, [shown]);
  if (!shown) return null;
  const { x, y } = layout.table;
  const face = facesIn(words, familiesAt(table));
  return html`
    <section class="shown" style=${`left:${x}px;top:${y}px`} aria-label=${shown.text}>
      <p>${shown.text}</p>
      <div>${shown.cards.map((card, at) => html`<span key=${at} class="open-card" role="img" aria-label=${words.names[card]} dangerouslySetInnerHTML=${{ __html: face(card) }} />`)}</div>
      <button type="button" class="shut" aria-label=${words.label("shut")} onClick=${() => setShown(null)}><${Sign} name="close" size=${18} /></button>
    </section>`;
}

/**
 * What an event lets me see of another's cards, or tells me of myself.
 *
 * @param {Event} event
 * @param {Parts<View, Laid>} parts
 * @returns {Shown[]}
 */
function opened(event, { view: { seat }, words, nameOf }) {
  const text = words.say("events", { .../** @type {any} */ (event), card: null, cards: null });
  if (event.type === "infected") return [{ text, cards: ["infected"] }];
  if (event.type === "show" || event.type === "super_infection") {
    return event.seat === seat
      ? []
      : [{ text: words.label(`opens_${event.type}`, { who: nameOf(event.seat) }), cards: event.cards }];
  }
  if (event.type !== "look" || event.at === seat) return [];
  const cards = event.cards ?? (event.card ? [event.card] : []);
  return cards.length ? [{ text, cards }] : [];
}
