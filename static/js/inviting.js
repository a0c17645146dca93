// Asking somebody to this table by name; friends are offered, those who are here first.

import { html, useState } from "htm";
import { friends, inviteByName } from "./actions.js";
import { userName, withTitles } from "./names.js";
import { t } from "./page.js";

export function InviteByName() {
  const [known, setKnown] = useState(null);
  const [name, setName] = useState("");
  const [invited, setInvited] = useState("");
  const offer = async () => known ?? setKnown(await friends());
  async function invite(event) {
    event.preventDefault();
    setInvited("");
    const told = name.trim() && (await inviteByName(name.trim()));
    if (!told) return;
    setInvited(t("invited_name", { name: userName(told.user) }));
    setName("");
  }
  return html`
    <form onSubmit=${invite}>
      <label for="invite-name"><strong>${t("invite_by_name")}</strong></label>
      <div class="row nowrap">
        <input
          id="invite-name"
          list="invite-friends"
          maxlength="24"
          autocomplete="off"
          spellcheck="false"
          value=${name}
          onFocus=${offer}
          onInput=${(event) => setName(event.target.value)}
        />
        <button>${t("invite_button")}</button>
      </div>
      <datalist id="invite-friends">${(known ?? []).map(option)}</datalist>
      <p class="small" role="status">${withTitles(invited)}</p>
    </form>`;
}

const option = ({ user, here }) => html`
  <option key=${user.id} value=${user.name}>${here ? t("here_now") : ""}</option>`;
