// All that was hidden, for whoever looks with the eyes of all: each seat's hand and part, and what comes next
// from the deck.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Disc } from "../shell/disc.js";
import { useTable } from "../table/context.js";
import { seatName, withTitles } from "../table/names.js";

/**
 * @import { Game } from "../stage/module.js"
 */

/** So many of the deck's cards are shown; the others are counted. */
const NEXT = 8;

/** @param {{ game?: Game }} props */
export function Opened({ game }) {
  const table = useTable();
  const { opened } = table.frame;
  if (!opened?.hands) return null;
  return html`
    <section class="opened card" tabindex="0" aria-labelledby="opened">
      <h3 id="opened">${t("replay_opened")}</h3>
      <ul class="plain">
        ${opened.hands.map(
          (hand, seat) => html`
          <li key=${seat}>
            ${game && html`<${Disc} number=${seat} />`}
            <span class="who"><b>${withTitles(seatName(table, seat))}</b><${Part} part=${opened.parts?.[seat]} /></span>
            <${Cards} cards=${hand} none=${t("empty_hand")} game=${game} />
          </li>`,
        )}
        ${opened.deck && html`<${Deck} deck=${opened.deck} game=${game} />`}
      </ul>
    </section>`;
}

/** @param {{ part?: string | null }} props */
function Part({ part }) {
  const { words } = useTable();
  return part ? html`<small>${words.partOf(part)}</small>` : null;
}

/**
 * The cards that will be drawn next, the first of them first.
 *
 * @param {{ deck: string[], game?: Game }} props
 */
function Deck({ deck, game }) {
  const later = deck.length - NEXT;
  return html`
    <li class="deck">
      <span class="who"><b>${t("replay_deck")}</b>${later > 0 && html`<small>${t("replay_deck_later", { count: later })}</small>`}</span>
      <${Cards} cards=${deck.slice(0, NEXT)} none=${t("replay_deck_empty")} game=${game} />
    </li>`;
}

/**
 * Drawn where the game is, else in words.
 *
 * @param {{ cards: string[], none: string, game?: Game }} props
 */
function Cards({ cards, none, game }) {
  const { words } = useTable();
  const names = cards.map((card) => words.tell("card", card)).join(", ");
  if (!game) return html`<span>${names || none}</span>`;
  if (!names) return html`<small class="hand-of">${none}</small>`;
  return html`
    <span class="hand-of" role="img" aria-label=${names} title=${names}>
      ${cards.map((card, at) => html`<i key=${at} dangerouslySetInnerHTML=${{ __html: game.face(card, words.language, words) }} />`)}
    </span>`;
}
