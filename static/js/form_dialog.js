// The dialog that fills the free fields of a move.

import { html, useEffect, useRef, useState } from "htm";
import { freeFields, settled } from "./forms.js";
import { moveName, withTitles } from "./names.js";
import { t } from "./page.js";
import { sendMove } from "./session.js";
import { change, state } from "./store.js";

export function FormDialog({ move }) {
  const dialog = useRef(null);
  const fields = freeFields(move);
  const [values, setValues] = useState(() => Object.fromEntries(fields.map((one) => [one.name, first(one)])));
  useEffect(() => dialog.current.showModal(), []);

  function submit(event) {
    event.preventDefault();
    dialog.current.close();
    sendMove({ ...settled(move), ...filled(fields, values) });
  }

  const field = (one) => {
    const set = (value) => setValues({ ...values, [one.name]: value });
    return html`<${Field} key=${one.name} field=${one} value=${values[one.name]} set=${set} />`;
  };
  const complete = fields.every((one) => fits(one, values[one.name]));
  return html`
    <dialog ref=${dialog} aria-labelledby="form-title" onClose=${() => change({ form: null })}>
      <form onSubmit=${submit}>
        <h2 id="form-title">${withTitles(moveName(move))}</h2>
        ${fields.map(field)}
        <div class="row">
          <button class="main" disabled=${!complete}>${t("make_move")}</button>
          <button type="button" onClick=${() => dialog.current.close()}>${t("call_off")}</button>
        </div>
      </form>
    </dialog>`;
}

const fits = (field, value) => field.kind !== "$cards" || (value.length >= field.min && value.length <= field.max);

function filled(fields, values) {
  const given = fields.filter((field) => !(field.optional && values[field.name] === ""));
  return Object.fromEntries(given.map((field) => [field.name, read(field, values[field.name])]));
}

function first(field) {
  if (field.kind === "$cards") return [];
  if (field.optional || field.kind === "$text") return "";
  return String(field.kind === "$int" ? field.min : 0);
}

// Values of inputs are texts; a choice is its place in the list, so that any kind of value fits.
function read(field, value) {
  if (field.kind === "$cards") return value.map((index) => field.from[index]);
  if (field.kind === "$int") return Number(value);
  return field.kind === "$choice" ? field.from[Number(value)] : value;
}

function Field({ field, value, set }) {
  const id = `field-${field.name}`;
  const label = state.words.fields[field.name] ?? field.name;
  if (field.kind === "$cards") return html`<${Cards} ...${{ field, label, value, set }} />`;
  const hint = field.hint && `${id}-hint`;
  const described = { required: !field.optional, "aria-describedby": hint };
  const common = { id, value, onInput: (event) => set(event.target.value), ...described };
  return html`
    <div class="field">
      <label for=${id}>${label}${field.optional ? ` (${leftEmpty(field)})` : ""}</label>
      ${hint && html`<p id=${hint}>${state.words.tell("hint", field.hint)}</p>`}
      ${field.kind === "$text" && html`<textarea rows="2" maxlength=${field.max} ...${common} />`}
      ${field.kind === "$int" && html`<input type="number" min=${field.min} max=${field.max} ...${common} />`}
      ${field.kind === "$choice" && html`<select ...${common}>${options(field)}</select>`}
    </div>`;
}

const leftEmpty = ({ empty }) => (empty ? state.words.tell("empty", empty) : t("optional"));

function options(field) {
  const told = field.from.map((one) => state.words.tell(field.name, one));
  const offered = told.map((text, index) => html`<option key=${index} value=${String(index)}>${text}</option>`);
  return field.optional ? [html`<option key="" value="">—</option>`, ...offered] : offered;
}

function Cards({ field, label, value, set }) {
  const { min, max } = field;
  const toggle = (index) => set(value.includes(index) ? value.filter((one) => one !== index) : [...value, index]);
  const many = min === max ? t("choose_exactly", { count: min }) : t("choose_between", { min, max });
  const box = (card, index) => {
    const chosen = value.includes(index);
    const full = !chosen && value.length >= max;
    return html`
      <label class="check" key=${index}>
        <input type="checkbox" checked=${chosen} disabled=${full} onChange=${() => toggle(index)} />
        ${withTitles(state.words.tell(field.name, card))}
      </label>`;
  };
  return html`
    <fieldset class="field">
      <legend>${label} <span class="soft">(${many})</span></legend>
      ${field.from.map(box)}
    </fieldset>`;
}
