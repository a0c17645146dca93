// Draws the frames that come in as JSON, one game after the other, the way the page would, and tells what is wrong.

import { hints } from "../../games/stayaway/static/stayaway/hints.js";
import { layout } from "../../games/stayaway/static/stayaway/layout.js";
import { things } from "../../games/stayaway/static/stayaway/moves.js";
import { scene } from "../../games/stayaway/static/stayaway/scene.js";
import { lit, touch } from "../../static/js/stage/choosing.js";
import { TALL } from "../../static/js/stage/geometry.js";
import { difference, passages } from "../../static/js/stage/scene.js";

const SIZES = [
  { width: 976, height: 748, mode: "wide" },
  { width: 2256, height: 1300, mode: "wide" },
  { width: 390, height: 794, mode: "phone" },
  { width: 360, height: 590, mode: "phone" },
  { width: 844, height: 346, mode: "flat" },
];
/** How large plates are drawn, more or less: a disc without the name under it. */
const PLATES = { plate: [150, 50], small: [130, 42], disc: [44, 44], row: [140, 36] };
const faults = [];
const fault = (what, ...where) => faults.length < 20 && faults.push([what, ...where].join(" "));

/** Touch the things of each legal move in order: just that move must come of it. */
function checkMoves({ legal }) {
  const ways = legal.map((move) => ({ move, things: things(move) }));
  for (const way of ways) {
    let choice = { chosen: [], move: null };
    for (const thing of way.things) {
      if (!lit(ways, choice.chosen).has(thing)) fault("not lit", thing, JSON.stringify(way.move));
      choice = touch(ways, choice.chosen, thing);
      if (choice.move) break;
    }
    if (choice.move !== way.move) fault("cannot be touched out", JSON.stringify(way.move), JSON.stringify(choice));
  }
  return ways.flatMap((way) => way.things);
}

const OPEN = ["hand", "pick", "aside"];

function checkPieces({ view }, drawn, veiled) {
  const keys = drawn.pieces.map(({ key }) => key);
  if (new Set(keys).size < keys.length) fault("keys twice", keys);
  for (const { key, face, zone, own } of drawn.pieces) {
    const known = OPEN.includes(zone) || (zone === "offer" && view.exchange?.card);
    if (!known && face !== null) fault("shows what is hidden", key);
    if (!known && !/^(deck:\d|discard:\d|offer|laid:\d+)$/.test(key)) fault("says what is hidden", key);
    if (veiled && own && face !== null) fault("is not veiled", key);
  }
  const held = drawn.pieces.filter(({ zone }) => zone === "hand").map(({ face }) => face);
  if (!veiled && held.join() !== (view.hand ?? []).join()) fault("is not my hand", held);
}

/** Every piece lies on the stage, and of those laid flat on it none over another of its zone. */
function checkSpots(drawn, laid, { width, height, mode }) {
  for (const { key } of drawn.pieces) {
    const spot = laid.spots.get(key);
    if (!spot) return fault("has no spot", key);
    const { x, y, w } = spot;
    const [wide, high] = [w / 2, (w * TALL) / 2];
    if (x - wide < -1 || x + wide > width + 1 || y - high < -1 || y + high > height + 2)
      fault("lies outside", key, mode, width, JSON.stringify(spot));
  }
}

const boxOf = ({ x, y, look, scale = 1 }) => {
  const [w, h] = PLATES[look].map((side) => side * scale);
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
};
const meet = (one, other) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

/** Nobody sits on another's place, outside, on the question or on the hand. */
function checkPlates({ view }, laid, { width, height, mode }) {
  const boxes = laid.plates.map((plate) => ({ seat: plate.seat, ...boxOf(plate) }));
  const { question, hand } = laid;
  const asked = { left: question.x, right: question.x + question.w, top: question.y, bottom: question.y + 44 };
  for (const [at, box] of boxes.entries()) {
    if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height) fault("sits outside", box.seat, mode);
    for (const other of boxes.slice(at + 1))
      if (meet(box, other)) fault("sit on one another", box.seat, other.seat, mode, width, view.living.length);
    if (question.look === "filled" && meet(box, asked)) fault("sits on the question", box.seat, mode, width);
    if (hand && meet(box, { left: hand.x, right: hand.x + hand.w, top: hand.y, bottom: hand.y + hand.h }))
      fault("sits on the hand", box.seat, mode, width);
  }
  if (boxes.length !== view.hands.length) fault("somebody is missing", boxes.length);
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
let moves = 0;
for (const { seat, seats, frames } of JSON.parse(Buffer.concat(chunks).toString())) {
  const company = { seat, order: Array.from({ length: seats }, (_, at) => ((seat ?? 0) + at) % seats) };
  let before = null;
  let was = null;
  for (const [number, frame] of frames.entries()) {
    const veiled = number % 5 === 4 && !frame.view.revealed;
    const drawn = scene({ view: frame.view, company, before, sorting: "", spent: null, veiled });
    const touched = checkMoves(frame);
    moves += frame.legal.length;
    checkPieces(frame, drawn, veiled);
    for (const size of SIZES) {
      const laid = layout(size, drawn, company);
      checkSpots(drawn, laid, size);
      checkPlates(frame, laid, size);
      const there = new Set([...laid.anchors.keys(), ...drawn.pieces.map(({ thing }) => thing)]);
      for (const thing of touched)
        if (!there.has(thing) && !(veiled && /^(hand|pick):/.test(thing))) fault("is nowhere", thing);
    }
    const laid = { ...drawn, ...layout(SIZES[0], drawn, company) };
    const told = frame.events.flatMap((event, step) => hints(event, company).map((hint) => ({ ...hint, step })));
    for (const flight of was ? difference(was, laid, told) : []) {
      const piece = drawn.pieces.find(({ key }) => key === flight.key);
      if (flight.turnsUp && piece.face === null) fault("turns up what is hidden", flight.key);
      if (!flight.from || !flight.to) fault("flies nowhere", flight.key);
    }
    if (was) for (const { from, to } of passages(was, laid, told)) if (!from || !to) fault("passes nowhere");
    before = drawn;
    was = laid;
  }
}
process.stdout.write(JSON.stringify({ faults, moves }));
