// Cards for the page of rules.

import { facesIn } from "./faces.js";
import { familyIn } from "./families.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Board } from "./wire.js"
 */

export const DEFS = "";

/**
 * @param {string} card
 * @param {Words} words
 * @param {Board} board
 */
export const picture = (card, words, board) => facesIn(words, (one) => familyIn(board, one))(card);
