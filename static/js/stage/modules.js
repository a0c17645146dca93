// Loads the module by which a game is drawn. Without one, or with one that fails, it is played in words.

import { html } from "../core/html.js";
import { t } from "../core/page.js";

/**
 * @import { ComponentType } from "preact"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {{ html: typeof html, table: Store }} Kit what a module is handed
 * @typedef {{ makeStage(kit: Kit): ComponentType }} StageModule what games/<slug>/static/<slug>/stage.js exports
 */

/**
 * The component that draws the game, or null; a failure is told.
 *
 * @param {Store} table
 * @param {(address: string) => Promise<StageModule>} load
 * @returns {Promise<ComponentType | null>}
 */
export async function loadStage(table, load = (address) => import(address)) {
  const address = table.facts.stage;
  if (!address) return null;
  try {
    const [{ makeStage }] = await Promise.all([load(address), styled()]);
    return makeStage({ html, table });
  } catch (error) {
    tellFailure(table, error);
    return null;
  }
}

/** Until the styles of drawn tables are there: a page in words has left them aside. */
async function styled() {
  const links = [...(globalThis.document?.querySelectorAll(".drawn-style") ?? [])];
  await Promise.all(links.map((link) => enabled(/** @type {HTMLLinkElement} */ (link))));
}

/** @param {HTMLLinkElement} link */
async function enabled(link) {
  if (!link.disabled) return;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  link.disabled = false;
  await loaded;
}

/**
 * @param {Store} table
 * @param {unknown} error
 */
export function tellFailure(table, error) {
  console.warn("The drawn table does not open:", error);
  table.answer(t("no_stage"));
}
