// The header of a drawn table: which game, whether we hear it, and how one likes it.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { Bell } from "./bell.js";
import { Heard } from "./heard.js";
import { Marks, talkLabel } from "./marks.js";
import { Menu } from "./menu.js";
import { Tools } from "./tools.js";

/**
 * @import { Unread } from "./unread.js"
 *
 * @typedef {object} Props
 * @property {() => void} talk
 * @property {boolean} isOpen
 * @property {Unread} unread
 * @property {string[]} [sortings]
 */

/** @param {Props} props */
export function Header({ talk, isOpen, unread, sortings = [] }) {
  const { facts, replay } = useTable();
  return html`
    <header class="bar-of-table">
      <a class="home" href="/">
        <span class="unseen">${`${t("site_name")}: ${t("to_lobby")}`}</span>
        <${Icon} name="back" /><span class="logo" aria-hidden="true">${t("site_name")}</span>
      </a>
      <h1>${facts.name}<small>${[facts.clock, ...facts.options].join(" · ")}</small></h1>
      ${!replay && html`<${Heard} />`}
      <${Onlookers} />
      <${Bell} />
      <div class="tools"><${Tools} /></div>
      <button class="tool talk" aria-label=${talkLabel(unread)} aria-expanded=${String(isOpen)} onClick=${talk}>
        <${Icon} name="chat" /><${Marks} unread=${unread} />
      </button>
      <${Menu} sortings=${sortings} />
    </header>`;
}

function Onlookers() {
  const { frame, state } = useTable();
  const seated = new Set(frame.table.seats.map((seat) => seat.user?.id));
  const count = state.anonymous + (state.here ?? []).filter((id) => !seated.has(id)).length;
  if (!count) return null;
  const label = t("onlookers", { count });
  return html`<span class="watching" role="img" aria-label=${label} title=${label}><${Icon} name="eye" size=${18} />${count}</span>`;
}
