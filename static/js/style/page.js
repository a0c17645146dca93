// The page of style: every component of a drawn table in every state, fed by recorded frames.

import { element } from "../core/element.js";
import { html, render } from "../core/html.js";
import { t, written } from "../core/page.js";
import { loadWords } from "../core/vocabulary.js";
import { DrawnTable } from "../shell/drawn_table.js";
import { back, backDefs } from "../stage/back.js";
import { Hand } from "../stage/pieces.js";
import { Plate } from "../stage/plate.js";
import { TableContext } from "../table/context.js";
import { fixtureSource } from "../table/fixture_source.js";
import { makeStore } from "../table/store.js";

/**
 * @import { Words } from "../core/vocabulary.js"
 * @import { Game, Size } from "../stage/module.js"
 * @import { Piece } from "../stage/scene.js"
 * @import { StateFrame } from "../table/frames.js"
 * @import { Facts, Store } from "../table/types.js"
 *
 * @typedef {object} Samples what games/<slug>/static/<slug>/samples.js exports
 * @property {string[]} [faces]
 * @property {any[]} [centres]
 * @property {Record<string, StateFrame> & { playing: StateFrame }} frames
 * @property {any} chat
 *
 * @typedef {{ slug: string, game: Game, samples: Samples, words: Words, open: (frame: StateFrame) => Store, draws: any }} Shown
 */

const CARD = 92;
/** @type {Size} */
const SIZE = { width: 280, height: 230, mode: "wide" };

/** @param {{ slug: string, stage: string, samples: string }} told */
async function show({ slug, stage, samples: address }) {
  const [{ makeStage }, samples, words] = await Promise.all([
    import(stage),
    import(address),
    loadWords(slug, written("page").language),
  ]);
  /** @type {Facts} */
  const facts = {
    uid: "sample",
    game: slug,
    name: words.game,
    rules: "#",
    clock: "60 с на ход",
    options: [],
    language: words.language,
    me: samples.frames.playing.table.seats[0].user,
    settings: {},
    levels: ["easy", "normal", "hard"],
    invite: "https://zastolye.example/table/sample/",
    stage,
  };
  /** @param {StateFrame} frame */
  const open = (frame) => {
    const store = makeStore(fixtureSource([/** @type {any} */ (frame), samples.chat]), { facts, words });
    store.open();
    /** @type {any} */ (store.source).next();
    return store;
  };
  const draws = makeStage({ html, table: open(samples.frames.playing) });
  return html`<${Sections} key=${slug} ...${{ slug, game: draws.game, samples, words, open, draws }} />`;
}

/** @param {Shown} shown */
function Sections(shown) {
  const { slug, game, samples, words } = shown;
  const defs = `<defs>${game.defs}${game.backs.map(backDefs).join("")}</defs>`;
  return html`
    <div class="style" style=${`--cloth:var(--cloth-${game.cloth})`}>
      <svg class="defs" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: defs }} />
      ${samples.faces && html`<${Faces} ...${shown} faces=${samples.faces} />`}
      ${
        samples.centres &&
        html`
        <${Section} id=${`${slug}-centres`} title="The middle, in each colour and direction">
          ${samples.centres.map((view, at) => html`<${Centre} key=${at} ...${shown} view=${view} />`)}
        <//>`
      }
      ${Object.entries(samples.frames).map(([id, frame]) => html`<${Section} key=${id} id=${`${slug}-${id}`} title=${`${words.game}: ${id}`}><${Whole} ...${shown} frame=${frame} /><//>`)}
    </div>`;
}

/** What is the same whatever is played. @param {{ deck: string }} props */
const Common = ({ deck }) => html`
  <div class="style">
    <${Section} id="plates" title="Name cards"><${Plates} /><//>
    <${Section} id="parts" title="Question, tips, piles, buttons, chips"><${Parts} deck=${deck} /><//>
  </div>`;

/** @param {Shown & { faces: string[] }} props */
function Faces(props) {
  const { slug, game, words, faces } = props;
  return html`
    <${Section} id=${`${slug}-faces`} title="Faces and backs">
      ${faces.map((face) => html`<${Card} key=${face} svg=${game.face(face, words.language, words)} />`)}
      ${game.backs.map((deck) => html`<${Card} key=${deck} svg=${back(deck, CARD)} />`)}
    <//>
    <${Section} id=${`${slug}-cards`} title="Cards: rest, lit, chosen, dim, just drawn, focus"><${States} ...${props} /><//>`;
}

/** @param {{ id: string, title: string, children: any }} props */
const Section = ({ id, title, children }) => html`
  <section aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`}>${title}</h2>
    <div class="sample" id=${id}>${children}</div>
  </section>`;

/** @param {{ svg: string }} props */
const Card = ({ svg }) => html`<span class="face-of" dangerouslySetInnerHTML=${{ __html: svg }} />`;

const LOOKS = ["", "lit", "chosen", "dim", "fresh", "focused"];

/** @param {Shown & { faces: string[] }} shown */
function States({ game, faces, words }) {
  const pieces = LOOKS.map((look, at) => ({
    ...{ key: look || "rest", zone: "hand", back: game.backs[0], own: true },
    ...{ face: faces[(at * 9) % faces.length], thing: `hand:${look}`, fresh: look === "fresh" },
  }));
  const spots = new Map(pieces.map((piece, at) => [piece.key, { x: 80 + at * 130, y: 130, w: CARD, turn: 0 }]));
  const layout = /** @type {any} */ ({ spots });
  const draw = {
    game,
    words,
    elements: new Map(),
    lookOf: (/** @type {Piece} */ { key }) => `own ${key}`,
  };
  const hold = { touch() {}, pull() {}, look() {}, leave() {} };
  const marksOf = (/** @type {Piece} */ piece) => ({
    ...{
      name: game.label(piece, words),
      chosen: piece.key === "chosen",
      dim: piece.key === "dim",
      why: "",
      number: "",
    },
  });
  return html`
    <div class="stage wide"><div class="laid-out"><${Hand} ...${{ pieces, layout, draw, hold, marksOf }} label=${t("hand")} /></div></div>`;
}

const CLOCK = { text: html`<span class="clock">0:48</span>`, ring: null };
const HOT = { text: html`<span class="clock runs hurry">0:08</span>`, ring: null };

/** Who sits there, what is told of them, and how it stands with them. */
const COMPANY = [
  { name: "Антон", line: "4 карты", count: 4, clock: CLOCK },
  { name: "Вика", line: "ходит", count: 7, clock: CLOCK, asked: true },
  { name: "Игорь", line: "время!", count: 2, clock: HOT, asked: true },
  { name: "Лада", line: "6 карт", count: 6, bot: true },
  { name: "Марк", line: "5 карт", count: 5, absence: "away" },
  { name: "Света", line: "1 карта", count: 1, warn: true, bubble: "UNO!" },
  { name: "Олег", line: "3 карты", count: 3, lit: true },
  { name: "Зоя", line: "9 карт", count: 9, absence: "gone" },
];

/** So many stand side by side. */
const ABREAST = 7;

function Plates() {
  const looks = /** @type {const} */ (["plate", "small", "disc", "row"]);
  return looks.map(
    (look) =>
      html`<div class="stage wide shelf" key=${look}>${COMPANY.map((one, at) => html`<${OnePlate} key=${at} ...${{ one, at, look }} />`)}</div>`,
  );
}

/** @param {{ one: any, at: number, look: "plate" | "small" | "disc" | "row" }} props */
function OnePlate({ one, at, look }) {
  const { name, line, count, warn, bubble, clock, bot = false, absence = "", asked = false, lit = false } = one;
  return html`
    <${Plate}
      place=${{ seat: at, x: 110 + (at % ABREAST) * 172, y: 132 + Math.floor(at / ABREAST) * 96, look, bubble: { x: 0, y: -64 } }}
      person=${{ name, isBot: bot, absence }}
      told=${{ line, count, warn, bubble, loud: warn }}
      ...${{ timing: clock ?? null, asked, lit, tag: "", number: "", isStop: true, onTouch() {} }}
    />`;
}

/** @param {Shown & { view: any }} props */
function Centre({ game, words, view }) {
  const spot = { x: 150, y: 120, w: CARD, turn: 0 };
  const layout = /** @type {any} */ ({
    ...{ plates: [], spots: new Map(), anchors: new Map(), question: spot, panel: spot },
    ...{ centre: { x: 170, y: 110, r: 92, card: 76 }, deck: { x: 38, y: 110, card: 52 }, force: { x: 170, y: 200 } },
  });
  const told = { foretold: () => "", numbers: () => "", nameOf: String, touch() {} };
  const parts = { ...told, view, layout, words, size: SIZE, lit: new Map(), chosen: [], sent: [], begins: () => false };
  return html`<div class="stage wide dish-of"><div class="laid-out"><${game.Centre} ...${parts} /></div></div>`;
}

const PILE = 64;
/** A pile at rest, one that may be touched, one that says what would come of it, and one that was. */
const PILES = [
  { look: "", tag: "" },
  { look: "lit", tag: "" },
  { look: "lit", tag: "останется 1 карта" },
  { look: "sent", tag: "" },
];

/** @param {{ deck: string }} props */
function Parts({ deck }) {
  return html`
    <div class="stage wide parts-of">
      <div class="question mine" style="left:20px;top:20px"><h2>${t("your_turn", { what: "…" })}</h2><span class="clock">0:42</span></div>
      <div class="question" style="left:420px;top:20px"><h2>${t("waiting_for", { whom: "Антон" })}</h2></div>
      <p class="tip" style="left:180px;top:150px">Зелёная 4 не подходит: нужны жёлтый или 7</p>
    </div>
    <div class="stage wide parts-of piles-of">
      ${PILES.map(
        ({ look, tag }, at) => html`
        <button key=${at} class="pile ${look}" style=${`left:${60 + at * 190}px;top:64px;width:${PILE}px;height:${PILE * 1.4}px`}>
          <${Card} svg=${back(deck, PILE)} /><span class="count">47</span>${tag && html`<span class="tag">${tag}</span>`}
        </button>`,
      )}
    </div>
    <div class="row">
      <button class="main">${t("start")}</button><button>${t("stand_up")}</button>
      <button class="focused">${t("close")}</button><button disabled>${t("undo")}</button>
    </div>
    <div class="panel chips-of"><div class="chips"><div class="row"><button class="small">Удачи!</button><button class="small">Ой…</button></div></div></div>`;
}

/** @param {Shown & { frame: StateFrame }} props */
function Whole({ open, draws, frame }) {
  const store = open(frame);
  const drawn = { draws, onFailure: console.error };
  return html`<div class="whole"><${TableContext.Provider} value=${store}><${DrawnTable} drawn=${drawn} /></${TableContext.Provider}></div>`;
}

const games = await Promise.all(written("page").games.map(show));
const [deck] = games.flatMap(({ props }) => /** @type {Shown} */ (props).game.backs);
render(html`<${Common} deck=${deck} />${games}`, element("#style"));
