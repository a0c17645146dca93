// Whether a record holds, as the server judges it. That it could not be judged says nothing of the record.

import { t } from "./page.js";

/**
 * @typedef {object} Verdict
 * @property {boolean | null} verified null: it was not judged
 * @property {string} sentence what was found, or what to do
 */

/**
 * @param {() => Promise<Response>} ask
 * @returns {Promise<Verdict>}
 */
export async function judged(ask) {
  const reply = await ask().catch(() => null);
  if (!reply) return { verified: null, sentence: t("check_connection") };
  const told = await reply.json().catch(() => ({}));
  return reply.ok ? told : { verified: null, sentence: told.detail || t("check_later") };
}

/** @param {Verdict} verdict */
export function headlineOf({ verified }) {
  if (verified === null) return t("not_checked");
  return t(verified ? "verified" : "not_verified");
}
