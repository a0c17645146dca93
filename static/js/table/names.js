// How the page calls those who sit at the table, and their moves.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { parts, titled } from "../core/titles.js";
import { settled } from "./forms.js";
import { seatOf } from "./seating.js";

/**
 * @import { Move, Player as User } from "./frames.js"
 * @import { Store } from "./types.js"
 */

/**
 * A name with its titles before it: the one way in which scripts write a player.
 *
 * @param {Store} table
 * @param {User} user
 */
export function userName({ facts }, user) {
  return user.deleted ? t("deleted_player") : titled(user, facts.language);
}

/**
 * @param {Store} table
 * @param {number} number
 */
export function seatName(table, number) {
  const seat = seatOf(table, number);
  if (seat?.user) return userName(table, seat.user);
  return seat?.level ? t("bot_number", { number: number + 1 }) : t("seat_number", { number: number + 1 });
}

/**
 * A text in which players are named: their titles are drawn apart from their names.
 *
 * @param {string} text
 */
export function withTitles(text) {
  return parts(text).map(({ text: part, isTitle }) => (isTitle ? html`<span class="title">${part}</span>` : part));
}

/**
 * A name that leads to the player's page, beside the table and not in its place.
 *
 * @param {{ table: Store, user: User }} props
 */
export function Player({ table, user }) {
  if (user.deleted) return html`${userName(table, user)}`;
  const address = `/people/${encodeURIComponent(user.name)}/`;
  return html`<a class="player" href=${address} target="_blank">${withTitles(userName(table, user))}</a>`;
}

/**
 * A move in words; what it points at on the table is named.
 *
 * @param {Store} table
 * @param {Move} move
 */
export function moveName({ words, frame }, move) {
  return words.say("moves", words.pointed(settled(move), frame.view, frame.seat));
}

/** @param {string} level */
export const levelName = (level) => t(`level_${level}`);
