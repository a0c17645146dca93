// The faces of the deck: colour doubled by shape and letter, in one box of 200 by 280.

/** @import { Colour } from "./wire.js" */

export const COLOURS = /** @type {const} */ (["r", "y", "g", "b"]);
const CREAM = "#fff6e5";

/**
 * A colour's field, its darker tone, what is drawn on it, and the letter on its shape.
 *
 * @type {Record<Colour, { field: string, deep: string, ink: string, mark: string, letter: { ru: string, en: string } }>}
 */
export const PAINT = {
  r: { field: "#b3262e", deep: "#8a1a22", ink: CREAM, mark: "#b3262e", letter: { ru: "К", en: "R" } },
  y: { field: "#efb32f", deep: "#d2911a", ink: "#3a2505", mark: "#ffd773", letter: { ru: "Ж", en: "Y" } },
  g: { field: "#2b7a47", deep: "#1c5a33", ink: CREAM, mark: "#2b7a47", letter: { ru: "З", en: "G" } },
  b: { field: "#23509a", deep: "#173a74", ink: CREAM, mark: "#23509a", letter: { ru: "С", en: "B" } },
};

/**
 * The shape of a colour about a point: diamond, circle, triangle, square.
 *
 * @param {Colour} colour
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 */
export function shape(colour, x, y, size, fill, more = "") {
  const h = size / 2;
  const paint = `fill="${fill}" ${more}`;
  if (colour === "y") return `<circle cx="${x}" cy="${y}" r="${h * 0.96}" ${paint}/>`;
  if (colour === "b") {
    const side = size * 0.88;
    return `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${size * 0.08}" ${paint}/>`;
  }
  const path =
    colour === "r"
      ? `M${x} ${y - h * 1.12}L${x + h} ${y}L${x} ${y + h * 1.12}L${x - h} ${y}Z`
      : `M${x} ${y - h * 1.02}L${x + h * 1.1} ${y + h * 0.86}L${x - h * 1.1} ${y + h * 0.86}Z`;
  return `<path d="${path}" stroke-linejoin="round" ${paint}/>`;
}

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
  const made = boxed(
    card.startsWith("wild") ? wild(card.endsWith("4")) : coloured(card, language === "ru" ? "ru" : "en"),
  );
  drawn.set(key, made);
  return made;
}

/** @param {string} body */
const boxed = (body) => `<svg viewBox="0 0 200 280" aria-hidden="true">${body}</svg>`;

/** @param {string} corner */
const turned = (corner) => `<g transform="rotate(180 100 140)">${corner}</g>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {string} said
 */
const text = (x, y, size, fill, said) =>
  `<text class="numeral" x="${x}" y="${y}" font-size="${size}" fill="${fill}">${said}</text>`;

/**
 * Edge, field, and the thin frame in it.
 *
 * @param {string} field
 * @param {string} ink
 * @param {string} between
 */
const ground = (field, ink, between = "") => `<rect width="200" height="280" rx="17" fill="${CREAM}"/>
    <rect x="7" y="7" width="186" height="266" rx="12" fill="${field}"/>${between}
    <rect x="15" y="15" width="170" height="250" rx="8" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="2"/>`;

/**
 * @param {string} card
 * @param {"ru" | "en"} language
 */
function coloured(card, language) {
  const colour = /** @type {Colour} */ (card[0]);
  const value = card.slice(1).replace("-", "");
  const { field, deep, ink, mark, letter } = PAINT[colour];
  const named = `<text class="letter" x="42" y="${colour === "g" ? 89 : 87}" fill="${mark}">${letter[language]}</text>`;
  const corner = `${index(value, ink)}${shape(colour, 42, 82, 26, ink)}${named}`;
  const tile = `<rect x="7" y="7" width="186" height="266" rx="12" fill="url(#uno-${colour})" opacity=".08"/>`;
  const tone = shape(colour, 100, 142, 150, deep, `stroke="${deep}" stroke-width="10"`);
  return ground(field, ink, tile) + tone + sign(value, ink) + corner + turned(corner);
}

/**
 * What stands in the middle.
 *
 * @param {string} value
 * @param {string} ink
 */
function sign(value, ink) {
  const line = `fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`;
  if (value === "+2") {
    return `<rect x="66" y="92" width="46" height="64" rx="8" fill="none" stroke="${ink}" stroke-width="8"/>
      <rect x="90" y="126" width="46" height="64" rx="8" fill="${ink}"/>`;
  }
  if (value === "rev") {
    return `<path ${line} d="M64 140V118a24 24 0 0 1 24-24h44M118 76l18 18-18 18M136 140v22a24 24 0 0 1-24 24H68M82 204l-18-18 18-18"/>`;
  }
  if (value === "skip") {
    return `<path ${line} d="M52 168C62 92 138 92 148 160M128 146l20 18 14-22"/><circle cx="100" cy="170" r="14" fill="${ink}"/>`;
  }
  const under = `<path d="M72 203h56" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`;
  return text(100, 187, 136, ink, value) + (value === "6" || value === "9" ? under : "");
}

/**
 * What stands in the corner.
 *
 * @param {string} value
 * @param {string} ink
 */
function index(value, ink) {
  const line = `fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
  if (value === "rev") {
    return `<path transform="translate(25 30) scale(1.45)" ${line} d="M3 9V7a3 3 0 0 1 3-3h13M15 0l4 4-4 4M21 13v2a3 3 0 0 1-3 3H5M9 14l-4 4 4 4"/>`;
  }
  if (value === "skip") {
    return `<g transform="translate(25 32) scale(1.45)"><path ${line} d="M2 17C4 2 18 2 20 13M15.5 11.5l4.5 3 3-5"/><circle cx="11" cy="17" r="1.8" fill="${ink}"/></g>`;
  }
  return text(42, 58, 40, ink, value);
}

/** @type {[Colour, number, number][]} */
const QUILT = [
  ["r", 0, 0],
  ["y", 1, 0],
  ["b", 0, 1],
  ["g", 1, 1],
];

/**
 * A quilt of the four shapes. Its lower corner has no +4: the large one stands beside it.
 *
 * @param {boolean} isFour
 */
function wild(isFour) {
  const patches = QUILT.map(([colour, column, row]) =>
    patch(colour, 42 + 59 * column, 80 - (isFour ? 18 : 0) + 59 * row),
  );
  const corner = QUILT.map(
    ([colour, column, row]) =>
      `<rect x="${24 + column * 13}" y="${24 + row * 13}" width="11.5" height="11.5" rx="2" fill="${PAINT[colour].field}"/>`,
  ).join("");
  const four = isFour ? text(78, 48, 32, CREAM, "+4") + text(96, 238, 54, CREAM, "+4") : "";
  return ground("#2a2130", CREAM) + patches.join("") + four + corner + turned(corner);
}

/**
 * @param {Colour} colour
 * @param {number} x
 * @param {number} y
 */
function patch(colour, x, y) {
  const { field, ink } = PAINT[colour];
  const stitch = `fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="4 3"`;
  return `<rect x="${x}" y="${y}" width="57" height="57" rx="5" fill="${field}"/>
    <rect x="${x + 4}" y="${y + 4}" width="49" height="49" rx="3" ${stitch}/>${shape(colour, x + 28.5, y + 29, 26, ink)}`;
}

/** Patterns that the faces share; drawn once on the stage. */
export const DEFS = COLOURS.map(
  (colour) =>
    `<pattern id="uno-${colour}" width="26" height="26" patternUnits="userSpaceOnUse">${shape(colour, 13, 13, 7, PAINT[colour].ink)}</pattern>`,
).join("");
