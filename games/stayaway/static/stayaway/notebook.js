// My notebook: of each player what I gave, got, saw and heard, my mark, and whom they may have infected.

import { html } from "#page/core/html.js";
import { Disc } from "#page/shell/disc.js";
import { useTable } from "#page/table/context.js";
import { exchanges, reachedBy } from "./exchanges.js";
import { Graph } from "./graph.js";
import { Marking } from "./marking.js";
import { entries } from "./noted.js";
import { Sheet } from "./sheet.js";
import { Sign } from "./sign.js";

/**
 * @import { Desk } from "./over.js"
 * @import { Entry } from "./noted.js"
 */

/** @param {Desk} desk */
export function Notebook(desk) {
  const { view, words, open, nameOf, about, setAbout } = desk;
  const { log, chat } = useTable().state;
  const noted = entries(view, words, chat).filter(({ seats }) => about === null || seats.includes(about));
  const met = exchanges(view, log);
  const reached = about === null ? [] : reachedBy(view, about);
  const seats = around(view.hands.length, view.seat ?? 0);
  return html`
    <${Sheet} look="notebook" title=${words.label("notebook")} words=${words} shut=${() => open("")}>
      <div class="chips" role="group" aria-label=${words.label("about_whom")}>
        <button type="button" class="chip" aria-pressed=${String(about === null)} onClick=${() => setAbout(null)}>${words.label("about_all")}</button>
        ${seats.map((seat) => html`<${Chip} key=${seat} ...${desk} seat=${seat} />`)}
      </div>
      ${about !== null && about !== view.seat && html`<${Marking} seat=${about} words=${words} />`}
      <div class="pages">
        <section aria-label=${words.label("you_know")}>
          <h3>${words.label("you_know")}</h3>
          ${!noted.length && html`<p class="soft">${words.label("nothing_noted")}</p>`}
          <ol>${noted.map((entry, at) => html`<${Known} key=${at} entry=${entry} />`)}</ol>
        </section>
        <section aria-label=${words.label("who_exchanged")}>
          <h3>${words.label("who_exchanged")}</h3>
          <${Graph} ...${{ met, seats, about, reached, words, nameOf }} />
          <p class="soft spread">${spread(desk, reached)}</p>
        </section>
      </div>
    <//>`;
}

/**
 * Seats clockwise from mine: as they stand in the graph, whoever has changed places.
 *
 * @param {number} count
 * @param {number} first
 */
export const around = (count, first) => Array.from({ length: count }, (_, at) => (first + at) % count);

/** @param {Desk & { seat: number }} props */
function Chip({ seat, about, setAbout, nameOf, words }) {
  const mark = useTable().state.marks[seat];
  return html`
    <button type="button" class="chip" aria-pressed=${String(about === seat)} onClick=${() => setAbout(about === seat ? null : seat)}>
      <${Disc} number=${seat} />${nameOf(seat)}${mark && html`<span class="sticky ${mark}">${words.label(`mark_${mark}`)}</span>`}
    </button>`;
}

/** @param {{ entry: Entry }} props */
const Known = ({ entry: { source, text } }) => html`<li><${Sign} name=${source} size=${17} /><span>${text}</span></li>`;

/**
 * How infection may have travelled from whom one asks about.
 *
 * @param {Desk} desk
 * @param {{ seat: number, turns: number[] }[]} reached
 */
function spread({ about, words, nameOf }, reached) {
  if (about === null) return words.label("ask_about");
  const who = nameOf(about);
  const whom = reached.map(({ seat, turns }) =>
    words.label("reached_in", { who: nameOf(seat), turns: turns.join(", ") }),
  );
  return whom.length
    ? words.label("may_have_infected", { who, whom: whom.join("; ") })
    : words.label("infected_nobody", { who });
}
