// What would lie idle, and whether somebody was asked at this table if it may: once a game is enough.

import { pointsTold } from "./names.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Idle } from "./wire.js"
 */

const KEY = "zastolye-omfc-idle";

/** @type {Set<string>} */
const asked = new Set(kept());

/** @param {string} table */
export const wasAsked = (table) => asked.has(table);

/** @param {string} table */
export function noteAsked(table) {
  asked.add(table);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...asked]));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

/**
 * @param {Idle} idle
 * @param {Words} words
 */
export function lying({ points, acts, free }, words) {
  const rest = words.label("idle", { points: pointsTold(points, words), acts });
  return free ? `${rest} ${words.label("idle_free", { free })}` : rest;
}

/** @returns {string[]} */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}
