// Cards for the page of rules.

import { face } from "./faces.js";

/** @import { Words } from "#page/core/vocabulary.js" */

export const DEFS = "";

/**
 * @param {string} card
 * @param {Words} words
 */
export const picture = (card, words) => face(card, words.language, words);
