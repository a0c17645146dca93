// The dialog that fills the free fields of a move.

import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { freeFields, settled } from "../table/forms.js";
import { moveName, withTitles } from "../table/names.js";

/**
 * @import { Field as Free } from "../table/forms.js"
 * @import { Move } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 *
 * @typedef {Record<string, any>} Values texts of inputs; of cards, the places of those chosen
 */

/** @param {{ move: Move }} props */
export function FormDialog({ move }) {
  const table = useTable();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const fields = freeFields(move);
  const [values, setValues] = useState(() => Object.fromEntries(fields.map((one) => [one.name, first(one)])));
  useEffect(() => dialog.current?.showModal(), []);

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    if (!table.steady.takes(event)) return;
    dialog.current?.close();
    table.session.sendMove({ ...settled(move), ...filled(fields, values) });
  }

  /** @param {Free} one */
  const field = (one) => {
    /** @param {unknown} value */
    const set = (value) => setValues({ ...values, [one.name]: value });
    return html`<${Field} key=${one.name} field=${one} value=${values[one.name]} set=${set} />`;
  };
  const complete = fields.every((one) => fits(one, values[one.name]));
  return html`
    <dialog ref=${dialog} aria-labelledby="form-title" onClose=${() => table.change({ form: null })}>
      <form onSubmit=${submit}>
        <h2 id="form-title">${withTitles(moveName(table, move))}</h2>
        ${fields.map(field)}
        <div class="row">
          <button class="main" disabled=${!complete} aria-disabled=${table.steady.isSteady() ? null : "true"}>
            ${t("make_move")}
          </button>
          <button type="button" onClick=${() => dialog.current?.close()}>${t("call_off")}</button>
        </div>
      </form>
    </dialog>`;
}

/**
 * @param {Free} field
 * @param {any} value
 */
const fits = (field, value) => field.kind !== "$cards" || (value.length >= field.min && value.length <= field.max);

/**
 * @param {Free[]} fields
 * @param {Values} values
 */
function filled(fields, values) {
  const given = fields.filter((field) => !(field.optional && values[field.name] === ""));
  return Object.fromEntries(given.map((field) => [field.name, read(field, values[field.name])]));
}

/**
 * @param {Free} field
 * @returns {any}
 */
function first(field) {
  if (field.kind === "$cards") return [];
  if (field.optional || field.kind === "$text") return "";
  return String(field.kind === "$int" ? field.min : 0);
}

/**
 * Values of inputs are texts; a choice is its place in the list, so that any kind of value fits.
 *
 * @param {Free} field
 * @param {any} value
 */
function read(field, value) {
  if (field.kind === "$cards") return value.map((/** @type {number} */ index) => field.from[index]);
  if (field.kind === "$int") return Number(value);
  return field.kind === "$choice" ? field.from[Number(value)] : value;
}

/** @param {{ field: Free, value: any, set(value: unknown): void }} props */
function Field({ field, value, set }) {
  const table = useTable();
  const id = `field-${field.name}`;
  const label = table.words.fields[field.name] ?? field.name;
  if (field.kind === "$cards") return html`<${Cards} ...${{ field, label, value, set }} />`;
  const hint = field.hint && `${id}-hint`;
  const described = { required: !field.optional, "aria-describedby": hint };
  /** @param {{ target: HTMLInputElement }} event */
  const onInput = (event) => set(event.target.value);
  const common = { id, value, onInput, ...described };
  return html`
    <div class="field">
      <label for=${id}>${label}${field.optional ? ` (${leftEmpty(table, field)})` : ""}</label>
      ${hint && html`<p id=${hint}>${table.words.tell("hint", field.hint)}</p>`}
      ${field.kind === "$text" && html`<textarea rows="2" maxlength=${field.max} ...${common} />`}
      ${field.kind === "$int" && html`<input type="number" min=${field.min} max=${field.max} ...${common} />`}
      ${field.kind === "$choice" && html`<select ...${common}>${options(table, field)}</select>`}
    </div>`;
}

/**
 * @param {Store} table
 * @param {Free} field
 */
const leftEmpty = ({ words }, { empty }) => (empty ? words.tell("empty", empty) : t("optional"));

/**
 * @param {Store} table
 * @param {Free} field
 */
function options({ words }, field) {
  const told = field.from.map((one) => words.tell(field.name, one));
  const offered = told.map((text, index) => html`<option key=${index} value=${String(index)}>${text}</option>`);
  return field.optional ? [html`<option key="" value="">—</option>`, ...offered] : offered;
}

/** @param {{ field: Free, label: string, value: number[], set(value: number[]): void }} props */
function Cards({ field, label, value, set }) {
  const { words } = useTable();
  const { min, max } = field;
  /** @param {number} index */
  const toggle = (index) => set(value.includes(index) ? value.filter((one) => one !== index) : [...value, index]);
  const many = min === max ? t("choose_exactly", { count: min }) : t("choose_between", { min, max });
  /**
   * @param {unknown} card
   * @param {number} index
   */
  const box = (card, index) => {
    const chosen = value.includes(index);
    const full = !chosen && value.length >= max;
    return html`
      <label class="check" key=${index}>
        <input type="checkbox" checked=${chosen} disabled=${full} onChange=${() => toggle(index)} />
        ${withTitles(words.tell(field.name, card))}
      </label>`;
  };
  return html`
    <fieldset class="field">
      <legend>${label} <span class="soft">(${many})</span></legend>
      ${field.from.map(box)}
    </fieldset>`;
}
