// The history: what happened, newest last. Style keeps the last line in sight unless one scrolls back.

import { useMemo } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { seatPaint } from "../stage/plate.js";
import { shownLog } from "../stage/veiled_log.js";
import { reportWords } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { withTitles } from "../table/names.js";
import { seatOf } from "../table/seating.js";
import { AboutWords } from "./about_words.js";

/**
 * @import { VNode } from "preact"
 * @import { Game } from "../stage/module.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {Store["state"]["log"][number]} Entry
 * @typedef {(entry: Entry, at: number, log: Entry[]) => VNode} Line
 */

export function Log() {
  return html`
    <section class="card" aria-labelledby="log">
      <h2 id="log">${t("history")}</h2>
      <${LogLines} />
    </section>`;
}

/** @param {{ isDrawn?: boolean, game?: Game }} props */
export function LogLines({ isDrawn = false, game }) {
  const table = useTable();
  const { state, frame } = table;
  const isVeiled = Boolean(game?.veil?.isDown(frame.view));
  const log = useMemo(() => shownLog(table, game), [state.log, isVeiled]);
  const first = table.frame.seat ?? 0;
  const { words } = table;
  const line = useMemo(() => onceEach(isDrawn ? drawnLine(headings(first, words, game)) : plainLine), [isDrawn, first]);
  const lines = useMemo(() => log.map(line), [log, line]);
  return html`
    <div class="scroll" id="log-lines" role="log" aria-live=${isDrawn ? "off" : null} tabindex="0" aria-labelledby="log">
      ${table.replay && html`<${Next} game=${game} />`}
      <ol class="plain">${lines}</ol>
      ${!log.length && html`<p class="soft">${t("nothing_yet")}</p>`}
    </div>`;
}

/**
 * What stands there is drawn once, so that a long history costs no more than a short one.
 *
 * @param {Line} line
 * @returns {Line}
 */
function onceEach(line) {
  /** @type {WeakMap<Entry, VNode>} */
  const drawn = new WeakMap();
  return (entry, at, log) => {
    const made = drawn.get(entry) ?? line(entry, at, log);
    drawn.set(entry, made);
    return made;
  };
}

/** @type {Line} */
const plainLine = (entry) =>
  /** @type {VNode} */ (
    html`<li key=${entry.id}><${Told} entry=${entry}>${withTitles(entry.text)}${often(entry)}<//><${About} entry=${entry} /></li>`
  );

/**
 * How often the same has happened in a row.
 *
 * @param {Entry} entry
 */
export const often = ({ again }) => (again?.length ? ` ×${again.length + 1}` : "");

/**
 * What stands above a line: as the game heads its history, else each round begins with what the seat below does.
 *
 * @param {number} first
 * @param {Store["words"]} words
 * @param {Game} [game]
 * @returns {(entry: Entry, at: number, log: Entry[]) => string}
 */
const headings = (first, words, game) => (entry, at, log) => {
  const before = () => log.slice(0, at).map(({ event }) => event);
  if (game?.chapter) return game.chapter(entry.event, before(), words);
  const begins = entry.seat === first && entry.version !== log[at - 1]?.version;
  return begins ? t("turn_number", { number: entry.version }) : "";
};

/**
 * A line with the dot of its seat.
 *
 * @param {ReturnType<typeof headings>} headingOf
 * @returns {Line}
 */
const drawnLine = (headingOf) => (entry, at, log) => {
  const heading = headingOf(entry, at, log);
  return /** @type {VNode} */ (
    html`<li key=${entry.id} class=${heading ? "begins" : ""}>${heading && html`<h3>${heading}</h3>`}<${DrawnLine} entry=${entry} /></li>`
  );
};

/** @param {{ entry: Entry }} props */
function DrawnLine({ entry }) {
  const paint = entry.seat === null ? "var(--strong-line)" : seatPaint(entry.seat);
  const told = entry.pieces.map(({ text, isNamed }) => (isNamed ? html`<b>${withTitles(text)}</b>` : withTitles(text)));
  return html`<p><i class="dot" style=${`background:${paint}`} aria-hidden="true"></i><${Told} entry=${entry}>${told}${often(entry)}<//><${About} entry=${entry} /></p>`;
}

/**
 * What a line says; in a recorded game it leads to where it happened.
 *
 * @param {{ entry: Pick<Entry, "version">, children?: unknown }} props
 */
function Told({ entry, children }) {
  const { replay } = useTable();
  if (!replay) return html`<span>${children}</span>`;
  const go = () => replay.go(replay.momentOf(entry.version));
  return html`<button type="button" class="jump" onClick=${go}>${children}</button>`;
}

/**
 * What happens next in a recorded game.
 *
 * @param {{ game?: Game }} props
 */
function Next({ game }) {
  const { replay, words } = useTable();
  const frame = replay?.next();
  const veil = frame && game?.veil?.isDown(frame.view) ? game.veil : null;
  const events = frame?.events.flatMap((event) => (veil ? (veil.openly(event) ?? []) : event));
  const text = events?.map((event) => words.say("events", event)).find(Boolean);
  if (!frame || !text) return null;
  return html`
    <div class="next">
      <h3>${t("replay_next")}</h3>
      <p><${Told} entry=${frame}>${withTitles(text)}<//></p>
    </div>`;
}

/**
 * What somebody else has written into a move can be reported, like talk.
 *
 * @param {{ entry: Entry }} props
 */
function About({ entry }) {
  const table = useTable();
  const { author, texts } = table.words.written(entry.event) ?? { author: -1, texts: [] };
  const user = seatOf(table, author)?.user;
  if (!user || !table.facts.me || user.id === table.facts.me.id || table.words.isUnheard(author)) return null;
  return html`<${AboutWords} user=${user} report=${(/** @type {string} */ reason) => reportWords(table, author, texts[0], reason)} />`;
}
