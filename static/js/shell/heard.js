// Whether we hear the table, in a word; and that a move of mine waits, if it does.

import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";

/** @import { State } from "../table/types.js" */

const PATIENCE = 2000;

export function Heard() {
  const { state } = useTable();
  const isLate = useLateness(state.sending?.id);
  const look = isLate && state.status === "open" ? "lost" : state.status;
  return html`<span class="heard ${look}" role="status"><i></i><span>${told(state, isLate)}</span></span>`;
}

/**
 * @param {State} state
 * @param {boolean} isLate
 */
function told({ status, farewell, closedWith }, isLate) {
  if (status === "closed") return t(`closed_${farewell || closedWith}`);
  return isLate ? t("heard_waits") : t(`heard_${status}`);
}

/**
 * Whether what was sent has found no answer for a while.
 *
 * @param {string | undefined} sent
 */
function useLateness(sent) {
  const [late, setLate] = useState("");
  useEffect(() => {
    const timer = sent ? setTimeout(() => setLate(sent), PATIENCE) : undefined;
    return () => clearTimeout(timer);
  }, [sent]);
  return Boolean(sent) && late === sent;
}
