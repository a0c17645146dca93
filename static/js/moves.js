// My moves as buttons, in groups by card; what a move would do; and why others cannot be made.

import { html } from "htm";
import { Confirming, isConfirming, isGrave, makeOrAsk } from "./confirming.js";
import { isForm } from "./forms.js";
import { byTouch, endsHold, holding } from "./holding.js";
import { moveName, withTitles } from "./names.js";
import { t } from "./page.js";
import { lookAt } from "./session.js";
import { change, state } from "./store.js";

const roomy = matchMedia("(min-width: 48rem)");
const keyOf = (move) => JSON.stringify(move);

export function Moves() {
  const { legal, free } = state.frame;
  const freeKeys = new Set(free.map(keyOf));
  const asked = legal.filter((move) => !freeKeys.has(keyOf(move)));
  if (!legal.length && !state.frame.refused.length && !state.refusal) return null;
  const count = { moves: 0 };
  return html`
    <section class="card moves" aria-labelledby="moves" onKeyDown=${walk}>
      <h2 id="moves">${t("moves")}</h2>
      <p class="refusal" role="alert">${withTitles(state.refusal)}</p>
      <${Groups} groups=${grouped(asked, count)} />
      ${free.length > 0 && html`
        <h3>${t("any_time")}</h3>
        <${Groups} groups=${grouped(free, count)} />`}
      <${Refused} />
      <${Preview} />
    </section>`;
}

// Moves without a card come first, those to be filled in come last; numbers follow the sight.
function grouped(moves, count) {
  const groups = new Map([["", []]]);
  const toFill = [];
  for (const move of moves) {
    const by = state.words.group_by.find((name) => typeof move[name] === "string");
    const token = by ? move[by] : "";
    if (!groups.has(token)) groups.set(token, []);
    (by || !isForm(move) ? groups.get(token) : toFill).push({ move, by });
  }
  const number = (entry) => ({ ...entry, key: keyOf(entry.move), number: ++count.moves });
  return [...groups, ["", toFill]]
    .filter(([, entries]) => entries.length)
    .map(([token, entries], index) => ({ key: token || index, token, entries: entries.map(number) }));
}

function Groups({ groups }) {
  return html`<div class="groups">${groups.map((group) => html`<${Group} ...${group} />`)}</div>`;
}

function Group({ token, entries }) {
  const text = state.words.texts[token];
  const id = `group-${entries[0].number}`;
  const alone = entries.length === 1 || !token;
  const look = `group ${token ? "" : "loose"} ${alone && !text ? "bare" : ""}`;
  return html`
    <div class=${look} role="group" aria-labelledby=${alone ? null : id}>
      ${!alone && html`<h3 id=${id}>${withTitles(state.words.tell(entries[0].by, token))}</h3>`}
      ${!alone && text && html`<p class="small soft">${text}</p>`}
      <ul class="plain">
        ${entries.map((entry) => html`<li key=${entry.key}><${MoveButton} ...${entry} /></li>`)}
      </ul>
      ${alone && text && html`<p class="small soft">${text}</p>`}
    </div>`;
}

function MoveButton({ move, number }) {
  const form = isForm(move);
  const key = keyOf(move);
  const told = withTitles(moveName(move));
  if (isConfirming(key)) return html`<${Confirming} ...${{ move, number, told }} />`;
  const press = (event) => {
    if (endsHold(event) || state.sending) return;
    if (form) change({ form: move });
    else makeOrAsk(move, key);
  };
  const look = () => lookAt(form ? null : move, key);
  const shortcut = number <= 9 && !isGrave(move) ? number : null;
  return html`
    <button
      class="move"
      data-move=${number}
      aria-keyshortcuts=${shortcut}
      aria-disabled=${state.sending ? "true" : null}
      onClick=${press}
      onMouseEnter=${look}
      onFocus=${look}
      ...${holding(look)}
    >
      <span>${told}${form ? "…" : ""}</span>
      ${shortcut && html`<kbd aria-hidden="true">${shortcut}</kbd>`}
    </button>`;
}

function Preview() {
  if (!Object.keys(state.words.previews).length) return null;
  const lines = state.previews.get(state.looked);
  const hint = t(byTouch.matches ? "preview_hint_touch" : "preview_hint");
  const told = lines ? capital(lines.join(" · ")) || t("nothing_to_preview") : hint;
  return html`<p class="preview small ${lines ? "" : "soft"}" aria-live="polite">${withTitles(told)}</p>`;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function Refused() {
  const { refused } = state.frame;
  if (!refused.length) return null;
  return html`
    <details class="refused" open=${roomy.matches}>
      <summary>${t("cannot_be_played", { count: refused.length })}</summary>
      <ul>
        ${byReason(refused).map(([reason, moves]) => html`
          <li key=${reason}><strong>${withTitles(moves.join("; "))}</strong> — ${withTitles(reason)}</li>`)}
      </ul>
    </details>`;
}

// One reason for many cards is said once.
function byReason(refused) {
  const reasons = new Map();
  for (const { move, refusal } of refused) {
    const reason = state.words.refuse(refusal);
    reasons.set(reason, [...(reasons.get(reason) ?? []), moveName(move)]);
  }
  return [...reasons];
}

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function walk(event) {
  const buttons = Array.from(event.currentTarget.querySelectorAll("[data-move]"));
  const here = buttons.indexOf(document.activeElement);
  const step = STEPS[event.key];
  if (here < 0 || !step) return;
  event.preventDefault();
  buttons[(here + step + buttons.length) % buttons.length].focus();
}

// Keys 1 to 9 press the first nine moves but for grave ones, unless one is writing or a dialog is open.
export function listenToNumbers() {
  document.addEventListener("keydown", (event) => {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const writing = event.target.closest("input, textarea, select");
    if (writing || document.querySelector("dialog[open]")) return;
    document.querySelector(`[aria-keyshortcuts="${event.key}"]`)?.click();
  });
}
