// Who sits where, and whom the table waits for.

/**
 * @import { StateFrame } from "./frames.js"
 * @import { Store } from "./types.js"
 *
 * @typedef {"" | "away" | "gone" | "not_here"} Absence
 */

/**
 * @param {Store} table
 * @param {number} number
 */
export const seatOf = (table, number) => table.state.frame?.table.seats[number];

/**
 * Nobody sits at a recorded game, though one looks through the eyes of a seat.
 *
 * @param {Store} table
 */
export function mySeat({ state: { frame }, replay }) {
  return frame && frame.seat !== null && !replay ? frame.table.seats[frame.seat] : null;
}

/**
 * Is this seat mine? In a recorded game I may look through another's eyes.
 *
 * @param {Store} table
 * @param {number | null} number
 */
export function isMine({ state: { frame }, facts, replay }, number) {
  if (number === null || !frame) return false;
  return replay ? Boolean(facts.me) && frame.table.seats[number].user?.id === facts.me?.id : number === frame.seat;
}

/**
 * Is whoever sits here heard of? Bots are, and I am; nobody else is doubted before it is known who is here.
 *
 * @param {Store} table
 * @param {number} number
 */
export function isHere(table, number) {
  const { here, frame } = table.state;
  const user = seatOf(table, number)?.user;
  return !user || number === frame?.seat || Boolean(table.replay) || !here || here.includes(user.id);
}

/**
 * Why the owner of a seat is not at the game now: a bot plays for them, or nothing is heard of them.
 *
 * @param {Store} table
 * @param {number} number
 * @returns {Absence}
 */
export function absenceOf(table, number) {
  const { frame } = table.state;
  const absence = seatOf(table, number)?.absence;
  if (absence) return absence;
  return frame?.table.status === "playing" && !isHere(table, number) ? "not_here" : "";
}

/**
 * Whoever has left for good watches like anybody else, though the seat still bears their name.
 *
 * @param {Store} table
 */
export function haveLeft({ state: { frame }, facts }) {
  return Boolean(frame?.table.seats.some(({ user, absence }) => user?.id === facts.me?.id && absence === "gone"));
}

/**
 * Is my part in the game over, though it goes on? Whoever then leaves it hears nobody aside any more.
 *
 * @param {Store} table
 */
export const isOut = (table) => Boolean(table.state.asides && mySeat(table));

/**
 * Is this seat asked? While its owner is away a bot answers.
 *
 * @param {StateFrame} frame
 */
export function waits({ seat, table, view }) {
  return seat !== null && table.status === "playing" && Boolean(view.asks[seat]);
}

/**
 * Does the table wait for me?
 *
 * @param {Store} table
 */
export function amAsked(table) {
  return Boolean(table.state.frame && waits(table.state.frame) && !table.replay && !mySeat(table)?.absence);
}

/**
 * Is what I look at my own question: the one the table puts to me, or put to me then?
 *
 * @param {Store} table
 */
export function isMyQuestion(table) {
  const { frame } = table.state;
  return amAsked(table) || Boolean(table.replay && frame && waits(frame) && isMine(table, frame.seat));
}

/** @param {Store} table */
export function isHost({ state, facts }) {
  return Boolean(state.frame?.table.host && state.frame.table.host === facts.me?.id);
}
