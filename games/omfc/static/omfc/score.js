// The score: what each seat has and gets, and whose the three victory points would be now.

import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { quarters } from "#page/core/vocabulary.js";
import { Clock } from "#page/shell/clock.js";
import { absenceSign, Icon } from "#page/stage/icons.js";
import { sign } from "./houses.js";
import { Star } from "./star.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Absence } from "#page/table/seating.js"
 * @import { Laid } from "./layout.js"
 * @import { Category, View } from "./wire.js"
 *
 * @typedef {object} Score
 * @property {number | null} me
 * @property {number[]} rounds  of income that count in each comparison
 * @property {(seat: number) => void} show  what a seat's class can do
 */

/** @param {Parts<View, Laid> & Score} props */
export function ScoreTable(props) {
  const { view, words, rounds } = props;
  const sums = view.result?.categories ?? view.forecast;
  const told = view.round
    ? words.label("round", { round: view.round, most: view.max_rounds })
    : words.label("setting_up");
  return html`
    <section class="score ${looks(view)}" aria-labelledby="score-title" tabindex="0">
      <header><h3 id="score-title">${words.label("score")}</h3><span>${told}</span></header>
      <table>
        <thead>
          <tr>
            <th scope="col"><span>${words.label("player")}</span><small>${told}</small></th>
            <th scope="col">${words.label("col_points")}</th>
            <th scope="col">${words.label("col_income")}</th>
            ${rounds.map((count) => html`<th key=${count} scope="col">${words.label("col_sum", { rounds: count })}</th>`)}
          </tr>
        </thead>
        <tbody>${view.seats.map((_, seat) => html`<${Row} key=${seat} ...${props} seat=${seat} sums=${sums} />`)}</tbody>
      </table>
      ${sums.length > 0 && html`<p class="note"><${Star} /> — ${words.label(view.result ? "star_note_over" : "star_note")}</p>`}
    </section>`;
}

/** @param {View} view */
const looks = ({ seats }) =>
  [seats.length > 4 && "tight", seats.some((seat) => seat.class) && "classed"].filter(Boolean).join(" ");

/** @param {Parts<View, Laid> & Score & { seat: number, sums: Category[] }} props */
function Row({ view, words, nameOf, absenceOf, me, seat, sums, rounds, show }) {
  const { points, income, class: folk } = view.seats[seat];
  const isAsked = String(seat) in view.asks;
  const absence = absenceOf(seat);
  const name = html`<span class="name">${nameOf(seat)}</span>`;
  const about = words.label("class_of", { who: nameOf(seat), class: words.tell("class", folk) });
  return html`
    <tr class="${seat === me ? "mine" : ""} ${isAsked ? "asked" : ""}" aria-current=${isAsked ? "true" : null}>
      <th scope="row"><div>
        <span class="sign" dangerouslySetInnerHTML=${{ __html: sign(seat) }} />
        <span class="who">
          ${name}
          ${folk && html`<button type="button" class="folk" aria-label=${about} onClick=${() => show(seat)}>${words.tell("class", folk)}</button>`}
          ${isAsked && seat !== me && html`<${Clock} number=${seat} />`}
        </span>
        ${absence && html`<${Absent} absence=${absence} />`}
      </div></th>
      <td>${quarters(points)}</td>
      <td class="gain">${income > 0 ? "+" : ""}${quarters(income)}</td>
      ${rounds.map((count, at) => html`<td key=${count} class="sum ${sums[at]?.best.includes(seat) ? "best" : ""}">${sums[at] ? html`<${Sum} category=${sums[at]} seat=${seat} words=${words} />` : "—"}</td>`)}
    </tr>`;
}

/** @param {{ absence: Absence }} props */
function Absent({ absence }) {
  const word = t(absence);
  return html`<span class="absent" title=${word}><${Icon} name=${absenceSign(absence)} size=${15} /><span class="unseen">, ${word}</span></span>`;
}

/** @param {{ category: Category, seat: number, words: import("#page/core/vocabulary.js").Words }} props */
function Sum({ category, seat, words }) {
  const isBest = category.best.includes(seat);
  return html`${isBest && html`<${Star} told=${words.label("best")} />`}${quarters(category.sums[seat])}`;
}
