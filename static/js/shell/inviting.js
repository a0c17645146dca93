// Asking somebody to this table by name; friends are offered, those who are here first.

import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { friends, inviteByName } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { userName, withTitles } from "../table/names.js";

/**
 * @import { Player } from "../table/frames.js"
 *
 * @typedef {{ user: Player, here: boolean }} Friend
 */

const MOST_FRIENDS = 8;

export function InviteByName() {
  const table = useTable();
  const [known, setKnown] = useState(/** @type {Friend[]} */ ([]));
  const [name, setName] = useState("");
  const [invited, setInvited] = useState("");
  useEffect(() => {
    if (!table.facts.me?.guest) friends().then(setKnown);
  }, []);
  /** @param {string} whom */
  async function invite(whom) {
    setInvited("");
    const told = whom && (await inviteByName(table, whom));
    if (!told) return;
    setInvited(t("invited_name", { name: userName(table, told.user) }));
    setKnown(known.filter(({ user }) => user.id !== told.user.id));
    setName("");
  }
  /** @param {SubmitEvent} event */
  function inviteNamed(event) {
    event.preventDefault();
    invite(name.trim());
  }
  const seated = new Set(table.frame.table.seats.map(({ user }) => user?.id));
  const free = known.filter(({ user }) => !seated.has(user.id)).slice(0, MOST_FRIENDS);
  return html`
    <form onSubmit=${inviteNamed}>
      <label for="invite-name"><strong>${t("invite_by_name")}</strong></label>
      <div class="row nowrap">
        <input
          id="invite-name"
          list="invite-friends"
          maxlength="48"
          autocomplete="off"
          spellcheck="false"
          value=${name}
          onInput=${(/** @type {{ target: HTMLInputElement }} */ event) => setName(event.target.value)}
        />
        <button>${t("invite_button")}</button>
      </div>
      <datalist id="invite-friends">${known.map(option)}</datalist>
      ${free.length > 0 && html`<div class="row friends" role="group" aria-label=${t("friends")}>${free.map((one) => html`<${Ask} key=${one.user.id} ...${one} ask=${invite} />`)}</div>`}
      <p class="small" role="status">${withTitles(invited)}</p>
    </form>`;
}

/** @param {Friend & { ask: (name: string) => void }} props */
function Ask({ user, here, ask }) {
  return html`
    <button type="button" onClick=${() => ask(user.name)}>
      <i class="presence ${here ? "on" : ""}" aria-hidden="true"></i>
      <span class="unseen">${t("invite_button")}: </span>${user.name}
      <span class="unseen">${here ? t("here_now") : ""}</span>
    </button>`;
}

/** @param {Friend} friend */
const option = ({ user, here }) => html`
  <option key=${user.id} value=${user.name}>${here ? t("here_now") : ""}</option>`;
