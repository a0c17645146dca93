// The drawn table: a game's module says what lies where; here it is drawn, touched and moved.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { isMyQuestion } from "../table/seating.js";
import { Aloud } from "./aloud.js";
import { Asked } from "./asked.js";
import { backDefs } from "./back.js";
import { useChoice } from "./choice.js";
import { isButton } from "./choosing.js";
import { useForecast } from "./forecasting.js";
import { useHold } from "./holding.js";
import { useKeys } from "./keys.js";
import { Last } from "./last.js";
import { useMotion } from "./moving.js";
import { Hand, Lying } from "./pieces.js";
import { Places } from "./places.js";
import { isStill, preferences, sortingOf } from "./preferences.js";
import { Sorting } from "./sorting.js";
import { Tip } from "./tip.js";
import { turnedUp } from "./turned_up.js";

/**
 * @import { StateFrame } from "../table/frames.js"
 * @import { Company, Game, Layout, Parts, Scene, Size } from "./module.js"
 * @import { Shown } from "./pacing.js"
 * @import { Piece } from "./scene.js"
 * @import { Person } from "./plate.js"
 *
 * @typedef {{ game: Game, shown: Shown<StateFrame>, person: (seat: number) => Person }} World
 */

const PHONE = 700;
const FLAT = 480;

/** @param {World} world */
export function Drawing(world) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useSize(ref);
  const { game } = world;
  const defs = useMemo(() => `<defs>${game.defs}${game.backs.map(backDefs).join("")}</defs>`, [game]);
  return html`
    <section class="stage ${size?.mode ?? ""} ${isStill() ? "still" : ""}" ref=${ref} style=${`--cloth:var(--cloth-${game.cloth})`} aria-label=${t("stage")}>
      <svg class="defs" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: defs }} />
      <div class="hem"></div>
      ${size && html`<${Laid} ...${world} size=${size} />`}
    </section>`;
}

/** @param {{ current: HTMLElement | null }} ref */
function useSize(ref) {
  const [size, setSize] = useState(/** @type {Size | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (!width || !height) return;
      const mode = height < FLAT && width > height ? "flat" : width < PHONE ? "phone" : "wide";
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height, mode }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, []);
  return size;
}

/** @param {World & { size: Size }} world */
function Laid({ game, shown, person, size }) {
  const table = useTable();
  const { words } = table;
  const { frame } = shown;
  const { view, seat } = frame;
  const seats = frame.table.seats.length;
  /** @type {Company} */
  const company = useMemo(() => ({ seat, order: clockwise(seat ?? 0, seats) }), [seat, seats]);
  const choice = useChoice({ table, game, frame });
  const foresee = useForecast(table, frame);
  const [, redraw] = useState(0);
  const [turned, turn] = useState("");
  const { scene, layout, elements, host } = useLaid({ game, frame, size, company, choice, shown, turned });
  const hold = useHold(choice);
  const numbered = useKeys(game.keys ?? NO_KEYS, choice);
  const asked = isMyQuestion(table) && String(seat) in view.asks;
  const chosen = choice.picked.things;
  const isPlayed = table.frame.table.status === "playing";

  /** @type {Parts} */
  const parts = {
    view,
    events: frame.events,
    legal: frame.legal,
    layout,
    size,
    words,
    lit: choice.lit,
    chosen,
    begins: choice.isLitFirst,
    sent: choice.pending?.things ?? [],
    touch: choice.touch,
    foretold: choice.foretold,
    numbers: choice.numbers,
    nameOf: (one) => person(one).name,
    absenceOf: (one) => person(one).absence,
    seat,
    turned,
    turn,
    make: choice.make,
    letGo: choice.letGo,
    told: choice.told,
    foresee,
    redraw: () => redraw((count) => count + 1),
    uid: table.facts.uid,
  };
  /** @param {Piece} piece */
  const state = ({ key, thing = "" }) => {
    if (key === choice.pending?.key) return "sent";
    const held = choice.picked.keys?.[thing] ?? choice.picked.key ?? key;
    if (chosen.includes(thing) && held === key) return "chosen";
    return choice.lit.has(thing) ? "lit" : asked && !choice.isLitFirst(thing) ? "dim" : "";
  };
  /** @param {Piece} piece */
  const lookOf = (piece) =>
    [zoneOf(piece), "own", state(piece), piece.fresh && "fresh", hold.opened === piece.key && "opened"]
      .filter(Boolean)
      .join(" ");
  /** @param {Piece} piece */
  const marksOf = (piece) => {
    const look = state(piece);
    const name = game.label(piece, words);
    return {
      name: look === "lit" || look === "chosen" ? t("can_be_chosen", { thing: name }) : name,
      chosen: look === "chosen",
      dim: look === "dim",
      why: look === "dim" ? refusalOf(game, frame, piece, words) : "",
      number: choice.numbers(piece.thing ?? ""),
    };
  };
  const draw = { game, words, elements };
  // What nobody has moved is not drawn again.
  const lying = useMemo(() => {
    const pieces = scene.pieces.filter(({ own }) => !own);
    return html`<${Lying} pieces=${pieces} layout=${layout} draw=${{ ...draw, lookOf: zoneOf }} />`;
  }, [scene, layout]);
  return html`
    <div class="laid-out ${numbered ? "numbered" : ""}" ref=${host} style=${`--large:${layout.scale ?? 1}`}>
      ${
        isPlayed &&
        html`
        <${Asked} place=${layout.question} told=${game.asking?.(view, asked, parts) ?? ""} remark=${game.remark?.(view, words, !asked && hasFree(choice.lit), parts) ?? ""}>
          ${game.Answers && html`<${game.Answers} ...${parts} />`}
        <//>`
      }
      <${Hand} pieces=${scene.pieces.filter(({ own }) => own)} layout=${layout} draw=${{ ...draw, lookOf }} label=${t("hand")} hold=${hold.hold} marksOf=${marksOf} />
      ${isPlayed && layout.sorting && seat !== null && game.sortings && html`<${Sorting} game=${table.facts.game} orders=${game.sortings} words=${words} place=${layout.sorting} onChange=${() => table.change({})} />`}
      <${game.Centre} ...${parts} />
      ${lying}
      ${game.Over && html`<${game.Over} ...${parts} />`}
      <${Places} game=${game} frame=${frame} parts=${parts} person=${person} />
      <${Last} game=${game} place=${layout.last} skipped=${shown.skipped} />
      <${Tip} tip=${choice.tip} layout=${layout} size=${size} />
      <${Aloud} game=${game} />
    </div>`;
}

/** @param {Piece} piece */
const zoneOf = ({ zone }) => `in-${zone.split(":")[0]}`;

/** @type {Record<string, string>} */
const NO_KEYS = {};

/**
 * Whether something may be laid though nobody waits for it.
 *
 * @param {import("./choosing.js").Lit} lit
 */
const hasFree = (lit) => [...lit.keys()].some((thing) => !isButton(thing));

/**
 * The scene of the frame that is shown, where it lies, and its motion. A move on its way lies where it
 * is meant to go; if it is refused, the next difference takes it back.
 *
 * @param {object} world
 * @param {Game} world.game
 * @param {StateFrame} world.frame
 * @param {Size} world.size
 * @param {Company} world.company
 * @param {ReturnType<typeof useChoice>} world.choice
 * @param {Shown<StateFrame>} world.shown
 * @param {string} world.turned
 * @returns {{ scene: Scene, layout: Layout, elements: Map<string, HTMLElement>, host: { current: HTMLElement | null } }}
 */
function useLaid({ game, frame, size, company, choice, shown, turned }) {
  const elements = useRef(/** @type {Map<string, HTMLElement>} */ (new Map())).current;
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Scene | null} */ (null));
  const spent = useRef(/** @type {string | null} */ (null));
  const { veiled } = preferences;
  const sorting = sortingOf(useTable().facts.game, game.sortings ?? []);
  const scene = useMemo(() => {
    const known = { view: frame.view, company, before: before.current, sorting, spent: spent.current, veiled };
    return turnedUp(game.scene(known), frame.opened?.hands);
  }, [frame, company, sorting, veiled]);
  const sent = choice.pending && flying(game, scene, choice.pending);
  const layout = useMemo(() => {
    const made = game.layout(size, scene, company, turned);
    const to = sent && made.anchors.get(sent.to);
    return sent && to ? { ...made, spots: new Map(made.spots).set(sent.key, to) } : made;
  }, [scene, size, turned, sent?.key, sent?.to]);
  before.current = scene;
  spent.current = sent?.key ?? null;
  useMotion({ game, company, shown, laid: { ...scene, ...layout }, size, elements, host });
  return { scene, layout, elements, host };
}

/**
 * Which piece a move on its way takes along, and whither.
 *
 * @param {Game} game
 * @param {Scene} scene
 * @param {NonNullable<ReturnType<typeof useChoice>["pending"]>} pending
 */
function flying(game, scene, { key, move }) {
  const [subject] = game.things(move);
  const piece = scene.pieces.find((one) => one.own && one.thing === subject && (key ?? one.key) === one.key);
  return piece ? { key: piece.key, to: game.landing(move) } : null;
}

/**
 * @param {Game} game
 * @param {StateFrame} frame
 * @param {Piece} piece
 * @param {import("../core/vocabulary.js").Words} words
 */
function refusalOf(game, { refused }, { thing }, words) {
  const found = refused.find(({ move }) => game.things(move)[0] === thing);
  return found ? words.refuse(found.refusal) : "";
}

/**
 * @param {number} first
 * @param {number} count
 */
const clockwise = (first, count) => Array.from({ length: count }, (_, at) => (first + at) % count);
