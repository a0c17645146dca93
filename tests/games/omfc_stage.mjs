// Draws boards and games that come in as JSON the way the page would, and tells what is wrong with them.

import { actsIn, byCell, thinkable } from "../../games/omfc/static/omfc/acts.js";
import { asking, remark } from "../../games/omfc/static/omfc/asking.js";
import {
  arcOf,
  border,
  flagPoint,
  HALF,
  houseSize,
  incomeAngle,
  middleOf,
  OUTER,
  outline,
  polar,
  spots,
} from "../../games/omfc/static/omfc/geometry.js";
import { layout } from "../../games/omfc/static/omfc/layout.js";
import { things } from "../../games/omfc/static/omfc/moves.js";
import { contents, placeName, thingsIn } from "../../games/omfc/static/omfc/names.js";
import { board as sample } from "../../games/omfc/static/omfc/samples.js";
import { cheapest, tag, tagPoint } from "../../games/omfc/static/omfc/tags.js";
import { step } from "../../games/omfc/static/omfc/walking.js";
import { Words } from "../../static/js/core/vocabulary.js";
import { lit, touch } from "../../static/js/stage/choosing.js";

/** How large tags are on a wide screen, on a phone and on a small one lying on its side. */
const TAGS = [11.5, 17, 21];
const SIZES = [
  { width: 976, height: 748, mode: "wide" },
  { width: 2256, height: 1300, mode: "wide" },
  { width: 390, height: 794, mode: "phone" },
  { width: 360, height: 590, mode: "phone" },
  { width: 844, height: 340, mode: "flat" },
];
const STEP = 4;
const NEAR = 0.6;
const faults = [];
const fault = (what, ...where) => faults.length < 20 && faults.push([what, ...where].join(" "));

/** The points along a path of lines and arcs about the middle, some units from each other. */
function along(path) {
  const points = [];
  let here = null;
  let first = null;
  for (const [, command, numbers] of path.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    const values = numbers.trim().split(/[ ,]+/).map(Number);
    const to = command === "Z" ? first : { x: values.at(-2), y: values.at(-1) };
    if (command === "M") first = to;
    else if (command === "A") points.push(...bow(here, to, values[0], values[4]));
    else points.push(...line(here, to));
    here = to;
  }
  return points;
}

const parts = (count, at) => Array.from({ length: count }, (_, part) => at((part + 0.5) / count));

function line(from, to) {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return parts(count, (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
}

function bow(from, to, radius, sweep) {
  const begin = Math.atan2(from.y, from.x);
  const turn = Math.atan2(to.y, to.x) - begin;
  const whole = sweep ? (turn + 4 * Math.PI) % (2 * Math.PI) : -((4 * Math.PI - turn) % (2 * Math.PI));
  const count = Math.max(1, Math.round((Math.abs(whole) * radius) / STEP));
  return parts(count, (part) => ({
    x: radius * Math.cos(begin + whole * part),
    y: radius * Math.sin(begin + whole * part),
  }));
}

/** How many of some points lie on an edge; an edge's own points are STEP from each other. */
const shared = (some, edge) =>
  some.filter(({ x, y }) => edge.some((one) => Math.hypot(one.x - x, one.y - y) < STEP / 2 + NEAR)).length;

/** Who borders on whom as the paths are drawn: edges that run together for more than a point. */
function checkBoard({ cells: places, circle, ...more }) {
  const board = { cells: places, circle, ...more };
  const names = Object.keys(places);
  const edges = new Map(names.map((cell) => [cell, along(outline(arcOf(board, places[cell])))]));
  for (const one of names) {
    const drawn = names.filter((other) => other !== one && shared(edges.get(one), edges.get(other)) > 3);
    if (drawn.toSorted().join() !== places[one].near.toSorted().join()) fault("borders on", one, drawn);
    for (const other of places[one].near) {
      const river = along(border(board, one, other));
      if (shared(river, edges.get(one)) < river.length || shared(river, edges.get(other)) < river.length)
        fault("the border is not theirs", one, other);
      if (river.length < 5) fault("the border is a point", one, other);
    }
    checkWalks(board, one);
  }
}

/** Arrows lead to neighbours, and every cell can be walked to. */
function checkWalks(board, cell) {
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
    const next = step(board, cell, key);
    if (next && next !== cell && !board.cells[cell].near.includes(next)) fault("walks over a border", cell, key, next);
  }
}

function checkMoves({ legal }) {
  const ways = legal.map((move) => ({ move, things: things(move) }));
  for (const way of ways) {
    const choice = touch(ways, [], way.things[0]);
    if (choice.move !== way.move) fault("cannot be touched", JSON.stringify(way.move));
  }
  return lit(ways, []);
}

/** Houses stand inside their cells, apart from each other. */
function checkThings(view, board) {
  for (const [cell, seen] of Object.entries(view.cells)) {
    const arc = arcOf(board, board.cells[cell]);
    const size = houseSize(arc, board.cells[cell].holds);
    const standing = spots(arc, thingsIn(seen).length, size);
    const edge = along(outline(arc));
    for (const [at, { x, y }] of standing.entries()) {
      const room = Math.min(...edge.map((one) => Math.hypot(one.x - x, one.y - y)));
      if (room < size * 0.4) fault("stands on the edge", cell, room, size);
      const next = standing[at + 1];
      if (next && Math.hypot(next.x - x, next.y - y) < size * 0.95) fault("stand in each other", cell);
    }
  }
}

function checkCards(frame, board, known, words, seat) {
  const { view } = frame;
  const nameOf = (one) => `Player ${one}`;
  const legal = byCell(known);
  const told = { view, words, nameOf };
  const names = Object.keys(board.cells).map((cell) => placeName(board, cell, words));
  for (const cell of Object.keys(board.cells)) {
    if (/\{|undefined|ring_|wind_/.test([...contents(cell, told, board), ...names].join())) fault("is not told", cell);
    const acts = seat === null ? [] : actsIn(legal.get(cell) ?? [], thinkable(view, board, cell, seat));
    const offered = acts.filter(({ open }) => open).flatMap(({ moves }) => moves);
    if (offered.length !== (legal.get(cell)?.length ?? 0)) fault("lacks acts", cell);
  }
  for (const [cell, prices] of Object.entries(view.prices ?? {})) {
    if (!legal.has(cell)) fault("is priced and not legal", cell);
    const arc = arcOf(board, board.cells[cell]);
    for (const radius of TAGS) {
      const point = tagPoint(arc, board.cells[cell].holds, radius);
      const out = Math.hypot(point.x, point.y);
      if (out + radius > HALF || Math.abs(out - arc.outer) > radius) fault("hangs outside", cell, radius);
    }
    const point = tagPoint(arc, board.cells[cell].holds, TAGS[0]);
    if (!tag(cheapest(prices), point, 12).startsWith("<g")) fault("has no tag", cell);
  }
  const question =
    asking(view, seat !== null, told) + remark(view, words, false, { lit: new Map(), uid: "", foresee: () => null });
  if (!view.result && (!question || /\{|my_|_by/.test(question))) fault("does not ask", question);
}

/** No price lies on the income of the cell further out, no flag on an income or a house. */
function checkIncomes(board) {
  for (const [cell, place] of Object.entries(board.cells)) {
    const arc = arcOf(board, place);
    const income = polar((arc.inner || arc.outer * 0.08) + 11, incomeAngle(board, place));
    const far = (point) => Math.hypot(point.x - income.x, point.y - income.y);
    for (const one of Object.values(board.cells).filter(({ ring }) => ring === place.ring + 1)) {
      const further = arcOf(board, one);
      const price = polar(further.outer, middleOf(further));
      if (far(price) < TAGS[1]) fault("is hidden by a price", cell, far(price));
    }
    const flag = flagPoint(board, place);
    if (far(flag) < 11) fault("is hidden by a flag", cell, far(flag));
    const size = houseSize(arc, place.holds);
    for (const house of spots(arc, place.holds, size))
      if (Math.hypot(house.x - flag.x, house.y - flag.y) < size / 2 + 3) fault("has a flag on a house", cell);
  }
}

const within = (box, { width, height }, what) => {
  if (box.x < -1 || box.y < -1 || box.x + box.w > width + 1 || box.y + box.h > height + 1)
    fault(what, "lies outside", JSON.stringify(box), width, height);
};

function checkLayout(view, company, size) {
  const laid = layout(size, { view, pieces: [] }, company);
  const { side } = laid.board;
  within({ ...laid.board, w: side, h: side }, size, "board");
  within(laid.column, size, "column");
  within(laid.gallery, size, "gallery");
  if (!view.result) within({ ...laid.question, h: 40 }, size, "question");
  if (side < 300) fault("the board is small", side, size.mode);
  if (laid.board.y + side * (1 - (HALF - OUTER) / (2 * HALF)) > laid.question.y && size.mode !== "flat")
    fault("the question hides the board", size.width);
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { boards, games, vocabulary } = JSON.parse(Buffer.concat(chunks).toString());
const words = new Words(vocabulary);
let moves = 0;
boards.forEach(checkBoard);
boards.forEach(checkIncomes);
for (const { seat, seats, board, frames } of games) {
  const company = { seat, order: Array.from({ length: seats }, (_, at) => ((seat ?? 0) + at) % seats) };
  for (const frame of frames) {
    const known = checkMoves(frame);
    moves += frame.legal.length;
    checkThings(frame.view, board);
    checkCards(frame, board, known, words, frame.legal.length ? seat : null);
    for (const size of SIZES) checkLayout(frame.view, company, size);
  }
}
process.stdout.write(JSON.stringify({ faults, moves, sample }));
