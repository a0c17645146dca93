// Draws the frames that come in as JSON, one game after the other, the way the page would, and tells what is wrong.

import { face } from "../../games/madness/static/madness/faces.js";
import { hints } from "../../games/madness/static/madness/hints.js";
import { layout } from "../../games/madness/static/madness/layout.js";
import { landing, things } from "../../games/madness/static/madness/moves.js";
import { SORTINGS, scene } from "../../games/madness/static/madness/scene.js";
import { lit, touch } from "../../static/js/stage/choosing.js";
import { TALL } from "../../static/js/stage/geometry.js";
import { difference } from "../../static/js/stage/scene.js";

const SIZES = [
  { width: 976, height: 748, mode: "wide" },
  { width: 2256, height: 1388, mode: "wide" },
  { width: 724, height: 972, mode: "wide" },
  { width: 390, height: 794, mode: "phone" },
  { width: 360, height: 590, mode: "phone" },
  { width: 800, height: 346, mode: "flat" },
];
/** How high a question may stand at each size, and how much of a card's height its edge may hide. */
const ASKED = { wide: 62, phone: 76, flat: 44 };
const HIDDEN = { wide: 0.2, phone: 0.4, flat: 0.45 };
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
  return ways.flatMap((way) => [...way.things, landing(way.move)]);
}

/** Faces are of cards that the view names; whatever else lies there is a back that says its place alone. */
function checkPieces({ view }, drawn) {
  const keys = drawn.pieces.map(({ key }) => key);
  if (new Set(keys).size < keys.length) fault("keys twice", keys);
  for (const { key, face: shown, zone } of drawn.pieces) {
    const known = !/^(deck|seat)/.test(zone) || (view.revealed && zone.startsWith("seat:"));
    if (!known && (shown !== null || !/^(deck|seat:\d+):\d+$/.test(key))) fault("shows what is hidden", key);
    if (shown && !face(shown, "ru").startsWith("<svg")) fault("has no face", shown);
  }
  const held = drawn.pieces.filter(({ own }) => own).map((piece) => piece.face);
  if (held.toSorted().join() !== (view.hand ?? []).toSorted().join()) fault("is not my hand", held);
  const open = view.fields.flatMap(({ sides, centre }) => [...sides.flat(), ...(centre ? [centre] : [])]);
  const laid = drawn.pieces.filter(({ zone }) => /^(field|centre)/.test(zone)).map((piece) => piece.face);
  if (laid.toSorted().join() !== open.toSorted().join()) fault("is not what lies on the fields", laid);
  const top = (zone) => drawn.pieces.findLast((piece) => piece.zone === zone)?.face ?? null;
  if (top("discard") !== view.discard || top("boss") !== view.bosses.at(-1)) fault("is not on top", top("discard"));
}

/** Every piece lies on the stage: of a hand the upper part, of the rival's backs the lower one. */
function checkSpots(drawn, laid, { width, height, mode }) {
  for (const { key, zone, own } of drawn.pieces) {
    const spot = laid.spots.get(key);
    if (!spot) return fault("has no spot", key);
    const { x, y, w } = spot;
    const high = w * TALL;
    const isHand = own || zone === `seat:${laid.seats.bottom}`;
    const top = y - high / 2 + (zone === `seat:${laid.seats.top}` ? high * 0.5 : 0);
    const low = y + high / 2 - (isHand ? high * HIDDEN[mode] : 0);
    if (x - w / 2 < -1 || x + w / 2 > width + 1 || top < -1 || low > height + 2)
      fault("lies outside", key, mode, width, JSON.stringify(spot));
  }
}

/** No place lies over another; at the end nothing is asked, and an empty hand takes no room. */
function checkPlaces(laid, { width, height, mode }, { phase, hands }) {
  const { fields, boss, deck, discard, question, tut, hand, rope, seats } = laid;
  const card = ({ x, y, card: w }) => [x - w / 2, y - (w * TALL) / 2, x + w / 2, y + (w * TALL) / 2];
  const box = ({ x, y, w, h }) => [x, y, x + w, y + h];
  const [half, thick] = [rope.length / 2, 14];
  const places = {
    ...{ boss: card(boss), deck: card(deck), discard: card(discard), tut: box(tut) },
    question: box({ ...question, h: ASKED[mode] }),
    hand: [hand.x, hand.y, hand.x + hand.w, hand.y + hand.h * (1 - HIDDEN[mode])],
    rope: rope.upright
      ? [rope.x - thick, rope.y - half, rope.x + thick, rope.y + half]
      : [rope.x - half, rope.y - thick, rope.x + half, rope.y + thick],
  };
  const gone = phase === "over" ? ["question", "tut", ...(hands[seats.bottom] ? [] : ["hand"])] : [];
  for (const name of gone) delete places[name];
  for (const [at, field] of fields.entries()) {
    places[`field ${at}`] = box(field.box);
    const { x, y, w, h } = field.forecast;
    places[`forecast ${at}`] = [x - w / 2, y, x + w / 2, y + h];
    if (field.card < 30) fault("is too small", field.card, mode, width, height);
    if (field.box.w < 44 || field.box.h < 100) fault("has no room", JSON.stringify(field.box));
  }
  const names = Object.keys(places);
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      const [a, b] = [places[one], places[other]];
      const over = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1;
      if (over) fault(one, "lies over", other, mode, width, height, a.map(Math.round), b.map(Math.round));
    }
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
let moves = 0;
for (const { seat, frames } of JSON.parse(Buffer.concat(chunks).toString())) {
  const company = { seat, order: seat === 1 ? [1, 0] : [0, 1] };
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
      checkPlaces(laid, size, frame.view);
      const there = new Set([...laid.anchors.keys(), ...drawn.pieces.map(({ thing }) => thing)]);
      for (const thing of touched) if (!there.has(thing)) fault("is nowhere", thing);
    }
    const laid = { ...drawn, ...layout(SIZES[0], drawn, company) };
    const told = frame.events.flatMap((event, step) => hints(event, company).map((hint) => ({ ...hint, step })));
    const flights = was ? difference(was, laid, told) : [];
    const flying = new Set(flights.map(({ key }) => key));
    for (const { key } of was ? drawn.pieces : [])
      if (!was.spots.has(key) && !flying.has(key) && !key.endsWith(":open")) fault("comes from nowhere", key);
    for (const flight of flights) {
      const piece = drawn.pieces.find(({ key }) => key === flight.key);
      if (flight.turnsUp && piece.face === null) fault("turns up what is hidden", flight.key);
      if (!flight.from || !flight.to) fault("flies nowhere", flight.key);
    }
    before = drawn;
    was = laid;
  }
}
process.stdout.write(JSON.stringify({ faults, moves }));
