// Playing on from a moment: a small dialog asks with whom and with which cards, then leads to a table of its own.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { call } from "../core/calls.js";
import { freshEntropy, keepEntropy } from "../core/entropy.js";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { levelName, seatName } from "../table/names.js";
import { isMine } from "../table/seating.js";
import { whereabouts } from "./telling.js";

/**
 * @import { Store } from "../table/types.js"
 * @import { Replay } from "./types.js"
 */

export function PlayOn() {
  const replay = /** @type {Replay} */ (useTable().replay);
  const isOver = replay.at === replay.last;
  if (!replay.head.branches) return null;
  return html`
    <button type="button" class="deed on" aria-disabled=${isOver ? "true" : null} title=${t(isOver ? "play_on_not_here" : "play_on_means")} onClick=${() => replay.wonder()}>
      <${Icon} name="branch" size=${20} /><span>${t("play_on")}</span>
    </button>`;
}

/** The dialog, while somebody wonders. */
export function Wondering() {
  return useTable().replay?.isWondering ? html`<${Asking} />` : null;
}

function Asking() {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [refusal, setRefusal] = useState("");
  useLayoutEffect(() => ref.current?.showModal(), []);
  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  async function begin(event) {
    event.preventDefault();
    const wished = Object.fromEntries(new FormData(event.target));
    const version = replay.head.ticks[replay.at].version;
    const entropy = freshEntropy();
    try {
      const made = await call("POST", `tables/${table.facts.uid}/branch/`, {
        ...wished,
        seat: Number(wished.seat),
        version,
        entropy,
      });
      keepEntropy(made.uid, entropy);
      location.assign(`/table/${made.uid}/`);
    } catch (error) {
      setRefusal(error instanceof TypeError ? t("no_connection") : /** @type {Error} */ (error).message);
    }
  }
  return html`
    <dialog ref=${ref} class="play-on" aria-labelledby="play-on" onClose=${() => replay.stopWondering()}>
      <form onSubmit=${begin}>
        <h2 id="play-on">${t("play_on_title")}</h2>
        <p class="soft">${whereabouts(replay)} · ${t("play_on_counts_nowhere")}</p>
        <${Seat} />
        <${Deal} />
        <${Others} />
        <p class="note" role="alert" hidden=${!refusal}>${refusal}</p>
        <div class="row">
          <button class="main">${t("play_on_go")}</button>
          <button type="button" onClick=${() => ref.current?.close()}>${t("call_off")}</button>
        </div>
      </form>
    </dialog>`;
}

/** Whose place one takes: that of the eyes one looks through, else one's own. */
function Seat() {
  const table = useTable();
  const { eyes } = /** @type {Replay} */ (table.replay);
  const { seats } = table.frame.table;
  const mine = seats.findIndex(({ number }) => isMine(table, number));
  const first = /^\d+$/.test(eyes) ? Number(eyes) : Math.max(0, mine);
  return html`
    <div class="field">
      <label for="play-on-seat">${t("play_on_seat")}</label>
      <select id="play-on-seat" name="seat">
        ${seats.map(({ number }) => html`<option key=${number} value=${String(number)} selected=${number === first}>${sitting(table, number)}</option>`)}
      </select>
    </div>`;
}

/**
 * @param {Store} table
 * @param {number} number
 */
const sitting = (table, number) =>
  [seatName(table, number), isMine(table, number) && t("you")].filter(Boolean).join(" · ");

function Deal() {
  return html`
    <fieldset>
      <legend>${t("play_on_unknown")}</legend>
      <label><input type="radio" name="deal" value="anew" checked /> <span>${t("play_on_anew")}<small>${t("play_on_anew_means")}</small></span></label>
      <label><input type="radio" name="deal" value="as_it_was" /> <span>${t("play_on_as_it_was")}<small>${t("play_on_as_it_was_means")}</small></span></label>
    </fieldset>`;
}

function Others() {
  const { facts } = useTable();
  const levels = facts.levels;
  return html`
    <div class="field">
      <label for="play-on-level">${t("play_on_with")}</label>
      <select id="play-on-level" name="level">
        ${levels.map((level) => html`<option key=${level} value=${level} selected=${level === "normal"}>${t("play_on_bots", { level: levelName(level) })}</option>`)}
        <option value="" selected=${!levels.length}>${t("play_on_friends")}</option>
      </select>
    </div>`;
}
