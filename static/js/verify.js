// Checking a deal: of this table, or of any record.

import { wasUsed } from "./entropy.js";
import { t } from "./page.js";

const root = document.getElementById("verify");

async function judge(place, request) {
  place.className = "note";
  place.textContent = t("checking");
  try {
    const answer = await request();
    const told = await answer.json();
    show(place, answer.ok ? told : { sentence: told.detail });
  } catch {
    place.textContent = t("failed");
  }
}

function show(place, { verified, sentence }) {
  const verdict = document.createElement("strong");
  verdict.textContent = verified ? `✓ ${t("verified")}` : `✗ ${t("not_verified")}`;
  const detail = document.createElement("p");
  detail.className = "small";
  detail.textContent = sentence;
  place.replaceChildren(verdict, detail);
}

const check = root.querySelector("[data-check]");
check?.addEventListener("click", () => {
  const place = check.closest("section").querySelector("[data-verdict]");
  judge(place, () => fetch(`/api/v1/tables/${root.dataset.table}/verify/`));
});

const own = root.querySelector("[data-entropy-used]");
if (own) {
  const used = wasUsed(root.dataset.table, own.dataset.list.split(" "));
  own.textContent = used === null ? "" : t(used ? "entropy_used" : "entropy_unused");
}

const form = root.querySelector("[data-record]");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const place = form.querySelector("[data-verdict]");
  const file = form.querySelector("#file").files[0];
  const text = file ? await file.text() : form.querySelector("#record").value;
  const token = document.querySelector("[name=csrfmiddlewaretoken]").value;
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  judge(place, () => fetch("/api/v1/verify/", { method: "POST", headers, body: text }));
});
