// The tray of an exchange: to whom, how many for how many, what I promise and what I want.

import { useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { useTable } from "#page/table/context.js";
import { freeFields, settled } from "#page/table/forms.js";
import { seatName, withTitles } from "#page/table/names.js";
import { Backs, Sign } from "./drawn.js";
import { ALL, kinOf } from "./kinds.js";

/**
 * @import { Move } from "#page/table/frames.js"
 *
 * @typedef {{ move: Move, give: [number, number], ask: [number, number] }} Way what a form of an offer allows
 */

/** @param {{ send: (move: Move, event: Event) => void, close: () => void }} props */
export function Tray({ send, close }) {
  const table = useTable();
  const { words, frame } = table;
  const ways = frame.legal.filter(({ type }) => type === "offer").map(wayOf);
  const groups = [...new Set(ways.map(({ move }) => JSON.stringify(move.seats)))];
  const [to, setTo] = useState(groups[0]);
  const [[give, ask], setCounts] = useState([1, 1]);
  const [promise, setPromise] = useState("");
  const [want, setWant] = useState("");
  const mine = ways.filter(({ move }) => JSON.stringify(move.seats) === to);
  const fit = mine.find((way) => within(way.give, give) && within(way.ask, ask));
  /** @param {string} group */
  const named = (group) => {
    const seats = /** @type {number[]} */ (JSON.parse(group));
    return seats.length > 1 ? words.label("to_all") : withTitles(seatName(table, seats[0]));
  };
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (!fit) return;
    const said = Object.fromEntries(Object.entries({ promise, want }).filter(([, text]) => text.trim()));
    send({ ...settled(fit.move), give, ask, ...said }, event);
  };
  return html`
    <form class="tray" onSubmit=${submit}>
      <div class="whom" role="group" aria-label=${words.label("to_whom")}>
        ${groups.map((group) => html`<button key=${group} type="button" class="small" aria-pressed=${String(group === to)} onClick=${() => setTo(group)}>${named(group)}</button>`)}
      </div>
      <div class="sides">
        <${Counter} label=${words.fields.give} count=${give} most=${most(mine, "give")} set=${(/** @type {number} */ count) => setCounts([count, count > 1 ? 1 : ask])} />
        <${Sign} name="swap" size=${28} />
        <${Counter} label=${words.fields.ask} count=${ask} most=${most(mine, "ask")} set=${(/** @type {number} */ count) => setCounts([count > 1 ? 1 : give, count])} />
      </div>
      <datalist id="card-names">${ALL.filter((card) => !["event", "architecture"].includes(kinOf(card))).map((card) => html`<option key=${card} value=${words.tell("card", card)} />`)}</datalist>
      <${Said} name="promise" value=${promise} set=${setPromise} />
      <${Said} name="want" value=${want} set=${setWant} />
      <p class="soft">${words.label("binds_nobody")}</p>
      <div class="row">
        <button class="main" disabled=${!fit}>${words.label("offer_it")}</button>
        <button type="button" onClick=${close}>${t("call_off")}</button>
      </div>
    </form>`;
}

/** @param {{ label: string, count: number, most: number, set: (count: number) => void }} props */
function Counter({ label, count, most, set }) {
  return html`
    <div class="counter" role="group" aria-label=${label}>
      <${Backs} count=${count} width=${34} />
      <span class="soft">${label}</span>
      <div class="stepper">
        <button type="button" aria-label="−" disabled=${count < 2} onClick=${() => set(count - 1)}>−</button>
        <output>${count}</output>
        <button type="button" aria-label="+" disabled=${count >= most} onClick=${() => set(count + 1)}>+</button>
      </div>
    </div>`;
}

/** @param {{ name: "promise" | "want", value: string, set: (text: string) => void }} props */
function Said({ name, value, set }) {
  const { words } = useTable();
  return html`
    <div class="field">
      <label for=${`field-${name}`}>${words.fields[name]} (${t("optional")})</label>
      <input id=${`field-${name}`} list="card-names" maxlength="200" value=${value} onInput=${(/** @type {any} */ event) => set(event.target.value)} />
    </div>`;
}

/**
 * @param {Move} move
 * @returns {Way}
 */
function wayOf(move) {
  const free = freeFields(move);
  /** @param {"give" | "ask"} name @returns {[number, number]} */
  const bounds = (name) => {
    const field = free.find((one) => one.name === name);
    return field ? [field.min, field.max] : [Number(move[name]), Number(move[name])];
  };
  return { move, give: bounds("give"), ask: bounds("ask") };
}

/** @param {[number, number]} bounds @param {number} count */
const within = ([least, most], count) => count >= least && count <= most;

/** @param {Way[]} ways @param {"give" | "ask"} name */
const most = (ways, name) => Math.max(1, ...ways.map((way) => way[name][1]));
