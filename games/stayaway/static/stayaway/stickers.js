// My notes on the others, stuck to their plates: nobody else sees them.

import { html } from "#page/core/html.js";
import { useTable } from "#page/table/context.js";

/**
 * @import { Place } from "#page/stage/module.js"
 * @import { Desk } from "./over.js"
 * @import { View } from "./wire.js"
 */

/** @param {Desk} desk */
export function Stickers({ layout, view, words, nameOf }) {
  const { marks, guesses } = useTable().state;
  const kind = view.seat === null ? "guess" : "mark";
  const noted = view.seat === null ? guesses : { ...seenHands(view), ...marks };
  /** @param {Place} place */
  const sticker = (place) => {
    const { seat, look } = place;
    const code = noted[seat];
    const mark = words.label(`${kind}_${code}`);
    const shown = look === "disc" ? GLYPHS[code] : mark;
    return (
      shown &&
      html`<span key=${seat} role="img" class="sticker sticky ${code} on-${look}" style=${cornerOf(place, view.quarantine[seat] > 0)} aria-label=${words.label("sticker", { who: nameOf(seat), mark })}>${shown}</span>`
    );
  };
  return layout.plates.filter(({ seat }) => noted[seat]).map(sticker);
}

/** What has room on a disc. @type {Record<string, string>} */
const GLYPHS = { clean: "✓", human: "✓", suspect: "?", infected: "!", thing: "◉" };

/**
 * Whose whole hand I was shown.
 *
 * @param {View} view
 * @returns {Record<number, string>}
 */
const seenHands = ({ notes = [], living }) =>
  Object.fromEntries(
    notes.flatMap(({ type, seat }) => (type === "hand" && living.includes(seat) ? [[seat, "seen"]] : [])),
  );

/**
 * Under the right lower corner of a plate, where its count and clock stay in sight; the right upper one of a disc,
 * or its left side if a label hangs above it.
 *
 * @param {Place} place
 * @param {boolean} labelled
 */
function cornerOf({ x, y, look, scale = 1 }, labelled) {
  const disc = labelled ? [-24, 6] : [20, -20];
  const [right, down] = look === "disc" ? disc : look === "small" ? [40, 28] : [44, 34];
  return `left:${x + right * scale}px;top:${y + down * scale}px`;
}
