// What somebody likes of the drawn table, kept in their browser.

const KEY = "zastolye-stage";
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * `veiled`: what is mine alone lies face down, for whoever looks over my shoulder. `sortings`: in which
 * order my cards lie, by game.
 *
 * @type {{muted: boolean, sortings: Record<string, string>, still: boolean, veiled: boolean, folded: boolean | null, face: "drawn" | "words"}}
 */
const DEFAULTS = { muted: false, sortings: {}, still: false, veiled: false, folded: null, face: "drawn" };

export const preferences = { ...DEFAULTS, ...kept() };

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Partial<typeof DEFAULTS>} liked */
export function prefer(liked) {
  Object.assign(preferences, liked);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/**
 * The order in which cards lie in a game: as one likes it there, else the first it has.
 *
 * @param {string} game
 * @param {string[]} orders those it has
 */
export function sortingOf(game, orders) {
  const liked = preferences.sortings[game];
  return orders.includes(liked) ? liked : (orders[0] ?? "");
}

/**
 * The wish that cards lie so in this game; in others they lie as before.
 *
 * @param {string} game
 * @param {string} order
 * @returns {Partial<typeof DEFAULTS>}
 */
export const sortedBy = (game, order) => ({ sortings: { ...preferences.sortings, [game]: order } });

/** Whether nothing may travel: by wish, or because nobody looks. */
export const isStill = () => preferences.still || reduced.matches || document.hidden;
