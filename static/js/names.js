// How the page calls those who sit at the table.

import { page, t } from "./page.js";
import { seatOf } from "./store.js";

// A name with its titles before it: the one way in which scripts write a player.
export function userName(user) {
  if (user.deleted) return t("deleted_player");
  return [...user.titles.map((title) => title.name[page.language]), user.name].join(" ");
}

export function seatName(number) {
  const seat = seatOf(number);
  if (seat?.user) return userName(seat.user);
  return seat?.level ? t("bot_number", { number: number + 1 }) : t("seat_number", { number: number + 1 });
}

export const levelName = (level) => t(`level_${level}`);
