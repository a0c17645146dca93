// Backs: gingham with a stitched roundel. A back says nothing but which deck it is of.

const CREAM = "#fff6e5";
const CELL = 11;
/** Below this width gingham would be noise. */
const PLAIN_BELOW = 24;

/** @type {Record<string, { paint: string, mark: string }>} */
const DECKS = {};

/**
 * Each game brings the look of its own deck along.
 *
 * @param {string} deck
 * @param {{ paint: string, mark: string }} look
 */
export const addDeck = (deck, look) => {
  DECKS[deck] = look;
};

/** @param {string} deck */
function gingham(deck) {
  const { paint } = DECKS[deck];
  const side = 2 * CELL;
  const bar = `fill="${paint}" opacity=".55"`;
  return `<pattern id="gingham-${deck}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">
    <rect width="${side}" height="${side}" fill="${CREAM}"/>
    <rect width="${CELL}" height="${side}" ${bar}/><rect width="${side}" height="${CELL}" ${bar}/></pattern>`;
}

/** @param {string} deck */
function rich(deck) {
  const { paint, mark } = DECKS[deck];
  const inner = 'x="11" y="11" width="178" height="258" rx="10"';
  return `<rect width="200" height="280" rx="17" fill="${CREAM}"/>
    <rect ${inner} fill="url(#gingham-${deck})"/><rect ${inner} fill="none" stroke="${paint}" stroke-width="3"/>
    <circle cx="100" cy="140" r="50" fill="${CREAM}" stroke="${paint}" stroke-width="3.5"/>
    <circle cx="100" cy="140" r="42" fill="none" stroke="${paint}" stroke-width="1.5" stroke-dasharray="4 4"/>${mark}`;
}

/** @param {string} deck */
const plain = (deck) => `<rect width="200" height="280" rx="24" fill="${CREAM}"/>
    <rect x="20" y="20" width="160" height="240" rx="10" fill="${DECKS[deck].paint}"/>`;

/**
 * Patterns and symbols of a deck's back; drawn once on the stage.
 *
 * @param {string} deck
 */
export const backDefs = (deck) => `${gingham(deck)}
  <symbol id="back-${deck}" viewBox="0 0 200 280">${rich(deck)}</symbol>
  <symbol id="plain-back-${deck}" viewBox="0 0 200 280">${plain(deck)}</symbol>`;

/**
 * @param {string} deck
 * @param {number} width at which it is drawn
 */
export const back = (deck, width) =>
  `<svg viewBox="0 0 200 280" aria-hidden="true"><use href="#${width < PLAIN_BELOW ? "plain-" : ""}back-${deck}"/></svg>`;
