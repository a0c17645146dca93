// Who exchanged with whom in which turn: as all have seen it.

/**
 * @import { Store } from "#page/table/types.js"
 * @import { Event, View } from "./wire.js"
 *
 * @typedef {{ turn: number, from: number, to: number, safe?: boolean }} Meeting safe: nobody can have been infected
 */

/**
 * From the view; what cannot have infected, from the history.
 *
 * @param {View} view
 * @param {Store["state"]["log"]} log
 * @returns {Meeting[]}
 */
export function exchanges(view, log) {
  const met = paired(view.contacts);
  const known = new Set(met.map(named));
  return [...met, ...passedOn(log).filter((one) => !known.has(named(one)))].toSorted(
    (one, other) => one.turn - other.turn,
  );
}

/**
 * @param {Store["state"]["log"]} log
 * @returns {Meeting[]}
 */
function passedOn(log) {
  let turn = 0;
  /** @type {Meeting[]} */
  const met = [];
  for (const { event } of log) {
    const told = /** @type {Event} */ (/** @type {unknown} */ (event));
    if (told.type === "turn") turn = told.turn;
    if (told.type === "exchange" && told.passed) met.push({ turn, from: told.seats[0], to: told.seats[1], safe: true });
  }
  return met;
}

/** @param {Meeting} meeting */
const named = ({ turn, from, to }) => `${turn}:${Math.min(from, to)}:${Math.max(from, to)}`;

/**
 * A card that went each way is one exchange.
 *
 * @param {View["contacts"]} contacts
 * @returns {Meeting[]}
 */
export function paired(contacts) {
  const given = contacts.flatMap(([from, to, turns]) => turns.map((turn) => ({ turn, from, to })));
  return [...new Map(given.map((one) => [named(one), one])).values()].toSorted((one, other) => one.turn - other.turn);
}

/**
 * Whom a seat could have infected, and in which turns, if it is the Thing.
 *
 * @param {View} view
 * @param {number} seat
 */
export const reachedBy = ({ contacts }, seat) =>
  contacts.flatMap(([from, to, turns]) => (from === seat ? [{ seat: to, turns: [...new Set(turns)] }] : []));
