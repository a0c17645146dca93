// The dialog that fills in what is free in a move: whom to ask for what, the words of a ritual, an offer.

import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { useTable } from "#page/table/context.js";
import { freeFields, settled } from "#page/table/forms.js";
import { moveName, withTitles } from "#page/table/names.js";
import { Face } from "./drawn.js";
import { Grid } from "./grid.js";
import { Tray } from "./tray.js";

/**
 * @import { Field } from "#page/table/forms.js"
 * @import { Move } from "#page/table/frames.js"
 */

/** @param {{ move: Move }} props */
export function Form({ move }) {
  const table = useTable();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  /**
   * @param {Move} made
   * @param {Event} event
   */
  const send = (made, event) => {
    if (!table.steady.takes(event)) return;
    close();
    table.session.sendMove(made);
  };
  const isOffer = move.type === "offer";
  return html`
    <dialog ref=${dialog} class="shipit-form" aria-labelledby="form-title" onClose=${() => table.change({ form: null })}>
      <h2 id="form-title">${isOffer ? table.words.label("trade_title") : withTitles(moveName(table, move))}</h2>
      ${isOffer ? html`<${Tray} send=${send} close=${close} />` : html`<${Fields} move=${move} send=${send} close=${close} />`}
    </dialog>`;
}

/** @param {{ move: Move, send: (move: Move, event: Event) => void, close: () => void }} props */
function Fields({ move, send, close }) {
  const { words } = useTable();
  const fields = freeFields(move);
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  const [warned, setWarned] = useState(false);
  const costly = fields.find(({ name, kind, empty }) => kind === "$text" && empty && !(values[name] ?? "").trim());
  const complete = fields.every(({ name, kind }) => kind !== "$choice" || values[name]);
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (!complete) return;
    if (costly && !warned) return setWarned(true);
    const given = Object.entries(values).filter(([, value]) => value.trim());
    send({ ...settled(move), ...Object.fromEntries(given) }, event);
  };
  /** @param {Field} field */
  const drawn = (field) => {
    /** @param {string} value */
    const set = (value) => {
      setWarned(false);
      setValues({ ...values, [field.name]: value });
    };
    return field.kind === "$choice"
      ? html`<${Grid} key=${field.name} words=${words} chosen=${values[field.name] ?? "-"} choose=${set} cards=${field.from.map((/** @type {string} */ card) => ({ card, count: 1 }))} />`
      : html`<${Ritual} key=${field.name} card=${String(move.card ?? "")} field=${field} value=${values[field.name] ?? ""} set=${set} />`;
  };
  return html`
    <form onSubmit=${submit}>
      ${fields.map(drawn)}
      <p class="warned" role="status">${warned && costly ? words.label("silence_costs") : ""}</p>
      <div class="row">
        <button class="main" disabled=${!complete}>${warned ? words.label("in_silence") : t("make_move")}</button>
        <button type="button" onClick=${close}>${t("call_off")}</button>
      </div>
    </form>`;
}

/**
 * What is to be said stands on the card.
 *
 * @param {{ card: string, field: Field, value: string, set: (value: string) => void }} props
 */
function Ritual({ card, field, value, set }) {
  const { words } = useTable();
  const id = `field-${field.name}`;
  const label = `${words.fields[field.name]} (${field.empty ? words.tell("empty", field.empty) : t("optional")})`;
  return html`
    <div class="ritual-of">
      ${card && html`<${Face} card=${`say:${card}`} words=${words} width=${96} />`}
      <div class="field">
        <p id=${`${id}-hint`}>${words.tell("hint", field.hint)}</p>
        <label for=${id}>${label}</label>
        <textarea id=${id} rows="2" maxlength=${field.max} value=${value} aria-describedby=${`${id}-hint`}
          onInput=${(/** @type {any} */ event) => set(event.target.value)} />
      </div>
    </div>`;
}
