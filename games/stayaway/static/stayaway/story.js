// The end tells the story: by sides, who was what from when, who infected whom, on the same graph.

import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { Disc } from "#page/shell/disc.js";
import { myNotesOn } from "#page/shell/noted.js";
import { useTable } from "#page/table/context.js";
import { paired } from "./exchanges.js";
import { facesIn } from "./faces.js";
import { familiesAt } from "./families.js";
import { Graph } from "./graph.js";
import { around } from "./notebook.js";
import { SIGNS } from "./role.js";
import { Sign } from "./sign.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Revealed, View } from "./wire.js"
 *
 * @typedef {{ view: View, words: Words, nameOf(seat: number): string }} Props
 * @typedef {Props & { revealed: Revealed }} Told
 */

/**
 * The side that has won comes first.
 *
 * @param {Props} props
 */
export function Story({ view, words, nameOf }) {
  const { revealed, winners = [] } = view;
  if (!revealed) return null;
  const { roles } = revealed;
  const infections = revealed.infections.map(([turn, from, to]) => ({ turn, from, to }));
  /** @param {number[]} seats */
  const won = (seats) => seats.some((seat) => winners.includes(seat));
  const sides = Object.entries(revealed.sides)
    .map(([side, seats]) => ({ title: words.label(`side_${side}`), seats }))
    .toSorted((one, other) => Number(won(other.seats)) - Number(won(one.seats)));
  return html`
    <div class="story">
      ${sides.map(({ title, seats }) => html`<${Side} key=${title} ...${{ title, seats, won: won(seats), view, words, nameOf, revealed }} />`)}
      <h3>${words.label("how_it_went")}</h3>
      <${Graph} ...${{ infections, words, nameOf }} met=${paired(view.contacts)} seats=${around(roles.length, view.seat ?? 0)} lookOf=${(/** @type {number} */ seat) => roles[seat].role} />
    </div>`;
}

/** @param {Told & { title: string, seats: number[], won: boolean }} props */
function Side({ title, seats, won, ...told }) {
  if (!seats.length) return null;
  return html`
    <section class="side ${won ? "won" : ""}" aria-label=${title}>
      <h3>${title}${won && html` <em>${told.words.label("side_won")}</em>`}</h3>
      <ul>${seats.map((seat) => html`<${Player} key=${seat} seat=${seat} won=${won} ...${told} />`)}</ul>
    </section>`;
}

/** @param {Told & { seat: number, won: boolean }} props */
function Player({ seat, won, view, words, revealed, nameOf }) {
  const table = useTable();
  const { role, infected_turn } = revealed.roles[seat];
  const dropped = revealed.dropped[seat];
  const fate = [
    infected_turn === null && words.names[`role:${role}`],
    infected_turn !== null && words.label("infected_in", { turn: infected_turn }),
    dropped !== null && words.label("dropped_in", { turn: dropped }),
    won && !view.winners?.includes(seat) && words.label("seat_lost"),
  ];
  return html`
    <li class=${seat === view.seat ? "mine" : ""}>
      <${Disc} number=${seat} />
      <span class="who"><b>${nameOf(seat)}</b><small><${Sign} name=${SIGNS[role]} size=${15} />${fate.filter(Boolean).join(" · ")}</small>
        ${myNotesOn(table, seat).map((note) => html`<small key=${note} class="noted"><i class="sticky">${note}</i></small>`)}
      </span>
      <${Hand} hand=${revealed.hands[seat]} words=${words} />
    </li>`;
}

/** @param {{ hand: string[], words: Words }} props */
function Hand({ hand, words }) {
  const table = useTable();
  if (!hand.length) return html`<small class="hand-of">${t("empty_hand")}</small>`;
  const face = facesIn(words, familiesAt(table));
  return html`<span class="hand-of" role="img" aria-label=${hand.map((card) => words.names[card]).join(", ")}>${hand.map((card, at) => html`<i key=${at} dangerouslySetInnerHTML=${{ __html: face(card) }} />`)}</span>`;
}
