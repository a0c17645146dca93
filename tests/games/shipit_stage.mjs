// Draws the frames that come in as JSON, one game after the other, the way the page would, and tells what is wrong.

import { face } from "../../games/shipit/static/shipit/faces.js";
import { hints } from "../../games/shipit/static/shipit/hints.js";
import { layout } from "../../games/shipit/static/shipit/layout.js";
import { things } from "../../games/shipit/static/shipit/moves.js";
import { asking, label, remark, told } from "../../games/shipit/static/shipit/names.js";
import { SORTINGS, scene } from "../../games/shipit/static/shipit/scene.js";
import { Words } from "../../static/js/core/vocabulary.js";
import { lit, touch } from "../../static/js/stage/choosing.js";
import { TALL } from "../../static/js/stage/geometry.js";
import { difference } from "../../static/js/stage/scene.js";

const SIZES = [
  { width: 976, height: 748, mode: "wide" },
  { width: 2256, height: 1300, mode: "wide" },
  { width: 390, height: 794, mode: "phone" },
  { width: 360, height: 590, mode: "phone" },
  { width: 844, height: 340, mode: "flat" },
];
const faults = [];
const seen = new Set();
const fault = (what, ...where) => {
  const kind = what + where.filter((one) => !/\d{3,}\./.test(String(one))).join();
  if (!seen.has(kind) && seen.add(kind) && faults.length < 20) faults.push([what, ...where].join(" "));
};

/** Touch the things of each legal move in order: just that move must come of it, or the tray for all offers. */
function checkMoves({ legal }) {
  const ways = legal.map((move) => ({ move, things: things(move) }));
  for (const way of ways) {
    let choice = { chosen: [], move: null };
    for (const thing of way.things) {
      if (!lit(ways, choice.chosen).has(thing)) fault("not lit", thing, JSON.stringify(way.move));
      choice = touch(ways, choice.chosen, thing);
      if (choice.move) break;
    }
    const isMade = choice.move === way.move || (choice.move?.type === "offer" && way.move.type === "offer");
    if (!isMade) fault("cannot be touched out", JSON.stringify(way.move), JSON.stringify(choice));
  }
  return ways.flatMap((way) => way.things);
}

const OPEN = /^(discard|play|table:\d+)$/;

function checkPieces({ view }, drawn, words) {
  const keys = drawn.pieces.map(({ key }) => key);
  if (new Set(keys).size < keys.length) fault("keys twice", keys);
  for (const piece of drawn.pieces) {
    const { key, face: shown, zone, own } = piece;
    const known = own || OPEN.test(zone) || zone === `laid:${view.seat}`;
    if (!known && shown !== null) fault("shows what is hidden", key);
    if (!known && !/^(deck|(seat|laid):\d+):\d+$/.test(key)) fault("says what is hidden", key);
    if (shown && !face(shown, "ru", words).startsWith("<svg")) fault("has no face", shown);
    if (shown && /\{|undefined|kin_|short_/.test(face(shown, "ru", words) + label(piece, words)))
      fault("lacks a word", shown);
  }
  const held = drawn.pieces.filter(({ own }) => own).map((piece) => piece.as);
  if (held.toSorted().join() !== (view.hand ?? []).toSorted().join()) fault("is not my hand", held);
}

/** Every piece lies on the stage; of a card on a phone's edge the upper part, at least. */
function checkSpots(drawn, laid, { width, height, mode }) {
  for (const { key, own } of drawn.pieces) {
    const spot = laid.spots.get(key);
    if (!spot) return fault("has no spot", key, mode);
    const { x, y, w } = spot;
    const top = y - (w * TALL) / 2;
    const low = mode === "flat" && own ? top + 40 : y + (w * TALL) / 2;
    if (x - w / 2 < -1 || x + w / 2 > width + 1 || top < -1 || low > height + 2)
      fault("lies outside", key, mode, width, JSON.stringify(spot));
  }
}

const apart = (a, b) => a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;

/** Boards, my prod, the middle and my hand take room of their own, and lie on the stage. */
function checkRooms(laid, { width, height, mode }, view) {
  const boxes = [...laid.seats].map(([seat, { box }]) => [`board ${seat}`, box]);
  const isOver = mode !== "wide" && Boolean(view.blow) && view.blow.victim === view.seat;
  if (!isOver && mode !== "flat") boxes.push(["middle", laid.middle]);
  if (laid.hand && !isOver) boxes.push(["hand", laid.hand]);
  for (const [at, [name, box]] of boxes.entries()) {
    const low = mode === "flat" && name === "hand" ? box.y + 40 : box.y + box.h;
    if (box.x < 0 || box.y < 0 || box.x + box.w > width + 1 || low > height + 1 || box.h < 40)
      fault("has no room", name, mode, width, JSON.stringify(box));
    for (const [other, its] of boxes.slice(at + 1)) if (!apart(box, its)) fault("overlap", name, other, mode, width);
  }
}

/** Components lie on their board. */
function checkBoards(drawn, laid, mode) {
  for (const [seat, { box }] of laid.seats)
    for (const { key } of drawn.pieces.filter(({ zone }) => zone === `table:${seat}`)) {
      const { x, y, w } = laid.spots.get(key);
      const low = y - (w * TALL) / 2 + w * (laid.mine?.box === box ? TALL * 1.16 : 1.3);
      if (x - w / 2 < box.x - 1 || x + w / 2 > box.x + box.w + 1 || low > box.y + box.h + 2)
        fault("sticks out of its board", key, mode, Math.round(low - box.y - box.h));
    }
}

const isThere = (thing, { anchors, seats }, pieces) => {
  const [kind, seat] = thing.split(":");
  if (kind === "slot") return seats.has(Number(seat));
  if (kind === "bonus") return seats.has(Number(seat));
  const own = { mine: "prod", pick: "pick", answer: "answer", do: "do" };
  return anchors.has(thing) || anchors.has(own[kind]) || pieces.some((piece) => piece.thing === thing);
};

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
let moves = 0;
const { vocabulary, games } = JSON.parse(Buffer.concat(chunks).toString());
const words = new Words(vocabulary);
for (const { seat, seats, frames } of games) {
  const company = { seat, order: Array.from({ length: seats }, (_, at) => ((seat ?? 0) + at) % seats) };
  let before = null;
  let was = null;
  for (const [at, frame] of frames.entries()) {
    const { view, events } = frame;
    const drawn = scene({ view, company, before, sorting: SORTINGS[at % SORTINGS.length], spent: null });
    const touched = checkMoves(frame);
    moves += frame.legal.length;
    checkPieces(frame, drawn, words);
    const parts = { view, words, nameOf: String, seat };
    for (const said of [
      asking(view, false, parts),
      remark(view, words, false),
      ...company.order.map((one) => told(view, one, words, events).line),
    ])
      if (typeof said !== "string" || /undefined|\{/.test(said)) fault("is badly said", said);
    for (const size of SIZES)
      for (const turned of ["", `seat:${company.order[1]}`]) {
        const laid = layout(size, drawn, company, turned);
        checkSpots(drawn, laid, size);
        checkRooms(laid, size, view);
        checkBoards(drawn, laid, size.mode);
        for (const thing of touched) if (!isThere(thing, laid, drawn.pieces)) fault("is nowhere", thing);
      }
    const laid = { ...drawn, ...layout(SIZES[0], drawn, company) };
    const told_ = events.flatMap((event, step) => hints(event, company).map((hint) => ({ ...hint, step })));
    for (const flight of was ? difference(was, laid, told_) : []) {
      const piece = drawn.pieces.find(({ key }) => key === flight.key);
      if (flight.turnsUp && piece.face === null) fault("turns up what is hidden", flight.key);
      if (!flight.from || !flight.to) fault("flies nowhere", flight.key);
    }
    before = drawn;
    was = laid;
  }
}
process.stdout.write(JSON.stringify({ faults, moves }));
