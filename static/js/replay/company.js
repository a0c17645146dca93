// Who leads those who look at a recorded game together, and whether one follows.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { userName, withTitles } from "../table/names.js";

/**
 * @import { Player } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 * @import { Replay } from "./types.js"
 */

export function Company() {
  const { facts, replay } = useTable();
  const { together, head } = /** @type {Replay} */ (replay);
  if (!head.over || (!facts.me && !together.by)) return null;
  if (together.isLeading) return html`<${Leading} />`;
  return together.by ? html`<${Led} by=${together.by} />` : html`<${Alone} />`;
}

function Alone() {
  const { together } = /** @type {Replay} */ (useTable().replay);
  return html`
    <div class="company">
      <button type="button" class="deed" title=${t("replay_lead_means")} onClick=${together.lead}>
        <${Icon} name="people" size=${20} /><span>${t("replay_lead")}</span>
      </button>
    </div>`;
}

/** @param {{ by: Player }} props */
function Led({ by }) {
  const table = useTable();
  const { together } = /** @type {Replay} */ (table.replay);
  const { isFollowing } = together;
  const name = userName(table, by);
  return html`
    <div class="company led">
      <span role="status"><${Icon} name="people" size=${18} />${withTitles(t(isFollowing ? "replay_following" : "replay_led_by", { name }))}</span>
      <button type="button" class="deed" onClick=${isFollowing ? () => leave(table) : together.follow}>
        ${t(isFollowing ? "replay_alone" : "replay_follow")}
      </button>
    </div>`;
}

/** @param {Store} table */
function leave(table) {
  table.replay?.together.leave();
  table.change({});
}

function Leading() {
  const table = useTable();
  const { together } = /** @type {Replay} */ (table.replay);
  const others = inTheRoom(table);
  /** @param {{ target: HTMLSelectElement }} event */
  const hand = ({ target }) => target.value && together.hand(Number(target.value));
  return html`
    <div class="company led">
      <span role="status"><${Icon} name="people" size=${18} />${t("replay_you_lead")}</span>
      ${
        others.length > 0 &&
        html`
        <select aria-label=${t("replay_hand")} value="" onChange=${hand}>
          <option value="">${t("replay_hand_to")}</option>
          ${others.map((user) => html`<option key=${user.id} value=${String(user.id)}>${userName(table, user)}</option>`)}
        </select>`
      }
      <button type="button" class="deed" onClick=${() => together.hand(0)}>${t("replay_end_lead")}</button>
    </div>`;
}

/**
 * Who else is here, as far as their names are known: whoever sat at the table, or has said something.
 *
 * @param {Store} table
 * @returns {Player[]}
 */
function inTheRoom({ state, frame, facts }) {
  const known = [...frame.table.seats, ...state.chat].flatMap(({ user }) => (user && !user.deleted ? [user] : []));
  const by = new Map(known.map((user) => [user.id, user]));
  return (state.here ?? []).filter((id) => id !== facts.me?.id).flatMap((id) => by.get(id) ?? []);
}
