// A link to the moment that is shown.

import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { addressOf } from "./address.js";

/** @import { Replay } from "./types.js" */

const TOLD = 3000;

/** Where a browser has no clipboard the address is shown, to be copied by hand. */
export function Link() {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const [told, setTold] = useState("");
  async function copy() {
    const address = addressOf(replay);
    if (!(await isCopied(address))) return table.answer(address);
    setTold(t("copied"));
    setTimeout(() => setTold(""), TOLD);
  }
  return html`
    <button type="button" class="deed link-to" onClick=${copy}>
      <${Icon} name=${told ? "check" : "link"} size=${20} /><span role="status">${told || t("replay_link")}</span>
    </button>`;
}

/** @param {string} text */
async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
