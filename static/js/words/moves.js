// My moves as buttons, in groups by card; what a move would do; and why others cannot be made.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { isForm } from "../table/forms.js";
import { moveName, withTitles } from "../table/names.js";
import { Confirming, isConfirming, isGrave, makeOrAsk } from "./confirming.js";
import { byTouch, endsHold, holding } from "./holding.js";

/**
 * @import { Move, StateFrame } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {{ move: Move, by: string | undefined, key: string, number: number }} Entry
 * @typedef {{ key: string | number, token: string, entries: Entry[] }} Group
 */

const roomy = matchMedia("(min-width: 48rem)");
/** @param {Move} move */
const keyOf = (move) => JSON.stringify(move);

export function Moves() {
  const table = useTable();
  const { legal, free, refused } = table.frame;
  const freeKeys = new Set(free.map(keyOf));
  const asked = legal.filter((move) => !freeKeys.has(keyOf(move)));
  if (!legal.length && !refused.length && !table.state.refusal) return null;
  const count = { moves: 0 };
  return html`
    <section class="card moves ${table.state.sending ? "sending" : ""}" aria-labelledby="moves" onKeyDown=${walk}>
      <h2 id="moves">${t(table.replay ? "replay_possible" : "moves")}</h2>
      <p class="refusal" role="alert">${withTitles(table.state.refusal)}</p>
      <${Groups} groups=${grouped(table, asked, count)} />
      ${
        free.length > 0 &&
        html`
        <h3>${t("any_time")}</h3>
        <${Groups} groups=${grouped(table, free, count)} />`
      }
      <${Refused} />
      ${!table.replay && html`<${Preview} />`}
    </section>`;
}

/**
 * Moves without a card come first, those to be filled in come last; numbers follow the sight.
 *
 * @param {Store} table
 * @param {Move[]} moves
 * @param {{ moves: number }} count
 * @returns {Group[]}
 */
function grouped({ words }, moves, count) {
  /** @type {Map<string, Omit<Entry, "key" | "number">[]>} */
  const groups = new Map([["", []]]);
  /** @type {Omit<Entry, "key" | "number">[]} */
  const toFill = [];
  for (const move of moves) {
    const by = words.group_by.find((name) => typeof move[name] === "string");
    const token = by ? String(move[by]) : "";
    const group = groups.get(token) ?? [];
    groups.set(token, group);
    (by || !isForm(move) ? group : toFill).push({ move, by });
  }
  /** @param {Omit<Entry, "key" | "number">} entry */
  const number = (entry) => ({ ...entry, key: keyOf(entry.move), number: ++count.moves });
  return [...groups, /** @type {const} */ (["", toFill])]
    .filter(([, entries]) => entries.length)
    .map(([token, entries], index) => ({ key: token || index, token, entries: entries.map(number) }));
}

/** @param {{ groups: Group[] }} props */
function Groups({ groups }) {
  return html`<div class="groups">${groups.map((group) => html`<${OneGroup} ...${group} />`)}</div>`;
}

/** @param {Group} props */
function OneGroup({ token, entries }) {
  const { words } = useTable();
  const text = words.texts[token];
  const id = `group-${entries[0].number}`;
  const alone = entries.length === 1 || !token;
  const look = `group ${token ? "" : "loose"} ${alone && !text ? "bare" : ""}`;
  return html`
    <div class=${look} role="group" data-token=${token || null} aria-labelledby=${alone ? null : id}>
      ${!alone && html`<h3 id=${id}>${withTitles(words.tell(entries[0].by ?? "", token))}</h3>`}
      ${!alone && text && html`<p class="small soft">${text}</p>`}
      <ul class="plain">
        ${entries.map((entry) => html`<li key=${entry.key}><${MoveButton} ...${entry} /></li>`)}
      </ul>
      ${alone && text && html`<p class="small soft">${text}</p>`}
    </div>`;
}

/** @param {Entry} props */
function MoveButton({ move, number }) {
  const table = useTable();
  const { state, steady } = table;
  const form = isForm(move);
  const key = keyOf(move);
  const told = withTitles(moveName(table, move));
  if (isConfirming(table, key)) return html`<${Confirming} ...${{ move, number, told }} />`;
  /** @param {MouseEvent} event */
  const press = (event) => {
    table.replay?.wonder();
    if (endsHold(event) || state.sending || !steady.takes(event)) return;
    if (form) table.change({ form: move });
    else makeOrAsk(table, move, key);
  };
  const look = () => table.session.lookAt(form ? null : move, key);
  const shortcut = number <= 9 && !isGrave(table, move) ? number : null;
  return html`
    <button
      class="move"
      data-move=${number}
      aria-keyshortcuts=${shortcut}
      aria-disabled=${state.sending || !steady.isSteady() ? "true" : null}
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
  const { state, words } = useTable();
  if (!Object.keys(words.previews).length) return null;
  const lines = state.previews.get(state.looked);
  const hint = t(byTouch.matches ? "preview_hint_touch" : "preview_hint");
  const told = lines ? capital(lines.join(" · ")) || t("nothing_to_preview") : hint;
  return html`<p class="preview small ${lines ? "" : "soft"}" aria-live="polite">${withTitles(told)}</p>`;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function Refused() {
  const table = useTable();
  const { refused } = table.frame;
  if (!refused.length) return null;
  return html`
    <details class="refused" open=${roomy.matches}>
      <summary>${t("cannot_be_played", { count: refused.length })}</summary>
      <ul>
        ${byReason(table, refused).map(
          ({ reason, rule, moves }) => html`
          <li key=${reason}>
            <strong>${withTitles(moves.join("; "))}</strong> — ${withTitles(reason)}${" "}
            ${rule && html`<a href=${`${table.facts.rules}#${rule}`} target="_blank" rel="noopener">${t("the_rule")}</a>`}
          </li>`,
        )}
      </ul>
    </details>`;
}

/**
 * One reason for many cards is said once.
 *
 * @param {Store} table
 * @param {StateFrame["refused"]} refused
 */
function byReason(table, refused) {
  /** @type {Map<string, { reason: string, rule: string, moves: string[] }>} */
  const reasons = new Map();
  for (const { move, refusal } of refused) {
    const reason = table.words.refuse(refusal);
    const moves = [...(reasons.get(reason)?.moves ?? []), moveName(table, move)];
    reasons.set(reason, { reason, rule: refusal.rule ?? "", moves });
  }
  return [...reasons.values()];
}

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
function walk(event) {
  /** @type {HTMLElement[]} */
  const buttons = Array.from(event.currentTarget.querySelectorAll("[data-move]"));
  const here = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const step = STEPS[event.key];
  if (here < 0 || !step) return;
  event.preventDefault();
  buttons[(here + step + buttons.length) % buttons.length].focus();
}

// Keys 1 to 9 press the first nine moves but for grave ones, unless one is writing or a dialog is open.
export function listenToNumbers() {
  document.addEventListener("keydown", (event) => {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const writing = /** @type {Element} */ (event.target).closest("input, textarea, select");
    if (writing || document.querySelector("dialog[open]")) return;
    /** @type {HTMLElement | null} */ (document.querySelector(`[aria-keyshortcuts="${event.key}"]`))?.click();
  });
}
