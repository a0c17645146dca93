// The faces: a card is a window, its bar in the colour of its kin with icon and word; in one box of 200 by 280.
//
// A face is a card's name, "prod:" or "tile:" and a component with what lies under it
// ("prod:cache=backend+ci"), "say:" and a card with what is to be said, or "fix:", for how many turns a card
// cannot be deployed, and its face ("fix:2:cloud").

import { addDeck } from "#page/stage/back.js";
import { drawnIcon } from "./icons.js";
import { kinOf, PAINT } from "./kinds.js";
import { fitted } from "./lettering.js";

/** @import { Words } from "#page/core/vocabulary.js" */

const SLATE = "#2c4654";

addDeck("shipit", {
  paint: SLATE,
  mark: drawnIcon("architecture", { x: 100, y: 140, size: 64, paint: SLATE, line: 1.8 }),
});

const PAPER = "#fffdf8";
const LINING = PAINT.defence;

/**
 * Drawn once each, per vocabulary.
 *
 * @type {WeakMap<Words, Map<string, string>>}
 */
const drawn = new WeakMap();

/**
 * @param {string} face
 * @param {string} _language
 * @param {Words} words
 */
export function face(face, _language, words) {
  const known = drawn.get(words) ?? new Map();
  drawn.set(words, known);
  const made = known.get(face) ?? boxed(bodyOf(face, words));
  known.set(face, made);
  return made;
}

/** @param {string} body */
const boxed = (body) => `<svg viewBox="0 0 200 280" aria-hidden="true">${body}</svg>`;

/**
 * @param {string} face
 * @param {Words} words
 * @returns {string}
 */
function bodyOf(face, words) {
  const [look, ...rest] = face.split(":");
  if (look === "prod") return deployed(componentOf(rest[0]), words);
  if (look === "tile") return tile(componentOf(rest[0]), words);
  if (look === "fix") return bodyOf(rest.slice(1).join(":"), words) + repair(rest[0]);
  if (look === "say") return card(rest[0], words, words.names[`ritual:${rest[0]}`]) + speech(rest[0], words);
  return card(face, words);
}

/**
 * @param {string} written
 */
export function componentOf(written) {
  const [named, ...under] = written.split("+");
  const [card, copies = ""] = named.split("=");
  return { card, copies, under };
}

const DOTS =
  '<circle cx="168" cy="24" r="3" fill="#fff" opacity=".45"/><circle cx="178" cy="24" r="3" fill="#fff" opacity=".65"/>';

/**
 * @param {string} card
 * @param {Words} words
 * @param {string} text what it does, if it is to be told
 */
function card(card, words, text = words.texts[card] ?? "") {
  const kin = kinOf(card);
  const paint = PAINT[kin];
  const name = words.tell("card", card);
  const word = words.label(`kin_${kin}`);
  return `<rect x="1.5" y="1.5" width="197" height="277" rx="16" fill="${PAPER}" stroke="${paint}" stroke-width="3"/>
    <path d="M1.5 46V18.500a17 17 0 0 1 17-17h163a17 17 0 0 1 17 17V46z" fill="${paint}"/>
    ${drawnIcon(card, { x: 28, y: 24, size: 30, paint: "#fff", line: 2.2 })}
    <text class="kin" x="50" y="30.5">${word}</text>
    ${word.length > 10 ? "" : DOTS}
    ${well(card, paint)}${fitted(name, text)}`;
}

/**
 * @param {string} card
 * @param {string} paint
 */
const well = (card, paint) => `<rect x="14" y="56" width="172" height="96" rx="8" fill="${paint}" opacity=".09"/>
  ${drawnIcon(card, { x: 100, y: 104, size: 78, paint, line: 1.6 })}`;

/**
 * A component of mine: what lies under it peeks out below, as a tab with its name.
 *
 * @param {ReturnType<typeof componentOf>} component
 * @param {Words} words
 */
function deployed({ card: name, copies, under }, words) {
  const wide = under.length > 1 ? 92 : 186;
  const tabs = under.map((lining, at) => tab(lining, 7 + at * 94, wide, words)).join("");
  const as = copies ? words.label("acts_as", { card: words.tell("card", copies) }) : "";
  return tabs + card(name, words, as);
}

/**
 * @param {string} lining
 * @param {number} x
 * @param {number} wide
 * @param {Words} words
 */
function tab(lining, x, wide, words) {
  const name = words.tell("card", lining);
  const room = wide > 100 && name.length < 14;
  const told = room ? `<text class="lining" x="${x + wide / 2 + 14}" y="311">${name}</text>` : "";
  const icon = { x: room ? x + wide / 2 - name.length * 5.6 - 6 : x + wide / 2, y: 304, size: 30 };
  return `<rect x="${x}" y="262" width="${wide}" height="64" rx="14" fill="${LINING}" stroke="${PAPER}" stroke-width="4"/>
    ${drawnIcon(lining, { ...icon, paint: "#fff", line: 2.2 })}${told}`;
}

/**
 * A component on another's table: its icon, its name, and what lies under it.
 *
 * @param {ReturnType<typeof componentOf>} component
 * @param {Words} words
 */
function tile({ card: name, copies, under }, words) {
  const wide = under.length > 1 ? 76 : 150;
  const tabs = under
    .map((lining, at) => {
      const x = 25 + at * 74;
      const icon = drawnIcon(lining, { x: x + wide / 2, y: 229, size: 44, paint: "#fff", line: 2.2 });
      return `<rect x="${x}" y="180" width="${wide}" height="78" rx="18" fill="${LINING}" stroke="${PAPER}" stroke-width="5"/>${icon}`;
    })
    .join("");
  const shown = copies || name;
  const mark = copies ? drawnIcon(name, { x: 160, y: 40, size: 52, paint: "#fff", line: 2.2 }) : "";
  return `${tabs}<rect x="3" y="3" width="194" height="194" rx="34" fill="${PAINT.component}" stroke="${PAPER}" stroke-width="6"/>
    ${drawnIcon(shown, { x: copies ? 86 : 100, y: copies ? 112 : 100, size: 108, paint: "#fff", line: 1.7 })}${mark}
    <text class="tile" x="100" y="${under.length ? 302 : 246}">${words.label(`short_${name}`)}</text>`;
}

/**
 * Something is to be said with it.
 *
 * @param {string} name
 * @param {Words} words
 */
const speech = (name, words) =>
  words.names[`ritual:${name}`]
    ? `<circle cx="171" cy="138" r="17" fill="#7a5200"/>${drawnIcon("excuse", { x: 171, y: 139, size: 22, paint: "#fff6e5", line: 2 })}`
    : "";

/**
 * For so many turns it cannot be deployed.
 *
 * @param {string} turns
 */
const repair = (turns) => `<g class="repair"><rect x="104" y="60" width="86" height="46" rx="23" fill="#2a1e19"/>
  ${drawnIcon("wrench", { x: 130, y: 83, size: 30, paint: "#fff6e5", line: 2 })}
  <text class="turns" x="166" y="93">${turns}</text></g>`;
