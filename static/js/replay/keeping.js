// The frames of a recorded game: fetched in pieces, each once, and kept by the eyes that see them.

/**
 * @import { State } from "../table/wire.js"
 *
 * @typedef {{ from: number, frames: State[] }} Piece
 * @typedef {(eyes: string, from: number, inWords: boolean) => Promise<Piece>} Load
 *
 * @typedef {object} Kept
 * @property {(eyes: string, at: number) => State | null} frame if it has come
 * @property {(eyes: string, first: number, last: number) => Promise<unknown>} need settles when all of them have come
 * @property {(isWanted: boolean) => void} tellInWords
 */

/**
 * @param {Load} load
 * @param {number} size of a piece
 * @returns {Kept}
 */
export function keepFrames(load, size) {
  /** @type {Map<string, State>} */
  const frames = new Map();
  /** @type {Map<string, Promise<void>>} */
  const asked = new Map();
  let inWords = false;

  /** @param {string} eyes */
  const shelf = (eyes) => (inWords ? `${eyes} in words` : eyes);

  /**
   * @param {string} eyes
   * @param {number} from
   */
  function fetched(eyes, from) {
    const place = shelf(eyes);
    const key = `${place} ${from}`;
    const coming = asked.get(key) ?? load(eyes, from, inWords).then((piece) => put(place, piece));
    asked.set(key, coming);
    coming.catch(() => asked.delete(key)); // so that it is asked for again
    return coming;
  }

  /**
   * @param {string} place
   * @param {Piece} piece
   */
  function put(place, { from, frames: told }) {
    for (const [at, frame] of told.entries()) frames.set(`${place} ${from + at}`, frame);
  }

  return {
    frame: (eyes, at) => frames.get(`${shelf(eyes)} ${at}`) ?? null,
    need(eyes, first, last) {
      const pieces = [];
      for (let from = first - (first % size); from <= last; from += size) pieces.push(fetched(eyes, from));
      return Promise.all(pieces);
    },
    tellInWords(isWanted) {
      inWords = isWanted;
    },
  };
}
