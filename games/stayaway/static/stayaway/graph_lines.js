// The lines of the graph: which two exchanged, in which turns, and which of them are told.

/**
 * @import { Meeting } from "./exchanges.js"
 *
 * @typedef {{ from: number, to: number, turns: number[], look: string }} Drawn
 * @typedef {Drawn & { label: string }} Labelled
 */

/** With more exchanges than this their turns could not be read, unless one asks about somebody. */
const MOST_TOLD = 40;
/** So many letters have room on a line, where many are told. */
const LONGEST = 9;

/**
 * All lines are told while they are few; of whom one asks about, all of theirs, whichever way the cards went.
 *
 * @param {object} known
 * @param {Meeting[]} known.met
 * @param {number | null} known.about
 * @param {{ seat: number, turns: number[] }[]} known.reached by whom one asks about
 * @param {Meeting[]} known.infections
 * @returns {{ plain: Labelled[], arrows: Labelled[] }}
 */
export function linesOf({ met, about, reached, infections }) {
  const hit = new Set(reached.map(({ seat }) => seat));
  const lines = grouped(met);
  /** @param {Drawn} line */
  const other = ({ from, to }) => (from === about ? to : to === about ? from : null);
  const own = new Map(lines.flatMap((line) => (other(line) === null ? [] : [[other(line), line.turns]])));
  const fewTold = about === null && met.length <= MOST_TOLD;
  /** @param {Drawn} line @returns {Labelled} */
  const labelled = (line) => {
    if (other(line) !== null) return { ...line, label: line.turns.join(" ") };
    return { ...line, label: fewTold ? short(line.turns) : "", look: about === null ? line.look : `${line.look} dim` };
  };
  return {
    plain: lines.filter((line) => !hit.has(other(line) ?? -1)).map(labelled),
    arrows: [
      ...reached.map(({ seat, turns }) => {
        const all = own.get(seat) ?? turns;
        return { from: Number(about), to: seat, turns: all, look: "reaches", label: all.join(" ") };
      }),
      ...infections.map(({ turn, from, to }) => ({ from, to, turns: [turn], look: "infects", label: String(turn) })),
    ],
  };
}

/** @param {number[]} turns */
function short(turns) {
  const label = turns.join(" ");
  return label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;
}

/**
 * The same two in several turns are one line, dashed where nobody can have been infected.
 *
 * @param {Meeting[]} met
 * @returns {Drawn[]}
 */
function grouped(met) {
  /** @type {Map<string, Drawn>} */
  const found = new Map();
  for (const { turn, from, to, safe } of met) {
    const key = [from, to].toSorted((one, other) => one - other).join("-");
    const known = found.get(key) ?? { from, to, turns: [], look: "safe" };
    found.set(key, { ...known, turns: [...new Set([...known.turns, turn])], look: safe ? known.look : "" });
  }
  return [...found.values()];
}
