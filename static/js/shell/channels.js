// Where one talks: at the table or, once out of the game, aside with the others who are.

import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { isOut } from "../table/seating.js";
import { Unread } from "./marks.js";
import { toldTalk, useUnreadOf } from "./unread.js";

/** Which channel is shown: until one chooses, the one in which one is heard. */
export function useChannel() {
  const table = useTable();
  const [chosen, show] = useState(/** @type {boolean | null} */ (null));
  const isHeardAside = table.state.isSilent && table.frame.table.status === "playing";
  return { isAside: isOut(table) && (chosen ?? isHeardAside), show };
}

/** @param {{ isAside: boolean, show: (isAside: boolean) => void }} props */
export function Channels({ isAside, show }) {
  const table = useTable();
  const unread = [useUnreadOf(toldTalk(table.state), !isAside), useUnreadOf(table.state.asides, isAside)];
  if (!isOut(table)) return null;
  /** @param {boolean} aside */
  const channel = (aside) => html`
    <button class="small" aria-pressed=${String(aside === isAside)} onClick=${() => show(aside)}>
      ${t(aside ? "channel_aside" : "channel_table")}<${Unread} count=${unread[Number(aside)]} />
    </button>`;
  return html`<div class="channels" role="group" aria-label=${t("channels")}>${[false, true].map(channel)}</div>`;
}
