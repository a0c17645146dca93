// What proves the deal: its fingerprint from the first moment, the list from the start, the secret at the end.

import { html } from "htm";
import { seatName } from "./names.js";
import { t } from "./page.js";
import { state } from "./store.js";

export function FairDeal() {
  const { commitment, entropy, server_seed: secret } = state.frame.table.fair;
  return html`
    <details class="card menu">
      <summary>${t("commitment")}</summary>
      <div class="small">
        <p>${t("commitment_means")}</p>
        <p class="hash">${commitment}</p>
        ${entropy && html`<${Entropies} list=${entropy} />`}
        ${secret && html`<p>${t("secret")} <span class="hash">${secret}</span></p>`}
      </div>
    </details>`;
}

function Entropies({ list }) {
  return html`
    <p>${t("entropy_list")}</p>
    <ul class="plain lines">
      ${list.map((one, seat) => html`
        <li key=${seat}>${seatName(seat)}: <span class="hash">${one || t("no_entropy")}</span></li>`)}
    </ul>`;
}
