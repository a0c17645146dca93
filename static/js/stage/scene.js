// A scene is what lies on the table, piece by piece, as its viewer knows it.
//
// Motion is the difference of two scenes: a piece that is in both slides; a new one comes from
// where an event says, else from a piece of the same face that has gone, else it appears.

/**
 * @import { Spot } from "./geometry.js"
 *
 * @typedef {object} Piece
 * @property {string} key          as the viewer knows it: never made of what is hidden from them
 * @property {string} zone
 * @property {string | null} face  null shows the back
 * @property {string} [as]         what it is, where it is drawn otherwise than elsewhere
 * @property {string} back         of which deck
 * @property {string} [thing]      what a move calls it, if it can be touched
 * @property {boolean} [own]       lies in my hand
 * @property {boolean} [fresh]     came since my last move
 * @property {number} [number]
 *
 * @typedef {{ pieces: Piece[], spots: Map<string, Spot>, anchors: Map<string, Spot> }} Laid
 * @typedef {{ key: string, from: Spot, to: Spot, turnsUp: boolean, slides: boolean, step: number }} Flight what
 *   slides stays among its neighbours, what flies passes above all
 *
 * @typedef {object} Hint  what is new in a zone comes from another
 * @property {string} from
 * @property {string} to
 * @property {string} [face]
 * @property {boolean} [whole]  all that lies there comes from there, even if it looks as before
 * @property {string} [back]    it passes as a back of this deck, and is no piece any more once it is there
 * @property {number} step
 *
 * @typedef {{ gone: Piece[], hints: Hint[] }} Open what may still explain something
 * @typedef {{ back: string, from: Spot, to: Spot, step: number }} Passage
 */

/**
 * @param {Laid} before
 * @param {Laid} after
 * @param {Hint[]} hints
 * @returns {Flight[]}
 */
export function difference(before, after, hints) {
  const kept = new Set(after.pieces.map((piece) => piece.key));
  const open = {
    gone: before.pieces.filter((piece) => !kept.has(piece.key)),
    hints: hints.filter((one) => !one.whole && !one.back),
  };
  const moved = wholeZones(before, hints);
  return after.pieces.flatMap((piece) => {
    const to = /** @type {Spot} */ (after.spots.get(piece.key));
    const origin = moved.get(piece.zone)?.(piece) ?? originOf(piece, before, open);
    return origin && !same(origin.from, to) ? [{ key: piece.key, to, ...origin }] : [];
  });
}

/**
 * What goes from one place to another where no piece is left of it.
 *
 * @param {Laid} before
 * @param {Laid} after
 * @param {Hint[]} hints
 * @returns {Passage[]}
 */
export const passages = (before, after, hints) =>
  hints.flatMap(({ from, to, back, step }) => {
    const [start, end] = [before.anchors.get(from), after.anchors.get(to)];
    return back && start && end ? [{ back, from: start, to: end, step }] : [];
  });

/** @typedef {Pick<Flight, "from" | "turnsUp" | "slides" | "step">} Origin */

/**
 * Where the cards of a hand that was handed on as a whole come from: nobody can tell which is which.
 *
 * @param {Laid} before
 * @param {Hint[]} hints
 * @returns {Map<string, (piece: Piece) => Origin | null>}
 */
function wholeZones(before, hints) {
  return new Map(
    hints.flatMap(({ from, to, whole, step }) => {
      if (!whole) return [];
      const lay = before.pieces.filter(({ zone }) => zone === from).map(({ key }) => before.spots.get(key));
      const anchor = before.anchors.get(from);
      let at = 0;
      /** @param {Piece} piece */
      const origin = ({ face }) => {
        const spot = lay.length ? lay[at++ % lay.length] : anchor;
        return spot ? { from: spot, turnsUp: face !== null, slides: false, step } : null;
      };
      return [/** @type {const} */ ([to, origin])];
    }),
  );
}

/**
 * @param {Piece} piece
 * @param {Laid} before
 * @param {Open} open
 * @returns {Origin | null}
 */
function originOf(piece, before, open) {
  const was = before.spots.get(piece.key);
  return was ? { from: was, turnsUp: false, slides: true, step: 0 } : newcomer(piece, before, open);
}

/**
 * Where a new piece comes from. What lay open there needs no turning up.
 *
 * @param {Piece} piece
 * @param {Laid} before
 * @param {Open} open
 * @returns {Origin | null}
 */
function newcomer(piece, before, open) {
  const known = knownAs(piece);
  const hint = take(open.hints, (one) => one.to === piece.zone && (one.face ?? known) === known);
  /** @param {Piece} one */
  const fits = (one) => !hint || one.zone === hint.from;
  const twin = piece.face === null ? undefined : take(open.gone, (one) => knownAs(one) === known && fits(one));
  const other = twin || !hint ? undefined : takeLast(open.gone, (one) => one.face === null && fits(one));
  const left = twin ?? other;
  const from = left ? before.spots.get(left.key) : hint && before.anchors.get(hint.from);
  return from ? { from, turnsUp: !twin && piece.face !== null, slides: false, step: hint?.step ?? 0 } : null;
}

/** @param {Piece} piece */
const knownAs = ({ as, face }) => as ?? face;

/**
 * @template T
 * @param {T[]} list
 * @param {(one: T) => boolean} fits
 * @returns {T | undefined}
 */
function take(list, fits) {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/**
 * @template T
 * @param {T[]} list
 * @param {(one: T) => boolean} fits
 * @returns {T | undefined}
 */
function takeLast(list, fits) {
  const at = list.findLastIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/**
 * @param {Spot} a
 * @param {Spot} b
 */
const same = (a, b) =>
  Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && a.w === b.w && Math.abs(a.turn - b.turn) < 0.2;
