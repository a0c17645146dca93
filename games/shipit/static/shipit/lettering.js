// Name and text of a card, broken into lines and made as small as need be to fit below its picture.

const LEFT = 15;
const TOP = 160;
const LOW = 270;
/** How wide a letter is on average, of its size, in each typeface. */
const DISPLAY = 0.63;
const TEXT = 0.58;
const WIDE = 172;
const NAMES = [26, 23, 20.5, 18.5];
const TEXTS = [16, 14.5, 13, 12];

/**
 * @param {string} name
 * @param {string} text
 */
export function fitted(name, text) {
  const size = NAMES.find((one) => fits(lines(name, one, DISPLAY), one, DISPLAY)) ?? 17;
  const title = lines(name, size, DISPLAY);
  const from = TOP + title.length * size * 0.98 + 2;
  const small = TEXTS.find((one) => from + lines(text, one, TEXT).length * one * 1.18 <= LOW) ?? 11;
  const said = title.map((line, at) => written("name", TOP + (at + 0.92) * size * 0.98, size, line));
  const told = lines(text, small, TEXT).map((line, at) =>
    written("text", from + (at + 0.95) * small * 1.18, small, line),
  );
  return [...said, ...told].join("");
}

/**
 * @param {string[]} broken
 * @param {number} size
 * @param {number} letter
 */
const fits = (broken, size, letter) => broken.length < 3 && broken.every((line) => line.length * size * letter <= WIDE);

/**
 * @param {string} text
 * @param {number} size
 * @param {number} letter
 */
function lines(text, size, letter) {
  const most = Math.floor(WIDE / (size * letter));
  /** @type {string[]} */
  const broken = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}

/**
 * @param {string} look
 * @param {number} y
 * @param {number} size
 * @param {string} line
 */
const written = (look, y, size, line) =>
  `<text class="card-${look}" x="${LEFT}" y="${Math.round(y * 10) / 10}" font-size="${size}">${escaped(line)}</text>`;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
