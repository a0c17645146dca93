// What proves the deal: its fingerprint from the first moment, the list from the start, the secret at the end.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { seatName } from "../table/names.js";

export function FairDeal() {
  const { commitment, entropy, seat_of_chair: lot, server_seed: secret } = useTable().frame.table.fair;
  return html`
    <details class="card menu">
      <summary>${t("commitment")}</summary>
      <div class="small">
        <p>${t("commitment_means")}</p>
        <p class="hash">${commitment}</p>
        ${entropy && html`<${Entropies} list=${entropy} lot=${lot ?? []} />`}
        ${secret && html`<p>${t("secret")} <span class="hash">${secret}</span></p>`}
      </div>
    </details>`;
}

/**
 * In the order in which they sat down: so the list goes into the deal. The lot says who sits where now.
 *
 * @param {{ list: string[], lot: number[] }} props
 */
function Entropies({ list, lot }) {
  const table = useTable();
  return html`
    <p>${t("entropy_list")}</p>
    <ul class="plain lines">
      ${list.map(
        (one, chair) => html`
        <li key=${chair}>${seatName(table, lot[chair])}: <span class="hash">${one || t("no_entropy")}</span></li>`,
      )}
    </ul>
    <p>${t(table.frame.table.seats_kept ? "seats_were_kept" : "seats_were_drawn")}</p>`;
}
