// What was promised to me beside what came, from the history; and whether I believe them, in my notebook.

import { html } from "#page/core/html.js";

/**
 * @import { Store } from "#page/table/types.js"
 * @import { Card, Event } from "./wire.js"
 *
 * @typedef {{ by: number, said: string, got: Card[] }} Deal
 */

/**
 * The exchanges I took part in: what the other had said, and what I got.
 *
 * @param {Event[]} events
 * @param {number} me
 * @returns {Deal[]}
 */
export function deals(events, me) {
  /** @type {Extract<Event, { type: "offer" }> | null} */
  let offer = null;
  /** @type {Deal[]} */
  const found = [];
  for (const event of events) {
    if (event.type === "offer") offer = event;
    if (event.type !== "exchange" || !event.got || !offer) continue;
    const other = event.seats.find((seat) => seat !== me);
    const said = offer.by === me ? (offer.want ?? "") : (offer.promise ?? "");
    if (other !== undefined) found.push({ by: other, said, got: event.got });
  }
  return found;
}

/** @param {{ of: number, table: Store, nameOf: (seat: number) => string }} props */
export function Trust({ of, table, nameOf }) {
  const { words, state, frame, session } = table;
  const events = /** @type {any[]} */ (state.log.map(({ event }) => words.hushed(event)));
  const past = deals(events, Number(frame.seat)).filter(({ by }) => by === of);
  const now = state.marks[of] ?? "";
  /** @param {string} mark */
  const set = (mark) => () => session.setMark(of, mark);
  return html`
    <div class="trust">
      ${past.slice(-2).map(({ said, got }, at) => html`<p key=${at}>${words.label("promised", { said: said ? words.tell("text", said) : "—" })} → ${words.label("came")} <b>${words.tell("cards", got)}</b></p>`)}
      <div role="group" aria-label=${words.label("whom_i_believe", { who: nameOf(of) })}>
        ${Object.entries(words.marks).map(([mark, name]) => html`<button key=${mark} type="button" class="small" aria-pressed=${String(now === mark)} onClick=${set(now === mark ? "" : mark)}>${name}</button>`)}
      </div>
    </div>`;
}
