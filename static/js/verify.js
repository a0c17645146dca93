// Checking a deal: of this table, or of any record.

import { token } from "./core/calls.js";
import { element } from "./core/element.js";
import { wasUsed } from "./core/entropy.js";
import { t } from "./core/page.js";
import { headlineOf, judged } from "./core/verdict.js";

const root = element("#verify");
const uid = String(root.dataset.table);

/** @import { Verdict } from "./core/verdict.js" */

/**
 * @param {HTMLElement} place
 * @param {() => Promise<Response>} request
 */
async function judge(place, request) {
  place.className = "note";
  place.textContent = t("checking");
  show(place, await judged(request));
}

/**
 * @param {HTMLElement} place
 * @param {Verdict} told
 */
function show(place, told) {
  const verdict = document.createElement("strong");
  const sign = told.verified === null ? "" : told.verified ? "✓ " : "✗ ";
  verdict.textContent = `${sign}${headlineOf(told)}`;
  const detail = document.createElement("p");
  detail.className = "small";
  detail.textContent = told.sentence;
  place.replaceChildren(verdict, detail);
}

const check = root.querySelector("[data-check]");
check?.addEventListener("click", () => {
  const place = element("[data-verdict]", /** @type {Element} */ (check.closest("section")));
  judge(place, () => fetch(`/api/v1/tables/${uid}/verify/`));
});

/** @type {HTMLElement | null} */
const own = root.querySelector("[data-entropy-used]");
if (own) {
  const used = wasUsed(uid, String(own.dataset.list).split(" "));
  own.textContent = used === null ? "" : t(used ? "entropy_used" : "entropy_unused");
}

const form = element("[data-record]", root);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const place = element("[data-verdict]", form);
  const file = /** @type {HTMLInputElement} */ (element("#file", form)).files?.[0];
  const text = file ? await file.text() : /** @type {HTMLTextAreaElement} */ (element("#record", form)).value;
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token() };
  judge(place, () => fetch("/api/v1/verify/", { method: "POST", headers, body: text }));
});
