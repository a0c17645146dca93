// Phrases by one tap: of any table, and of this game, which bots understand too.

import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { parameters } from "../core/vocabulary.js";
import { walk } from "../stage/keys.js";
import { useTable } from "../table/context.js";
import { seatName, withTitles } from "../table/names.js";
import { mySeat } from "../table/seating.js";
import { Emote, isEmote } from "./emotes.js";

/**
 * @import { Saying } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {{ phrase: Saying, text: string }} Phrase
 * @typedef {{ value: string | number, text: string }} Choice
 */

/** @param {{ isAside: boolean }} props */
export function Phrases({ isAside }) {
  const table = useTable();
  const [isOpen, onToggle] = useOpening();
  return html`
    <details class="phrases" onToggle=${onToggle}>
      <summary>${t("phrases")}</summary>
      ${isOpen && html`<${Buttons} phrases=${quick(table)} isAside=${isAside} />`}
      ${isOpen && hasGamePhrases(table) && html`<${GamePhrases} isAside=${isAside} />`}
    </details>`;
}

/**
 * The same beside a drawn table: those of any table lie open, and those of the game too where what they are
 * about can be touched; else they lie behind a word.
 *
 * @param {{ isAside: boolean, isAimed: boolean }} props
 */
export function Chips({ isAside, isAimed }) {
  const table = useTable();
  const [isOpen, onToggle] = useOpening();
  const isOfGame = hasGamePhrases(table);
  return html`
    <div class="chips">
      ${isOfGame && isAimed && html`<${GameChips} isAside=${isAside} />`}
      <${Buttons} phrases=${quick(table)} isAside=${isAside} />
    </div>
    ${
      isOfGame &&
      !isAimed &&
      html`
      <details class="phrases" onToggle=${onToggle}>
        <summary>${t("game_phrases")}</summary>
        ${isOpen && html`<${GamePhrases} isAside=${isAside} />`}
      </details>`
    }`;
}

/**
 * The game's phrases in a word each, one stop of Tab; what one is about is to be touched on the stage.
 *
 * @param {{ isAside: boolean, onChoose?: () => void }} props
 */
export function GameChips({ isAside, onChoose }) {
  const table = useTable();
  const { words, session } = table;
  /** @param {string} code */
  const choose = (code) => {
    onChoose?.();
    if (parameters(words.phrases[code][0]).length) table.change({ saying: { phrase: { code }, isAside } });
    else if (!session.sayPhrase({ code }, isAside)) table.answer(t("no_connection"));
  };
  return html`
    <div class="row" role="group" aria-label=${t("game_phrases")} onKeyDown=${walk}>
      ${Object.keys(words.phrases).map((code, at) => html`<button type="button" class="small" key=${code} tabindex=${at ? -1 : 0} onClick=${() => choose(code)}>${words.label(`say_${code}`)}</button>`)}
    </div>`;
}

/**
 * What is folded away is not drawn: lists of all cards would be, at every move.
 *
 * @returns {[boolean, (event: ToggleEvent & { currentTarget: HTMLDetailsElement }) => void]}
 */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  return [isOpen, ({ currentTarget }) => setOpen(currentTarget.open)];
}

/**
 * @param {Store} table
 * @returns {Phrase[]}
 */
const quick = ({ words }) => Object.entries(words.quick_phrases).map(([code, text]) => ({ phrase: { code }, text }));

/** @param {Store} table */
const hasGamePhrases = (table) =>
  mySeat(table) && table.frame.table.status === "playing" && Object.keys(table.words.phrases).length > 0;

/** @param {{ phrases: Phrase[], isAside: boolean }} props */
function Buttons({ phrases, isAside }) {
  const { session, words } = useTable();
  /** @param {Phrase} one */
  const button = ({ phrase, text }) => html`
    <button class="small" key=${phrase.code} onClick=${() => session.sayPhrase(phrase, isAside)}>
      ${isEmote(phrase.code) ? html`<${Emote} code=${phrase.code} words=${words} />` : withTitles(text)}
    </button>`;
  return html`<div class="row">${phrases.map(button)}</div>`;
}

/**
 * Whom and which card the phrases are about is chosen once, above them all.
 *
 * @param {{ isAside: boolean }} props
 */
function GamePhrases({ isAside }) {
  const table = useTable();
  const { words } = table;
  const [chosen, choose] = useState(/** @type {Record<string, Choice["value"]>} */ ({}));
  const codes = Object.keys(words.phrases);
  /** @param {string} code */
  const needed = (code) => parameters(words.phrases[code][0]);
  /** @param {string} name */
  const given = (name) => chosen[name] ?? choices(table, name)[0]?.value;
  const phrases = codes.map((code) => {
    const phrase = { code, ...Object.fromEntries(needed(code).map((name) => [name, given(name)])) };
    return { phrase, text: words.say("phrases", phrase) };
  });
  /** @param {string} name */
  const about = (name) => {
    /** @param {Choice["value"]} value */
    const set = (value) => choose({ ...chosen, [name]: value });
    return html`<${About} key=${name} name=${name} value=${given(name)} set=${set} />`;
  };
  return html`
    <h3>${t("game_phrases")}</h3>
    <div class="about">${[...new Set(codes.flatMap(needed))].map(about)}</div>
    <${Buttons} phrases=${phrases} isAside=${isAside} />`;
}

/** @param {{ name: string, value: Choice["value"], set(value: Choice["value"]): void }} props */
function About({ name, value, set }) {
  const table = useTable();
  const offered = choices(table, name);
  /** @param {{ target: HTMLSelectElement }} event */
  const pick = (event) => set(offered[event.target.selectedIndex].value);
  /** @param {Choice} one */
  const option = (one) => html`<option key=${one.value} selected=${one.value === value}>${one.text}</option>`;
  return html`
    <select aria-label=${isSeat(table, name) ? t("which_player") : t("which_card")} onChange=${pick}>
      ${offered.map(option)}
    </select>`;
}

/**
 * @param {Store} table
 * @param {string} name
 */
const isSeat = ({ words }, name) => words.seats.includes(name);

/**
 * @param {Store} table
 * @param {string} name
 * @returns {Choice[]}
 */
function choices(table, name) {
  const { words, frame } = table;
  const cards = Object.keys(words.texts);
  if (!isSeat(table, name)) return cards.map((card) => ({ value: card, text: words.tell(name, card) }));
  const others = frame.table.seats.filter((seat) => seat.number !== frame.seat);
  return others.map((seat) => ({ value: seat.number, text: seatName(table, seat.number) }));
}
