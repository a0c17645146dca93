// My own notes as a plain form: marks on the other players or, for whoever watches, guesses at their roles.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { seatName, withTitles } from "../table/names.js";
import { mySeat } from "../table/seating.js";

/** @import { Store } from "../table/types.js" */

/**
 * @typedef {object} Pages what one may write into, and how
 * @property {string} title
 * @property {string} hint
 * @property {Record<string, string>} offered
 * @property {Record<string, string>} written
 * @property {(seat: number, code: string) => boolean} write
 */

export function Notebook() {
  const pages = pagesOf(useTable());
  if (!pages) return null;
  return html`
    <section class="card notebook" aria-labelledby="notebook">
      <h2 id="notebook">${pages.title}</h2>
      <${Entries} pages=${pages} />
    </section>`;
}

/** The same beside a drawn table, folded away. */
export function FoldedNotebook() {
  const pages = pagesOf(useTable());
  if (!pages) return null;
  return html`
    <details class="notebook">
      <summary>${pages.title}</summary>
      <${Entries} pages=${pages} />
    </details>`;
}

/**
 * @param {Store} table
 * @returns {Pages | null} null where there is nothing to note, or nobody to
 */
export function pagesOf(table) {
  const { facts, frame, session, state, words } = table;
  const isSeated = Boolean(mySeat(table));
  const offered = isSeated ? words.marks : words.roles;
  const isSpectator = !frame.table.seats.some(({ user }) => user && user.id === facts.me?.id);
  const mayWrite = facts.me && !table.replay && (isSeated || isSpectator) && frame.table.status === "playing";
  if (!mayWrite || !Object.keys(offered).length) return null;
  return isSeated
    ? { title: t("notebook"), hint: t("notebook_hint"), offered, written: state.marks, write: session.setMark }
    : { title: t("guesses"), hint: t("guesses_hint"), offered, written: state.guesses, write: session.setGuess };
}

/** @param {{ pages: Pages }} props */
function Entries({ pages }) {
  const { frame } = useTable();
  const others = frame.table.seats.filter((seat) => seat.number !== frame.seat);
  return html`
    <p class="small soft">${pages.hint}</p>
    <ul class="plain">${others.map(({ number }) => html`<${Entry} key=${number} ...${{ number, pages }} />`)}</ul>`;
}

/** @param {{ number: number, pages: Pages }} props */
function Entry({ number, pages: { offered, written, write } }) {
  const table = useTable();
  const now = written[number] ?? "";
  /** @param {{ target: HTMLSelectElement }} event */
  const pick = ({ target }) => write(number, target.value) || table.answer(t("no_connection"));
  /** @param {[string, string]} choice */
  const option = ([code, text]) => html`<option key=${code} value=${code} selected=${code === now}>${text}</option>`;
  return html`
    <li>
      <label for=${`note-${number}`}>${withTitles(seatName(table, number))}</label>
      <select id=${`note-${number}`} data-note=${now} onChange=${pick}>
        ${[/** @type {[string, string]} */ (["", "—"]), ...Object.entries(offered)].map(option)}
      </select>
    </li>`;
}
