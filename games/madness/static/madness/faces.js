// The faces of the 54 cards, in one box of 200 by 280: suits stay small because they never matter.

import { coyote } from "./coyote.js";

const CREAM = "#fff6e5";
const PAPER = "#fffaf0";
const RED = "#a4262c";
const BLACK = "#2a1e19";
const GOLD = "#f0c674";
const NIGHT = "#4a2550";

/** @type {Record<string, string>} */
const SUITS = {
  S: "M0-12C4-6 12-1 12 6c0 5-6 7-9.500 3.200C2.800 12 4 13 5 14h-10c1-1 2.200-2 2.500-4.800C-6 13-12 11-12 6-12-1-4-6 0-12z",
  H: "M0 13C-9 6-13 2-13-4c0-7 9.500-9 13-2.500C3.500-13 13-11 13-4c0 6-4 10-13 17z",
  D: "M0-14 10.500 0 0 14-10.500 0z",
  C: "M0-13a6 6 0 0 1 5 9.500A6 6 0 1 1 2 5.500C2.500 10 4 12 5.500 14h-11C-4 12-2.500 10-2 5.500A6 6 0 1 1-5-3.500 6 6 0 0 1 0-13z",
};

/** @type {Record<string, string>} */
const RUSSIAN = { J: "В", Q: "Д", K: "К", A: "Т" };

/**
 * What a court card or an ace counts, as far as its rank does not say it.
 *
 * @type {Record<string, string>}
 */
const STRENGTHS = { J: "11", Q: "12", K: "13", A: "1 · 14" };

/** Three hats. @type {Record<string, string>} */
const HATS = {
  K: '<path d="M-44 26V-14l22 18L0-36l22 40 22-18v40z"/><circle cy="-42" r="7"/><circle cx="-44" cy="-20" r="6"/><circle cx="44" cy="-20" r="6"/>',
  Q: '<path d="M-42 26c-4-22-6-34-2-44 8 14 16 18 22 18 6-10 12-24 22-36 10 12 16 26 22 36 6 0 14-4 22-18 4 10 2 22-2 44z"/><circle cy="-42" r="6"/>',
  J: '<path d="M-44 26c0-30 14-48 44-48s44 18 44 48z"/><path d="M20-16c10-24 24-30 36-30-4 16-10 32-28 42z"/>',
};

/**
 * Where the pips of a number lie, row by row: one in the middle (M) or one on both sides (B), and how far down.
 *
 * @type {Record<string, string>}
 */
const PIPS = {
  2: "M-1 M1",
  3: "M-1 M0 M1",
  4: "B-1 B1",
  5: "B-1 M0 B1",
  6: "B-1 B0 B1",
  7: "B-1 M-.5 B0 B1",
  8: "B-1 M-.5 B0 M.5 B1",
  9: "B-1 B-.33 M0 B.33 B1",
  10: "B-1 M-.66 B-.33 B.33 M.66 B1",
};

/**
 * Drawn once each.
 *
 * @type {Map<string, string>}
 */
const drawn = new Map();

/**
 * @param {string} card
 * @param {string} language
 */
export function face(card, language) {
  const key = `${card} ${language}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = `<svg viewBox="0 0 200 280" aria-hidden="true">${card.startsWith("X") ? joker() : plain(card, language)}</svg>`;
  drawn.set(key, made);
  return made;
}

/** @param {string} corner */
const twice = (corner) => `${corner}<g transform="rotate(180 100 140)">${corner}</g>`;

/** A joker is a coyote by night. */
function joker() {
  const star = `<path transform="translate(37 40) scale(1.5)" d="m0-11 3 7 7.500.6-5.700 5 1.700 7.400L0 5l-6.500 4 1.700-7.400-5.700-5L-3-4z" fill="${GOLD}"/>`;
  const inner = 'x="9" y="9" width="182" height="262" rx="11"';
  return `<rect width="200" height="280" rx="17" fill="${CREAM}"/><rect ${inner} fill="${NIGHT}"/>
    <rect ${inner} fill="url(#madness-night)" opacity=".25"/>${coyote(100, 140, 112, GOLD, NIGHT)}${twice(star)}`;
}

/**
 * @param {string} card
 * @param {string} language
 */
function plain(card, language) {
  const rank = card.slice(0, -1);
  const suit = SUITS[card.slice(-1)];
  const ink = "HD".includes(card.slice(-1)) ? RED : BLACK;
  const name = language === "ru" ? (RUSSIAN[rank] ?? rank) : rank;
  const corner = `<text class="numeral" x="37" y="58" font-size="${name.length > 1 ? 40 : 46}" fill="${ink}">${name}</text>
    <path transform="translate(37 83)" d="${suit}" fill="${ink}"/>`;
  return `<rect x="1" y="1" width="198" height="278" rx="16" fill="${PAPER}" stroke="#d9c7ae" stroke-width="2"/>
    <rect x="11" y="11" width="178" height="258" rx="10" fill="none" stroke="${ink}" stroke-opacity=".2" stroke-width="2"/>
    ${twice(corner)}${middle(rank, suit, ink)}${STRENGTHS[rank] ? strength(STRENGTHS[rank], ink) : ""}`;
}

/**
 * What stands in the middle: pips, a hat, or the one sign of an ace.
 *
 * @param {string} rank
 * @param {string} suit
 * @param {string} ink
 */
function middle(rank, suit, ink) {
  if (HATS[rank]) {
    return `<rect x="42" y="66" width="116" height="148" rx="10" fill="${ink}" opacity=".07"/>
      <g transform="translate(100 136)" fill="${ink}">${HATS[rank]}<rect x="-46" y="32" width="92" height="13" rx="4"/></g>`;
  }
  if (rank === "A") {
    return `<circle cx="100" cy="138" r="62" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="2" stroke-dasharray="5 5"/>
      <path transform="translate(100 136) scale(3.6)" d="${suit}" fill="${ink}"/>`;
  }
  return PIPS[rank]
    .split(" ")
    .flatMap((row) => pips(row, suit, ink))
    .join("");
}

/**
 * @param {string} row
 * @param {string} suit
 * @param {string} ink
 */
function pips(row, suit, ink) {
  const down = Number(row.slice(1));
  const turn = down > 0 ? " rotate(180)" : "";
  return (row[0] === "B" ? [71, 129] : [100]).map(
    (x) => `<path transform="translate(${x} ${140 + down * 66}) scale(1.12)${turn}" d="${suit}" fill="${ink}"/>`,
  );
}

/**
 * @param {string} told
 * @param {string} ink
 */
function strength(told, ink) {
  const wide = 34 + 12 * told.replaceAll(" ", "").length;
  return `<rect x="${100 - wide / 2}" y="222" width="${wide}" height="36" rx="18" fill="${ink}"/>
    <text class="strength" x="100" y="248.500" fill="${PAPER}">${told}</text>`;
}

/** The pattern of a joker's night; drawn once on the stage. */
export const DEFS = `<pattern id="madness-night" width="24" height="24" patternUnits="userSpaceOnUse">
  <rect width="24" height="24" fill="#5a2f5f"/><rect width="12" height="24" fill="#7c4a82" opacity=".55"/>
  <rect width="24" height="12" fill="#7c4a82" opacity=".55"/></pattern>`;
