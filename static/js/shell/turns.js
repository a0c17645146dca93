// That my turn has come is told beyond the table: by a tone, the tab's title and the badge.

import { t } from "../core/page.js";
import { chime, listenForTouch } from "../core/sounds.js";
import { showWaiting } from "../live/waiting.js";
import { preferences } from "../stage/preferences.js";
import { amAsked, waits } from "../table/seating.js";

/** @import { Store } from "../table/types.js" */

/** @param {Store} table */
export function tellTurns(table) {
  if (table.facts.settings.sounds) listenForTouch();
  table.onState((frame, before) => {
    if (before && !waits(before) && waits(frame) && !preferences.muted) chime();
    if (!before || waits(before) !== waits(frame)) showWaiting();
  });
}

const title = document.title;

/** @param {Store} table */
export function titleTurn(table) {
  document.title = amAsked(table) ? `● ${t("title_your_turn")} · ${title}` : title;
}
