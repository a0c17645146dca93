// Whether the deal was what its seal says: the record is dealt and played anew by the server, and told here.

import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { headlineOf, judged } from "../core/verdict.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";

/**
 * @import { Verdict } from "../core/verdict.js"
 * @import { Replay } from "./types.js"
 */

/** So long the verdict is read; after it the button shows it by its colour and its name. */
const TOLD = 8000;

export function Proof() {
  const table = useTable();
  const { head } = /** @type {Replay} */ (table.replay);
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [isChecking, setChecking] = useState(false);
  const [isTold, setTold] = useState(false);
  async function check() {
    setChecking(true);
    setTold(true);
    setVerdict(await judged(() => fetch(`/api/v1/tables/${table.facts.uid}/verify/`)));
    setChecking(false);
    setTimeout(() => setTold(false), TOLD);
  }
  const told = !isTold ? "" : isChecking ? t("checking") : verdict ? verdictOf(verdict) : "";
  const label = t("verify");
  if (!head.over) return null;
  return html`
    <button type="button" class="deed proof ${verdict?.verified ? "true" : ""}" title=${verdict ? verdictOf(verdict) : label} onClick=${check}>
      <${Icon} name="check" size=${20} /><span>${t("replay_check")}<span class="what"> ${t("replay_check_deal")}</span></span>
    </button>
    <p class="verdict ${verdict ? String(verdict.verified) : ""}" role="status">${told && html`<span>${told}</span>`}</p>`;
}

/** @param {Verdict} verdict */
const verdictOf = (verdict) => (verdict.verified ? t("verified") : `${headlineOf(verdict)} ${verdict.sentence}`);
