// The faces of the cards: the upper half in the family's colour, its sign, the name and a few words.

import { PAINT, shape } from "./families.js";
import { stroke } from "./icons.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Family } from "./families.js"
 */

const PAPER = "#f7f6f0";
const NAME_LINE = 25;
const TEXT_LINE = 19;
const LONGEST_LINE = 19;

/**
 * What draws faces in these words; each is drawn once.
 *
 * @param {Words} words
 * @param {(card: string) => Family} familyOf
 */
export function facesIn(words, familyOf) {
  /** @type {Map<string, string>} */
  const drawn = new Map();
  /** @param {string} card */
  return (card) => {
    const made =
      drawn.get(card) ?? face(card, familyOf(card), words.names[card] ?? card, words.labels[`on_${card}`] ?? "");
    drawn.set(card, made);
    return made;
  };
}

/**
 * @param {string} card
 * @param {Family} family
 * @param {string} name
 * @param {string} says
 */
function face(card, family, name, says) {
  const paint = PAINT[family];
  const sign = family === "panic" ? "panic" : card;
  return `<svg viewBox="0 0 200 280" aria-hidden="true">
    <rect x="1.5" y="1.5" width="197" height="277" rx="16" fill="${PAPER}" stroke="${paint}" stroke-width="3"/>
    <path d="M1.5 150V18.500a17 17 0 0 1 17-17h163a17 17 0 0 1 17 17V150L100 166z" fill="${paint}"/>
    <path d="M14 142V22a8 8 0 0 1 8-8h156a8 8 0 0 1 8 8v120L100 154z" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>
    ${shape(family, 34, 36, 20, "#fff")}
    <g transform="translate(56 36) scale(3.8)" fill="none" stroke="#fff" stroke-width="1.45" stroke-linecap="round" stroke-linejoin="round"><path d="${stroke(sign)}"/></g>
    ${written(name, says, paint)}</svg>`;
}

/**
 * The name, as large as it fits, and under it as many lines as there is room for.
 *
 * @param {string} name
 * @param {string} says
 * @param {string} paint
 */
function written(name, says, paint) {
  const lines = wrapped(name, 12);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = longest <= 8 ? 29 : longest <= 10 ? 25 : longest <= 12 ? 22 : 19;
  const top = lines.length > 2 ? 190 : 196;
  const named = lines.map((line, at) => text("numeral", top + at * NAME_LINE, size, paint, line));
  const below = top + lines.length * NAME_LINE;
  const told = wrapped(says, LONGEST_LINE).map((line, at) =>
    text("says", below + at * TEXT_LINE, 16.5, "#3f4a4e", line),
  );
  return [...named, ...told].join("");
}

/**
 * @param {string} look
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {string} said
 */
const text = (look, y, size, fill, said) =>
  `<text class="${look}" x="100" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle">${said}</text>`;

/**
 * @param {string} said
 * @param {number} width
 */
function wrapped(said, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of said.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
