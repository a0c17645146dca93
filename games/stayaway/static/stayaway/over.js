// What lies above the cards: my role, my buttons, what I am shown, my notebook, what is said.

import { useEffect, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { isCommand } from "#page/shell/face.js";
import { prefer, preferences } from "#page/stage/preferences.js";
import { useTable } from "#page/table/context.js";
import { Announcing } from "./announcing.js";
import { Guessing } from "./guessing.js";
import { Notebook } from "./notebook.js";
import { Reveal } from "./reveal.js";
import { Role } from "./role.js";
import { Saying } from "./saying.js";
import { Speaking } from "./speaking.js";
import { Spoken } from "./spoken.js";
import { Stickers } from "./stickers.js";
import { Reading, Tray } from "./tray.js";
import { isDown } from "./veiling.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 * @typedef {"" | "book" | "announce" | "guess" | "say" | "cards"} Sheet
 * @typedef {object} Own
 * @property {boolean} veiled
 * @property {() => void} veil
 * @property {Sheet} sheet
 * @property {(sheet: Sheet) => void} open
 * @property {number | null} about of whom the notebook tells
 * @property {(seat: number | null) => void} setAbout
 *
 * @typedef {Props & Own} Desk
 */

/** @param {Props} parts */
export function Over(parts) {
  const table = useTable();
  const [sheet, open] = useState(/** @type {Sheet} */ (""));
  const [about, setAbout] = useState(/** @type {number | null} */ (null));
  const { view } = parts;
  const veiled = isDown(view);
  const veil = () => {
    prefer({ veiled: !preferences.veiled });
    open("");
    parts.letGo();
    table.change({});
  };
  const book = view.seat === null ? "guess" : "book";
  useLetters({ ...(view.seat !== null && { KeyH: veil }), KeyN: () => open(sheet === book ? "" : book) });
  if (view.phase === "over") return null;
  /** @type {Desk} */
  const desk = { ...parts, veiled, veil, sheet, open, about, setAbout };
  return html`
    ${parts.layout.role && html`<${Role} ...${desk} />`}
    <${Tray} ...${desk} />
    ${!parts.layout.role && html`<${Reading} ...${parts} />`}
    ${!veiled && html`<${Reveal} ...${parts} />`}
    ${!veiled && html`<${Stickers} ...${desk} />`}
    <${Spoken} ...${parts} />
    <${Speaking} ...${desk} />
    ${sheet === "book" && view.seat !== null && !veiled && html`<${Notebook} ...${desk} />`}
    ${sheet === "guess" && html`<${Guessing} ...${desk} />`}
    ${sheet === "say" && html`<${Saying} ...${desk} />`}
    ${sheet === "announce" && view.roles && html`<${Announcing} ...${desk} />`}`;
}

/** @param {Record<string, () => void>} deeds by the codes of their keys */
function useLetters(deeds) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      if (!deeds[event.code] || !isCommand(event)) return;
      event.preventDefault();
      deeds[event.code]();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}
