// The toy on the stage: my cards, the others' backs, and the middle where one is laid.

import { html } from "#page/core/html.js";
import { addDeck } from "#page/stage/back.js";
import { drawnBy } from "#page/stage/drawn_by.js";
import { fan } from "#page/stage/geometry.js";
import { backs, keyed } from "#page/stage/held.js";
import { Pile } from "#page/stage/pile.js";

const CARD = 92;
const BACK = "high_card";

addDeck(BACK, { paint: "#5a4632", mark: "" });

const others = ({ order, seat }) => order.filter((one) => one !== seat);
const held = (cards) => (typeof cards === "number" ? cards : cards.length);

function scene({ view, company, before, spent }) {
  const lay = (before?.pieces ?? []).filter(({ own }) => own);
  const mine = company.seat === null ? [] : view.hands[company.seat];
  const hand = keyed("hand", mine, lay, spent).map(({ card, key }) => {
    return { key, zone: "hand", face: card, back: BACK, thing: `hand:${card}`, own: true };
  });
  return {
    view,
    pieces: [...others(company).flatMap((seat) => backs(`seat:${seat}`, held(view.hands[seat]), BACK)), ...hand],
  };
}

function layout({ width, height }, { pieces }, company) {
  const spots = new Map();
  const anchors = new Map([["table", { x: width / 2, y: height * 0.42, w: CARD, turn: 0 }]]);
  const lay = (zone, box) => {
    const lying = pieces.filter((piece) => piece.zone === zone);
    for (const [at, spot] of fan(lying.length, box, { card: CARD }).entries()) spots.set(lying[at].key, spot);
    anchors.set(zone, { x: box.x + box.w / 2, y: box.y + box.h / 2, w: CARD, turn: 0 });
  };
  lay("hand", { x: 20, y: height - 180, w: width - 40, h: 160 });
  const rivals = others(company);
  const wide = width / rivals.length;
  for (const [at, seat] of rivals.entries()) lay(`seat:${seat}`, { x: wide * at, y: 40, w: wide, h: 120 });
  const plates = rivals.map((seat, at) => ({ seat, x: wide * (at + 0.5), y: 150, look: "plate" }));
  const question = { x: width / 2, y: height - 260, w: 420, look: "centred" };
  return { spots, anchors, plates, question };
}

function Centre(parts) {
  const { layout, words, view } = parts;
  const { x, y, w: card } = layout.anchors.get("table");
  return html`
    <${Pile} parts=${parts} thing="table" place=${{ x, y, card }} name=${words.label("table")} />
    <${Pile} parts=${parts} thing="deck" place=${{ x: x - 160, y, card }} name=${words.label("deck")} count=${view.deck} />`;
}

const THINGS = { lay: ({ card }) => [`hand:${card}`, "table"], swap: () => ["deck"], boast: () => ["do:boast"] };

export const game = {
  cloth: "high_card",
  backs: [BACK],
  defs: "",
  face: (card) =>
    `<svg viewBox="0 0 200 280"><rect width="200" height="280" rx="17" fill="#fffaf0"/><text class="numeral" x="100" y="170" font-size="90">${card}</text></svg>`,
  scene,
  layout,
  things: (move) => THINGS[move.type](move),
  attempt: (thing) => (thing.startsWith("hand:") ? { type: "lay", card: thing.slice(5) } : null),
  landing: () => "table",
  hints: () => [],
  sound: () => "laid",
  label: (piece, words) => words.tell("card", piece.face),
  told: (view, seat, words) => ({ line: words.count("points", view.scores[seat]), count: held(view.hands[seat]) }),
  Centre,
};

export const makeStage = drawnBy(game);
