// A blow takes the middle: what strikes, what it strikes at, and for the victim every answer with its price.

import { html } from "#page/core/html.js";
import { Icon } from "#page/stage/icons.js";
import { isForm, settled } from "#page/table/forms.js";
import { withTitles } from "#page/table/names.js";
import { Face, Mini } from "./drawn.js";
import { falling } from "./falling.js";
import { BETWEEN } from "./foreseen.js";
import { written } from "./scene.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Move as AnyMove } from "#page/table/frames.js"
 * @import { Laid } from "./layout.js"
 * @import { BlowSeen, DefendMove, SudoMove, View, YieldMove } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 * @typedef {DefendMove | SudoMove | YieldMove} Answer
 * @typedef {{ move: AnyMove, answer: Answer, cards: string[], title: string }} Choice
 */

/**
 * What everybody sees of it; the cards that strike are pieces, and lie upon this.
 *
 * @param {Props & { blow: BlowSeen }} props
 */
export function BlowGround({ view, layout, words, blow, size, seat, nameOf }) {
  const { x, y, w, h } = layout.middle;
  const isMine = blow.victim === seat;
  const widest = size.mode === "wide" ? 90 * Math.min(1.3, layout.scale ?? 1) : 60;
  const shown = blow.targets.slice(0, 4);
  const room = size.mode === "wide" ? 178 : 120;
  const width = Math.min(widest, room / shown.length - 8);
  const table = view.tables[blow.victim];
  return html`
    <${Striker} blow=${blow} layout=${layout} />
    <div class="ground blow ${isMine ? "mine" : ""}" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}>
      <div class="exchange" style=${`--strikes:${view.in_play.length || 1}`}>
        ${isMine && size.mode === "phone" && html`<span class="strikes">${view.in_play.map((card) => html`<${Face} key=${card} card=${card} words=${words} width=${64} />`)}</span>`}
        <span class="arrow" aria-hidden="true"></span>
        <span class="aims">
          ${shown.map((at) => html`<span key=${at} class="aimed" style=${`padding-bottom:${table[at].under.length ? width * 0.22 : 0}px`}><${Face} card=${`prod:${written(table[at])}`} words=${words} width=${width} /></span>`)}
        </span>
        <p>${withTitles(falling(blow, seat, words, nameOf))}</p>
      </div>
      ${!isMine && html`<${Awaited} blow=${blow} words=${words} nameOf=${nameOf} />`}
    </div>`;
}

/**
 * The board of whoever strikes has a red edge, and their disc a ring.
 *
 * @param {Pick<Props, "layout"> & { blow: BlowSeen }} props
 */
function Striker({ blow, layout }) {
  const board = blow.attacker === null ? null : layout.seats.get(blow.attacker);
  if (!board) return null;
  const { x, y, w, h } = board.box;
  return html`<span class="striker" aria-hidden="true" style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}></span>`;
}

/**
 * Who is to answer, and what all can see of how it may end.
 *
 * @param {Pick<Props, "words" | "nameOf"> & { blow: BlowSeen }} props
 */
function Awaited({ blow, words, nameOf }) {
  const isCovered = blow.targets.length > 0 && blow.targets.every((at) => blow.absorbed.includes(at));
  return html`
    <div class="awaited">
      <b>${withTitles(words.label("answers_now", { who: nameOf(blow.victim) }))}</b>
      <small>${isCovered ? words.label("covered") : words.label("what_answers")}</small>
    </div>`;
}

/**
 * The victim's answers.
 *
 * @param {Props & { blow: BlowSeen }} props
 */
export function Answers(props) {
  const { layout, words, legal, chosen, size } = props;
  const { x, y, w, h } = layout.middle;
  const slot = chosen.find((thing) => thing.startsWith("mine:"));
  const receivers = slot ? legal.filter((move) => `mine:${move.component}` === slot && move.seat !== undefined) : [];
  const choices = receivers.length ? receivers.map((move) => receiver(move, props)) : answers(props);
  const ground = x + (size.mode === "wide" ? w * 0.425 : size.mode === "flat" ? 104 : 6);
  const top = size.mode === "phone" ? y + 164 : size.mode === "flat" ? y + 8 : y + 46;
  const style = `left:${ground}px;top:${top}px;width:${x + w - ground - 10}px;height:${y + h - top - (size.mode === "phone" ? 20 : 8)}px`;
  return html`
    <ul class="answers" style=${style} aria-label=${words.label("answers")}>
      ${choices.map((one) => html`<li key=${JSON.stringify(settled(one.move))}><${AnswerButton} ...${props} choice=${one} /></li>`)}
    </ul>`;
}

/** @param {Props & { choice: Choice }} props */
function AnswerButton({ choice, words, size, make, touch, told, numbers, chosen, view, seat }) {
  const { move, answer, cards, title } = choice;
  const [held] = thingsOf(answer);
  const isStep = answer.type === "yield" && answer.seat === undefined && move.seat !== undefined;
  const foretold = isStep ? [] : told(foreseen(move)).split(BETWEEN).filter(Boolean);
  const isSaved = [words.label("stays"), words.label("stays_covered")].includes(foretold[0]);
  const name = isStep ? title : words.say("moves", words.pointed(settled(move), view, seat));
  /** @param {MouseEvent} event */
  const press = (event) => (isStep ? touch(held, event) : make(move, event));
  return html`
    <button type="button" class="response ${chosen.includes(held) ? "chosen" : ""}" data-number=${numbers(held) || null}
      aria-description=${foretold.join(". ") || null} onClick=${press}>
      <span class="unseen">${name}</span>
      <span class="cards" aria-hidden="true">${cards.map((card) => (size.mode === "wide" ? html`<${Face} key=${card} card=${card} words=${words} width=${44} />` : html`<${Mini} key=${card} card=${card} />`))}</span>
      <span class="told" aria-hidden="true"><b>${withTitles(title)}</b>
        ${foretold.map((line, at) => html`<small key=${line} class=${at ? "" : isSaved ? "gain" : "loss"}>${line}</small>`)}</span>
      <${Icon} name="forth" size=${16} />
    </button>`;
}

/**
 * What is asked of the server: in social mode, as if the words had been found.
 *
 * @param {AnyMove} move
 * @returns {AnyMove}
 */
const foreseen = (move) => (isForm(move) ? { ...settled(move), text: "…" } : move);

/** @param {Answer} answer */
const thingsOf = (answer) =>
  answer.type === "yield" ? [`mine:${answer.component}`] : [`hand:${answer.type === "defend" ? answer.card : "sudo"}`];

/**
 * Each answer once; of those that also name a receiver, each component once.
 *
 * @param {Props & { blow: BlowSeen }} props
 * @returns {Choice[]}
 */
export function answers(props) {
  const { legal, words, view, seat } = props;
  const table = view.tables[Number(seat)];
  /** @type {Set<number>} */
  const given = new Set();
  return legal.flatMap((move) => {
    const answer = /** @type {Answer} */ (/** @type {unknown} */ (settled(move)));
    if (answer.type === "defend") {
      const cards = answer.sudo ? [answer.card, "sudo"] : [answer.card];
      return [{ move, answer, cards, title: cards.map((card) => words.tell("card", card)).join(" + ") }];
    }
    if (answer.type === "sudo") return [backed(move, answer, props)];
    if (answer.type !== "yield" || given.has(answer.component)) return [];
    given.add(answer.component);
    const { card } = table[answer.component];
    const { seat: to, ...step } = answer;
    const title = words.label(to === undefined ? "take_off" : "give_up", { card: words.tell("card", card) });
    return [{ move, answer: step, cards: [card], title }];
  });
}

/**
 * @param {AnyMove} move
 * @param {SudoMove} answer
 * @param {Props & { blow: BlowSeen }} props
 * @returns {Choice}
 */
function backed(move, answer, { words, view, seat, blow }) {
  const { card } = view.tables[Number(seat)][answer.component];
  const other = answer.use === "under" ? blow.lining : card;
  const title = words.label(`sudo_${answer.use}`, { card: words.tell("card", other), on: words.tell("card", card) });
  return { move, answer, cards: ["sudo", other], title };
}

/**
 * @param {AnyMove} move
 * @param {Props} props
 * @returns {Choice}
 */
function receiver(move, { nameOf, view, seat }) {
  const answer = /** @type {YieldMove} */ (/** @type {unknown} */ (settled(move)));
  const { card } = view.tables[Number(seat)][answer.component];
  return { move, answer, cards: [card], title: `→ ${nameOf(Number(answer.seat))}` };
}
