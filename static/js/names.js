// How the page calls those who sit at the table, and their moves.

import { html } from "htm";
import { settled } from "./forms.js";
import { page, t } from "./page.js";
import { seatOf, state } from "./store.js";
import { parts, titled } from "./titles.js";

// A name with its titles before it: the one way in which scripts write a player.
export function userName(user) {
  return user.deleted ? t("deleted_player") : titled(user, page.language);
}

export function seatName(number) {
  const seat = seatOf(number);
  if (seat?.user) return userName(seat.user);
  return seat?.level ? t("bot_number", { number: number + 1 }) : t("seat_number", { number: number + 1 });
}

// A text in which players are named: their titles are drawn apart from their names.
export function withTitles(text) {
  const draw = ({ text: part, isTitle }) => (isTitle ? html`<span class="title">${part}</span>` : part);
  return parts(text).map(draw);
}

// A name that leads to the player's page, beside the table and not in its place.
export function Player({ user }) {
  if (user.deleted) return userName(user);
  const address = `/people/${encodeURIComponent(user.name)}/`;
  return html`<a class="player" href=${address} target="_blank">${withTitles(userName(user))}</a>`;
}

// A move in words; what it points at on the table is named.
export function moveName(move) {
  const { view, seat } = state.frame;
  return state.words.say("moves", state.words.pointed(settled(move), view, seat));
}

export const levelName = (level) => t(`level_${level}`);
