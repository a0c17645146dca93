// One act on the card of a cell: its price, what it would bring, and the button that does it; or why not.

import { useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { quarters } from "#page/core/vocabulary.js";
import { things } from "./moves.js";
import { capital, placeName, priceTold } from "./names.js";
import { Arrow, Star } from "./star.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Act as Deed } from "./acts.js"
 * @import { Laid } from "./layout.js"
 * @import { Board, Cell, Move, Preview, Sum, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid> & { board: Board, cell: Cell, act: Deed, foresee: (move: Move) => Preview | null }} Props
 */

/** @param {Props} props */
export function Act(props) {
  const { act, foresee, words } = props;
  const [from, setFrom] = useState("");
  const moves = act.moves;
  const move = moves.find((one) => "from" in one && one.from === from) ?? cheapest(moves, foresee);
  const told = foresee(move);
  const title = headed(props, move);
  if (!act.open) return html`<${Refused} title=${title} told=${told} words=${words} />`;
  return html`
    <section class="act ${act.kind}" aria-label=${title}>
      ${moves.length > 1 && html`<${Origins} ...${props} chosen=${move} choose=${setFrom} />`}
      ${told ? html`<${Prospect} ...${props} told=${told} />` : html`<p class="soft">${words.label("asking")}</p>`}
      <${Doing} ...${props} move=${move} told=${told} />
    </section>`;
}

/**
 * Of several cells to attack from, the one from which it costs least.
 *
 * @param {Move[]} moves
 * @param {Props["foresee"]} foresee
 */
function cheapest(moves, foresee) {
  if (moves.length < 2) return moves[0];
  const price = (/** @type {Move} */ move) => foresee(move)?.price ?? Number.POSITIVE_INFINITY;
  return moves.toSorted((one, other) => price(one) - price(other))[0];
}

/**
 * @param {Pick<Props, "words" | "nameOf" | "board" | "cell">} props
 * @param {Move} move
 */
function named({ words, nameOf, board, cell }, move) {
  const other = "border" in move ? move.border.find((one) => one !== cell) : undefined;
  return {
    who: "seat" in move ? nameOf(move.seat) : "",
    cell: other ? placeName(board, other, words) : "",
  };
}

/**
 * @param {Props} props
 * @param {Move} move
 */
const headed = (props, move) => props.words.label(`act_${move.type}`, named(props, move));

/** @param {Props & { move: Move, told: Preview | null }} props */
function Doing(props) {
  const { move, told, words, touch, numbers, sent, view, cell } = props;
  const [thing] = things(move);
  const known = told?.price ?? priceSeen(view, cell, move.type);
  const price = known === undefined ? "…" : priceTold(known, words);
  return html`
    <button type="button" class="main do ${sent.includes(thing) ? "sent" : ""}" data-thing=${thing} data-number=${numbers(thing) || null}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
      ${words.label(`do_${move.type}`, { price, ...named(props, move) })}
    </button>`;
}

/**
 * What the view says of the price until the server has counted.
 *
 * @param {View} view
 * @param {Cell} cell
 * @param {string} kind
 * @returns {number | undefined}
 */
const priceSeen = (view, cell, kind) => view.prices?.[cell]?.[/** @type {"build"} */ (kind)];

/** @param {Props & { chosen: Move, choose: (from: Cell) => void }} props */
function Origins({ act, chosen, choose, words }) {
  return html`
    <p class="origins" role="group" aria-label=${words.label("from")}>
      <span>${words.label("from")}</span>
      ${act.moves.map((move) => {
        if (!("from" in move)) return null;
        const isChosen = move === chosen;
        return html`<button type="button" key=${move.from} aria-pressed=${String(isChosen)} onClick=${() => choose(move.from)}>${words.tell("from", move.from)}</button>`;
      })}
    </p>`;
}

/**
 * What would come of it: incomes and sums before and after, what else happens, what is left.
 *
 * @param {Props & { told: Preview }} props
 */
function Prospect({ told, words, view }) {
  const sums = /** @type {const} */ ([4, 8, 12]).flatMap((rounds) => {
    const sum = told[`sum_${rounds}`];
    return sum ? [{ rounds, sum }] : [];
  });
  const effects = (told.effects ?? []).map((effect) => words.say("events", /** @type {any} */ (effect)));
  const left = told.points_after !== undefined && view.stage === "play";
  const spoils = told.spoils_after && told.spoils_after !== view.spoils;
  return html`
    <dl>
      ${told.income_after !== undefined && html`<div><dt>${words.label("income")}</dt><dd><${Change} now=${told.income_now ?? 0} after=${told.income_after} /></dd></div>`}
      ${sums.map(({ rounds, sum }) => html`<div key=${rounds}><dt><span class="whole">${words.label("sum")} </span>${words.label("col_sum", { rounds })}</dt><dd><${SumChange} sum=${sum} words=${words} /></dd></div>`)}
      ${left && html`<div><dt>${words.label("points_left")}</dt><dd>${quarters(told.points_after ?? 0)}</dd></div>`}
    </dl>
    ${effects.length > 0 && html`<ul class="effects">${effects.map((effect) => html`<li key=${effect}>${effect}</li>`)}</ul>`}
    ${spoils ? html`<p class="soft">${words.label("spoils", { points: quarters(told.spoils_after ?? 0) })}</p>` : ""}`;
}

/** @param {{ sum: Sum, words: Props["words"] }} props */
const SumChange = ({ sum, words }) => html`
  <${Change} now=${sum.now} after=${sum.after} />${sum.best && html` <${Star} told=${words.label("best")} />`}`;

/** @param {{ now: number, after: number }} props */
function Change({ now, after }) {
  const way = after > now ? "more" : after < now ? "less" : "";
  if (!way) return html`<b>${quarters(after)}</b>`;
  return html`${quarters(now)} <${Arrow} /> <b class=${way}>${quarters(after)}</b>`;
}

/** @param {{ title: string, told: Preview | null, words: Props["words"] }} props */
function Refused({ title, told, words }) {
  const why = told?.refusal ? words.refuse(told.refusal) : words.label("asking");
  return html`<p class="refused-act"><b>${capital(title)}</b><span>${why}</span></p>`;
}
