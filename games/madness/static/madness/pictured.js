// Cards for the page of rules.

import { face } from "./faces.js";

export { DEFS } from "./faces.js";

/** @import { Words } from "#page/core/vocabulary.js" */

/**
 * @param {string} card
 * @param {Words} words
 */
export const picture = (card, { language }) => face(card, language);
