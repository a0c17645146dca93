// Pieces: what lies in a zone, each in its spot; those in my hand are buttons.

import { useMemo, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { back } from "./back.js";
import { placed } from "./geometry.js";
import { walk } from "./keys.js";

/**
 * @import { Words } from "../core/vocabulary.js"
 * @import { Spot } from "./geometry.js"
 * @import { Game, Layout } from "./module.js"
 * @import { Piece } from "./scene.js"
 *
 * @typedef {object} Hold  how my cards are touched
 * @property {(piece: Piece, event: MouseEvent) => void} touch
 * @property {(event: PointerEvent & { currentTarget: HTMLElement }) => void} pull
 * @property {(piece: Piece) => void} look
 * @property {() => void} leave
 *
 * @typedef {object} Marks  how a card of mine stands, for the eye and the ear
 * @property {string} name
 * @property {boolean} chosen
 * @property {boolean} dim
 * @property {string} why  it cannot be played
 * @property {string} number
 *
 * @typedef {object} Draw
 * @property {Game} game
 * @property {Words} words
 * @property {Map<string, HTMLElement>} elements
 * @property {(piece: Piece) => string} lookOf
 */

/**
 * What nobody touches piece by piece: its piles and plates are named.
 *
 * @param {{ pieces: Piece[], layout: Layout, draw: Draw }} props
 */
export function Lying({ pieces, layout, draw }) {
  return html`
    <ul class="zone" aria-hidden="true">
      ${pieces.map((piece) => html`<${Card} key=${piece.key} piece=${piece} spot=${layout.spots.get(piece.key)} draw=${draw} />`)}
    </ul>`;
}

/**
 * My hand: one stop for Tab, arrows from card to card.
 *
 * @param {{ pieces: Piece[], layout: Layout, draw: Draw, label: string, hold: Hold, marksOf: (piece: Piece) => Marks }} props
 */
export function Hand({ pieces, layout, draw, label, hold, marksOf }) {
  const [at, setAt] = useState("");
  if (!pieces.length) return null;
  const marked = pieces.map((piece) => ({ piece, marks: marksOf(piece) }));
  const stop = pieces.find(({ key }) => key === at) ?? (marked.find(({ marks }) => !marks.dim) ?? marked[0]).piece;
  return html`
    <ul class="zone hand" aria-label=${label} onKeyDown=${walk}>
      ${marked.map(
        ({ piece, marks }) => html`
        <${Card} key=${piece.key} piece=${piece} spot=${layout.spots.get(piece.key)} draw=${draw}
          own=${{ ...marks, hold, isStop: piece === stop, onFocus: () => setAt(piece.key) }} />`,
      )}
    </ul>`;
}

/**
 * @param {object} props
 * @param {Piece} props.piece
 * @param {Spot} props.spot
 * @param {Draw} props.draw
 * @param {Marks & { hold: Hold, isStop: boolean, onFocus: () => void }} [props.own]
 */
function Card({ piece, spot, draw, own }) {
  const { game, words, elements, lookOf } = draw;
  const look = lookOf(piece);
  const drawn = piece.face === null ? back(piece.back, spot.w) : game.face(piece.face, words.language, words);
  const known = own ? [own.name, own.chosen, own.dim, own.why, own.number, own.isStop, own.hold] : [];
  // The same piece in the same spot is not drawn again.
  return useMemo(() => {
    const paper = html`<span class="paper" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }} />`;
    /** @param {HTMLElement | null} element */
    const keep = (element) => (element ? elements.set(piece.key, element) : elements.delete(piece.key));
    return html`
      <li class="piece ${look}" style=${`width:${spot.w}px;transform:${placed(spot)}`} ref=${keep}>
        ${own ? html`<${Button} piece=${piece} ...${own}>${paper}<//>` : paper}
      </li>`;
  }, [piece.key, drawn, look, spot.x, spot.y, spot.w, spot.turn, ...known]);
}

/** @param {Marks & { piece: Piece, hold: Hold, isStop: boolean, onFocus: () => void, children?: unknown }} props */
function Button({ piece, name, chosen, dim, why, number, isStop, hold, onFocus, children }) {
  return html`
    <button
      type="button"
      tabindex=${isStop ? 0 : -1}
      data-thing=${piece.thing}
      data-key=${piece.key}
      data-number=${number || null}
      aria-description=${why || null}
      aria-pressed=${String(chosen)}
      aria-disabled=${dim ? "true" : null}
      onClick=${(/** @type {MouseEvent} */ event) => hold.touch(piece, event)}
      onPointerDown=${hold.pull}
      onMouseEnter=${() => hold.look(piece)}
      onMouseLeave=${hold.leave}
      onFocus=${() => {
        onFocus();
        hold.look(piece);
      }}
      onBlur=${hold.leave}
    >
      <span class="unseen">${name}</span>
      ${children}
    </button>`;
}
