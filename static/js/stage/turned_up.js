// Hands that lie open to whoever looks with the eyes of all: the backs at a seat are turned up.

/**
 * @import { Scene } from "./module.js"
 * @import { Piece } from "./scene.js"
 */

const HELD = /^seat:(\d+)$/;

/**
 * Backs are told apart by their place in the hand: the same place in what is known of it is their face.
 *
 * @template {Scene} S
 * @param {S} scene
 * @param {string[][] | undefined} hands
 * @returns {S}
 */
export function turnedUp(scene, hands) {
  if (!hands) return scene;
  return { ...scene, pieces: scene.pieces.map((piece) => up(piece, hands)) };
}

/**
 * @param {Piece} piece
 * @param {string[][]} hands
 * @returns {Piece}
 */
function up(piece, hands) {
  const seat = piece.face === null ? HELD.exec(piece.zone)?.[1] : undefined;
  const place = Number(piece.key.slice(piece.zone.length + 1));
  const face = seat === undefined ? null : (hands[Number(seat)]?.[place] ?? null);
  return face === null ? piece : { ...piece, key: `${piece.key}:open`, face };
}
