// Draws the frames that come in as JSON, one game after the other, the way the page would, and tells what is wrong.

import { face } from "../../games/uno/static/uno/faces.js";
import { hints } from "../../games/uno/static/uno/hints.js";
import { layout } from "../../games/uno/static/uno/layout.js";
import { things } from "../../games/uno/static/uno/moves.js";
import { SORTINGS, scene } from "../../games/uno/static/uno/scene.js";
import { lit, touch } from "../../static/js/stage/choosing.js";
import { TALL } from "../../static/js/stage/geometry.js";
import { difference } from "../../static/js/stage/scene.js";

const SIZES = [
  { width: 976, height: 748, mode: "wide" },
  { width: 2256, height: 1300, mode: "wide" },
  { width: 390, height: 794, mode: "phone" },
  { width: 360, height: 590, mode: "phone" },
  { width: 844, height: 340, mode: "flat" },
  { width: 640, height: 357, mode: "flat" },
  { width: 724, height: 972, mode: "wide" },
];
const FOUR_COLOURS = 300;
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

function checkPieces({ view }, drawn) {
  const keys = drawn.pieces.map(({ key }) => key);
  if (new Set(keys).size < keys.length) fault("keys twice", keys);
  for (const { key, face: shown, zone, own } of drawn.pieces) {
    const known = own || zone === "discard" || (view.over && zone.startsWith("seat:"));
    if (!known && shown !== null) fault("shows what is hidden", key);
    if (!known && !/^(deck|seat:\d+):\d+$/.test(key)) fault("says what is hidden", key);
    if (shown && !face(shown, "ru").startsWith("<svg")) fault("has no face", shown);
  }
  const held = drawn.pieces.filter(({ own }) => own).map((piece) => piece.face);
  if (held.toSorted().join() !== (view.hand ?? []).toSorted().join()) fault("is not my hand", held);
}

/** Every piece lies on the stage; of a card on a phone's edge the upper part, at least. */
function checkSpots(drawn, laid, { width, height, mode }) {
  for (const { key, own } of drawn.pieces) {
    const spot = laid.spots.get(key);
    if (!spot) return fault("has no spot", key);
    const { x, y, w } = spot;
    const top = y - (w * TALL) / 2;
    const low = mode === "flat" && own ? top + 40 : y + (w * TALL) / 2;
    if (x - w / 2 < -1 || x + w / 2 > width + 1 || top < -1 || low > height + 2)
      fault("lies outside", key, mode, width, JSON.stringify(spot));
  }
  for (const { seat, x, y } of laid.plates)
    if (x < 0 || x > width || y < 0 || y > height) fault("sits outside", seat, mode);
}

/** Nobody's cards hide the deck, and the four colours have room where they open. */
function checkApart(drawn, laid, { width, mode }) {
  const deck = laid.anchors.get("deck");
  for (const { key, zone } of drawn.pieces) {
    const { x, y, w } = laid.spots.get(key);
    const near = (w + deck.w) / 2 - 4;
    if (zone.startsWith("seat:") && Math.abs(x - deck.x) < near && Math.abs(y - deck.y) < near * TALL)
      fault("hides the deck", key, mode, width);
  }
  if (laid.panel && laid.panel.x + FOUR_COLOURS > width) fault("has no room for colours", mode, width);
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
let moves = 0;
for (const { seat, seats, frames } of JSON.parse(Buffer.concat(chunks).toString())) {
  const company = { seat, order: Array.from({ length: seats }, (_, at) => ((seat ?? 0) + at) % seats) };
  let before = null;
  let was = null;
  for (const [at, frame] of frames.entries()) {
    const drawn = scene({ view: frame.view, company, before, sorting: SORTINGS[at % SORTINGS.length], spent: null });
    const touched = checkMoves(frame);
    moves += frame.legal.length;
    checkPieces(frame, drawn);
    for (const size of SIZES) {
      const laid = layout(size, drawn, company);
      checkSpots(drawn, laid, size);
      checkApart(drawn, laid, size);
      const there = new Set([...laid.anchors.keys(), ...drawn.pieces.map(({ thing }) => thing)]);
      for (const thing of touched) if (!there.has(thing)) fault("is nowhere", thing);
    }
    const laid = { ...drawn, ...layout(SIZES[0], drawn, company) };
    const told = frame.events.flatMap((event, step) => hints(event, company).map((hint) => ({ ...hint, step })));
    for (const flight of was ? difference(was, laid, told) : []) {
      const piece = drawn.pieces.find(({ key }) => key === flight.key);
      if (flight.turnsUp && piece.face === null) fault("turns up what is hidden", flight.key);
      if (!flight.from || !flight.to) fault("flies nowhere", flight.key);
    }
    before = drawn;
    was = laid;
  }
}
process.stdout.write(JSON.stringify({ faults, moves }));
