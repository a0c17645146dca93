// What is done by the API: sitting down, bots, leaving, and whom one does not wish to hear.

import { call } from "../core/calls.js";
import { freshEntropy, keepEntropy } from "../core/entropy.js";
import { t } from "../core/page.js";

/**
 * @import { Player } from "./frames.js"
 * @import { Store } from "./types.js"
 */

/**
 * Do something at this table; what goes wrong is said on the page, and null comes back.
 *
 * @param {Store} table
 * @param {string} name
 * @param {Record<string, unknown>} body
 */
function act(table, name, body = {}) {
  return attempt(table, () => call("POST", `tables/${table.facts.uid}/${name}/`, body));
}

/**
 * @param {Store} table
 * @param {() => Promise<any>} deed
 */
async function attempt(table, deed) {
  try {
    table.answer("");
    return await deed();
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    table.answer(error instanceof TypeError ? t("no_connection") : message);
    return null;
  }
}

/**
 * @param {Store} table
 * @param {number | null} number
 */
export async function sit(table, number) {
  const entropy = freshEntropy();
  keepEntropy(table.facts.uid, entropy);
  return act(table, "sit", { number, entropy });
}

/** @type {(table: Store, ready: boolean) => Promise<unknown>} */
export const setReady = (table, ready) => act(table, "ready", { ready });
/** @type {(table: Store) => Promise<unknown>} */
export const start = (table) => act(table, "start");
/** @type {(table: Store) => Promise<unknown>} */
export const standUp = (table) => act(table, "leave");
/** @type {(table: Store, level: string, number?: number) => Promise<unknown>} */
export const addBots = (table, level, number) =>
  act(table, "bots", number === undefined ? { level } : { level, number });
/** @type {(table: Store, number: number) => Promise<unknown>} */
export const remove = (table, number) => act(table, "remove", { number });
/** @type {(table: Store) => Promise<unknown>} */
export const cancel = (table) => act(table, "cancel");
/** @type {(table: Store) => Promise<unknown>} */
export const resign = (table) => act(table, "resign");
/** @type {(table: Store) => Promise<unknown>} */
export const comeBack = (table) => act(table, "back");

/** @param {Store} table */
export async function rematch(table) {
  const entropy = freshEntropy();
  const made = await act(table, "rematch", { entropy });
  if (!made) return;
  keepEntropy(made.uid, entropy);
  location.assign(`/table/${made.uid}/`);
}

/** @type {(table: Store, name: string) => Promise<{ user: Player } | null>} */
export const inviteByName = (table, name) => act(table, "invite", { name });

/**
 * Whom one might ask, those who are here first; nobody if it cannot be known.
 *
 * @returns {Promise<{ user: Player, here: boolean }[]>}
 */
export function friends() {
  return call("GET", "friends/").then(
    (told) => told.friends,
    () => [],
  );
}

/** @type {(table: Store, user: number, kind: "mute" | "block" | null) => Promise<unknown>} */
export const setAversion = (table, user, kind) =>
  attempt(table, () => call("PUT", `people/${user}/aversion/`, { kind }));
/** @type {(table: Store, line: number, reason: string, aside: boolean) => Promise<unknown>} */
export const report = (table, line, reason, aside) =>
  attempt(table, () => call("POST", "reports/", { line, reason, aside }));
/** @type {(table: Store, seat: number, text: string, reason: string) => Promise<unknown>} */
export const reportWords = (table, seat, text, reason) =>
  attempt(table, () => call("POST", `tables/${table.facts.uid}/words/report/`, { seat, text, reason }));
