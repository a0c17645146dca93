// Calls of the API, in the name of whoever has signed in.

import { t } from "./page.js";

/** What goes wrong and has words for the reader. */
export class Refused extends Error {}

export function token() {
  return /** @type {HTMLInputElement} */ (document.querySelector("[name=csrfmiddlewaretoken]")).value;
}

/**
 * @param {string} method
 * @param {string} path after /api/v1/
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  const reply = await fetch(`/api/v1/${path}`, {
    method,
    headers: { "Content-Type": "application/json", "X-CSRFToken": token() },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refused(told.detail || t("failed"));
  return told;
}
