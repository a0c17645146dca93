// Titles before a name. In a sentence they stand between unseen marks, which no name can hold.

/** @import { Player } from "../table/frames.js" */

const MARKED = /\u2068([^\u2069]*)\u2069/;

/**
 * @param {Player} user
 * @param {string} language
 */
export function titled(user, language) {
  const titles = user.titles.map((title) => asTitle(title.name[language]));
  return [...titles, user.name].join(" ");
}

/** @param {string} name */
export const asTitle = (name) => `\u2068${name}\u2069`;

/**
 * A sentence in parts, of which some are titles.
 *
 * @param {string} text
 */
export function parts(text) {
  return text.split(MARKED).map((part, index) => ({ text: part, isTitle: index % 2 === 1 }));
}
