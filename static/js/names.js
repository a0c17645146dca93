// How the page calls those who sit at the table.

import { t } from "./page.js";
import { seatOf } from "./store.js";

export function userName(user) {
  return [...(user.titles ?? []), user.name].join(" ");
}

export function seatName(number) {
  const seat = seatOf(number);
  if (seat?.user) return userName(seat.user);
  return seat?.level ? t("bot_number", { number: number + 1 }) : t("seat_number", { number: number + 1 });
}

export const levelName = (level) => t(`level_${level}`);
