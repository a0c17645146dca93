// Phrases by one tap: of any table, and of this game, which bots understand too.

import { html, useState } from "htm";
import { seatName, withTitles } from "./names.js";
import { t } from "./page.js";
import { sayPhrase } from "./session.js";
import { mySeat, state } from "./store.js";
import { parameters } from "./words.js";

export function Phrases() {
  const playing = mySeat() && state.frame.table.status === "playing";
  const quick = Object.entries(state.words.quick_phrases).map(([code, text]) => ({ phrase: { code }, text }));
  return html`
    <details class="phrases">
      <summary>${t("phrases")}</summary>
      <${Buttons} phrases=${quick} />
      ${playing && Object.keys(state.words.phrases).length > 0 && html`<${GamePhrases} />`}
    </details>`;
}

function Buttons({ phrases }) {
  const button = ({ phrase, text }) => html`
    <button class="small" key=${phrase.code} onClick=${() => sayPhrase(phrase)}>${withTitles(text)}</button>`;
  return html`<div class="row">${phrases.map(button)}</div>`;
}

// Whom and which card the phrases are about is chosen once, above them all.
function GamePhrases() {
  const [chosen, choose] = useState({});
  const codes = Object.keys(state.words.phrases);
  const needed = (code) => parameters(state.words.phrases[code][0]);
  const given = (name) => chosen[name] ?? choices(name)[0]?.value;
  const phrases = codes.map((code) => {
    const phrase = { code, ...Object.fromEntries(needed(code).map((name) => [name, given(name)])) };
    return { phrase, text: state.words.say("phrases", phrase) };
  });
  const about = (name) => {
    const set = (value) => choose({ ...chosen, [name]: value });
    return html`<${About} key=${name} name=${name} value=${given(name)} set=${set} />`;
  };
  return html`
    <h3>${t("game_phrases")}</h3>
    <div class="about">${[...new Set(codes.flatMap(needed))].map(about)}</div>
    <${Buttons} phrases=${phrases} />`;
}

function About({ name, value, set }) {
  const offered = choices(name);
  const pick = (event) => set(offered[event.target.selectedIndex].value);
  const option = (one) => html`<option key=${one.value} selected=${one.value === value}>${one.text}</option>`;
  return html`
    <select aria-label=${isSeat(name) ? t("which_player") : t("which_card")} onChange=${pick}>
      ${offered.map(option)}
    </select>`;
}

const isSeat = (name) => state.words.seats.includes(name);

function choices(name) {
  const cards = Object.keys(state.words.texts);
  if (!isSeat(name)) return cards.map((card) => ({ value: card, text: state.words.tell(name, card) }));
  const others = state.frame.table.seats.filter((seat) => seat.number !== state.frame.seat);
  return others.map((seat) => ({ value: seat.number, text: seatName(seat.number) }));
}
