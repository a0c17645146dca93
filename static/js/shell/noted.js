// The end of what was noted: the truth, beside it my marks or guesses, and what spectators guessed.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { userName, withTitles } from "../table/names.js";

/**
 * @import { Guesser } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

/**
 * What a player was, and what I had noted of them.
 *
 * @param {Store} table
 * @param {number} seat
 * @returns {string[]}
 */
export function notedOf(table, seat) {
  const role = table.words.roleOf(table.frame.view, seat);
  return [role === null ? "" : table.words.roles[role], ...myNotesOn(table, seat)].filter(Boolean);
}

/**
 * My mark on a player, or my guess.
 *
 * @param {Store} table
 * @param {number} seat
 * @returns {string[]}
 */
export function myNotesOn({ state, words }, seat) {
  const mark = words.marks[state.marks[seat] ?? ""];
  const guess = words.roles[state.guesses[seat] ?? ""];
  return [mark ? t("my_mark", { mark }) : "", guess ? t("my_guess", { guess }) : ""].filter(Boolean);
}

/** How well spectators guessed, the best first. */
export function Guessed() {
  const table = useTable();
  const { guessed } = table.state;
  if (!guessed?.length) return null;
  const best = guessed.map((one) => ({ ...one, right: rightOf(table, one) })).sort((a, b) => b.right - a.right);
  const seats = table.frame.table.seats.length;
  return html`
    <section class="guessed" aria-labelledby="guessed">
      <h3 id="guessed">${t("guessed")}</h3>
      <ul class="plain">
        ${best.map(({ user, right }) => html`<li key=${user.id}>${withTitles(t("guessed_right", { name: userName(table, user), right, seats }))}</li>`)}
      </ul>
    </section>`;
}

/**
 * @param {Store} table
 * @param {Guesser} guesser
 */
const rightOf = ({ frame, words }, { guesses }) =>
  Object.entries(guesses).filter(([seat, role]) => words.roleOf(frame.view, Number(seat)) === role).length;
