// People in a ring, a line for each pair that exchanged, with its turns; and who may have infected whom, or did.

import { html } from "#page/core/html.js";
import { seatPaint } from "#page/stage/plate.js";
import { linesOf } from "./graph_lines.js";

/**
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Meeting } from "./exchanges.js"
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {import("./graph_lines.js").Labelled} Labelled
 */

const SIDE = 300;
const RADIUS = 120;
const DOT = 16;
/** So many letters of a name have room under a dot. */
const LONGEST = 9;
/** Where on its line a label stands: not all in the middle, where lines cross. */
const PARTS = [0.36, 0.5, 0.3, 0.62];

/**
 * @param {object} props
 * @param {Meeting[]} props.met
 * @param {number[]} props.seats from the nearest place on, clockwise
 * @param {number | null} [props.about] whose lines stand out
 * @param {{ seat: number, turns: number[] }[]} [props.reached] by whom one asks about
 * @param {Meeting[]} [props.infections]
 * @param {(seat: number) => string} [props.lookOf]
 * @param {Words} props.words
 * @param {(seat: number) => string} props.nameOf
 */
export function Graph({ met, seats, about = null, reached = [], infections = [], lookOf, words, nameOf }) {
  const { plain, arrows } = linesOf({ met, about, reached, infections });
  const hit = new Set(reached.map(({ seat }) => seat));
  const listed = met.filter(({ from, to }) => about === null || from === about || to === about);
  /** @param {string} code @returns {(meeting: Meeting) => string} */
  const tell =
    (code) =>
    ({ turn, from, to }) =>
      words.label(code, { turn, one: nameOf(from), other: nameOf(to) });
  const told = [...infections.map(tell("infects_in")), ...listed.map(tell("met_in"))];
  const at = placing(seats);
  return html`
    <figure class="graph">
      <svg viewBox=${`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <g class="met">${plain.map((one, number) => html`<${Line} key=${`${one.from}-${one.to}`} ...${one} at=${at} part=${PARTS[number % PARTS.length]} />`)}</g>
        <g>${arrows.map((one) => html`<${Line} key=${`${one.look}-${one.to}`} ...${one} at=${at} part=${0.5} isArrow />`)}</g>
        ${seats.map((seat) => html`<${Node} key=${seat} seat=${seat} at=${at} name=${nameOf(seat)} look=${[lookOf?.(seat), about === seat && "about", hit.has(seat) && "hit"].filter(Boolean).join(" ")} />`)}
      </svg>
      <figcaption>${told.length ? told.map((line) => html`<p key=${line}>${line}</p>`) : words.label("nothing_noted")}</figcaption>
    </figure>`;
}

/**
 * @param {number[]} seats
 * @returns {(seat: number) => Point}
 */
const placing = (seats) => (seat) => {
  const turn = ((90 + (360 * seats.indexOf(seat)) / seats.length) * Math.PI) / 180;
  return { x: SIDE / 2 + RADIUS * Math.cos(turn), y: SIDE / 2 + RADIUS * Math.sin(turn) };
};

/** @param {{ seat: number, at: (seat: number) => Point, name: string, look: string }} props */
function Node({ seat, at, name, look }) {
  const { x, y } = at(seat);
  return html`
    <g class="node ${look}">
      <circle cx=${x} cy=${y} r=${DOT} fill=${seatPaint(seat)} />
      <text class="initial" x=${x} y=${y + 5}>${name.trim().charAt(0).toUpperCase()}</text>
      <text class="name" x=${x} y=${y + DOT + 12}>${name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}</text>
    </g>`;
}

/** @param {Labelled & { at: (seat: number) => Point, part: number, isArrow?: boolean }} props */
function Line({ from, to, at, part, label, look, isArrow = false }) {
  const [one, other] = [at(from), at(to)];
  const far = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const cut = (DOT + 3) / far;
  /** @param {number} way */
  const along = (way) => ({ x: one.x + (other.x - one.x) * way, y: one.y + (other.y - one.y) * way });
  const [start, end, middle] = [along(cut), along(1 - cut), along(part)];
  return html`
    <g class=${look}>
      <path d=${`M${start.x} ${start.y}L${end.x} ${end.y}${isArrow ? head(end, along(1 - cut * 1.5)) : ""}`} />
      <text x=${middle.x} y=${middle.y + 4}>${label}</text>
    </g>`;
}

/**
 * Two wings of an arrow.
 *
 * @param {Point} end
 * @param {Point} back
 */
function head(end, back) {
  const [x, y] = [end.x - back.x, end.y - back.y];
  return `M${back.x - y * 0.7} ${back.y + x * 0.7}L${end.x} ${end.y}L${back.x + y * 0.7} ${back.y - x * 0.7}`;
}
