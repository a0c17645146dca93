// Choosing: every legal move touches some things; whoever has touched them all has moved.
//
// It knows no rule. A game names the things of each legal move in the order in which a person would
// touch them: a subject first ("hand:r5"), then what it is aimed at ("discard"). What would lead on
// is lit. A thing that begins with "do:" is a button: it may be touched first too.

import { isForm } from "../table/forms.js";

/**
 * @import { Move } from "../table/frames.js"
 *
 * @typedef {{ move: Move, things: string[] }} Way
 * @typedef {{ chosen: string[], move: Move | null }} Choice
 * @typedef {Map<string, Way[]>} Lit what can be touched next, with the ways each thing keeps open
 */

/** @param {string} thing */
export const isButton = (thing) => thing.startsWith("do:");

/**
 * @param {Way[]} ways
 * @param {string[]} chosen
 */
export const open = (ways, chosen) => ways.filter((way) => chosen.every((thing) => way.things.includes(thing)));

/**
 * What can be touched next.
 *
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @returns {Lit}
 */
export function lit(ways, chosen) {
  /** @type {Lit} */
  const found = new Map();
  for (const way of open(ways, chosen)) {
    const left = way.things.filter((thing, at) => !chosen.includes(thing) && (chosen.length || !at || isButton(thing)));
    for (const thing of left) found.set(thing, [...(found.get(thing) ?? []), way]);
  }
  return found;
}

/**
 * Touch a thing: choose it, aim at it, change one's mind, or, touched again, let it do its plain work.
 *
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @param {string} thing
 * @returns {Choice}
 */
export function touch(ways, chosen, thing) {
  if (chosen.includes(thing)) return again(ways, chosen, thing);
  const further = [chosen, []].find((kept) => lit(ways, kept).has(thing));
  return further ? decided(ways, [...further, thing]) : { chosen, move: null };
}

/**
 * The move that touching a thing would make, if it would make one.
 *
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @param {string} thing
 */
export const moveBy = (ways, chosen, thing) => (lit(ways, chosen).has(thing) ? touch(ways, chosen, thing).move : null);

/**
 * A button with one way to go goes; anything else goes when all its things are touched. Several forms
 * that touch the same things are one: what parts them is filled in.
 *
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @returns {Choice}
 */
function decided(ways, chosen) {
  const left = open(ways, chosen);
  const whole = left.filter((way) => way.things.length === chosen.length);
  const go = chosen.some(isButton) && left.length === 1 ? left : whole;
  const goes = go.length === 1 || (go.length > 1 && go.every((way) => isForm(way.move)));
  return goes ? { chosen: [], move: go[0].move } : { chosen, move: null };
}

/**
 * A subject touched again does its plainest work, if that is but one; whatever was added to it is let go.
 *
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @param {string} thing
 * @returns {Choice}
 */
function again(ways, chosen, thing) {
  const plain = open(ways, chosen).filter((way) => !way.things.some(isButton));
  const fewest = Math.min(...plain.map((way) => way.things.length));
  const plainest = plain.filter((way) => way.things.length === fewest);
  if (plainest.length === 1 && thing === chosen[0]) return { chosen: [], move: plainest[0].move };
  return { chosen: chosen.filter((one) => one !== thing), move: null };
}
