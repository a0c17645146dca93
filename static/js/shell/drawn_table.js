// The page of a drawn table: header, stage, and a panel with history and talk, on one screen.

import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { prefer, preferences } from "../stage/preferences.js";
import { Stage } from "../stage/stage.js";
import { useTable } from "../table/context.js";
import { FormDialog } from "../words/form_dialog.js";
import { DrawnRoom } from "./drawn_room.js";
import { DrawnSummary } from "./drawn_summary.js";
import { isCommand } from "./face.js";
import { Header } from "./header.js";
import { Panel } from "./panel.js";
import { Answer } from "./status.js";
import { useUnread } from "./unread.js";

/** @import { Around, Drawn } from "./layout.js" */

const phone = matchMedia("(max-width: 700px)");
const roomy = matchMedia("(min-width: 1100px)");

/** @param {{ drawn: Drawn, around?: Around }} props */
export function DrawnTable({ drawn, around }) {
  const { frame, state, replay } = useTable();
  const { isFolded, isOpen, turn, show } = usePanel();
  const unread = useUnread(isOpen || !isFolded);
  const { status, game } = frame.table;
  useKeys(show);
  const { sortings } = drawn.draws.game ?? {};
  return html`
    <div class="drawn-table ${isFolded ? "folded" : ""} ${around ? "recorded" : ""}">
      <${Header} talk=${turn} ...${{ isOpen, unread, sortings }} />
      <div class="cloth ${status}" data-cloth=${game} onClick=${openAtLast(show)}>
        ${status === "open" ? html`<${DrawnRoom} />` : html`<${Stage} key=${replay?.eyes} ...${drawn} />`}
        ${status !== "open" && status !== "playing" && html`<${around && !roomy.matches ? around.Result : DrawnSummary} game=${drawn.draws.game} />`}
        ${around && html`<${around.Bar} game=${drawn.draws.game} />`}
      </div>
      <${Panel} ...${{ isFolded, isOpen, turn, unread, around }} game=${drawn.draws.game} />
      <${Answer} />
      ${state.form && html`<${drawn.draws.game?.Form ?? FormDialog} key=${JSON.stringify(state.form)} move=${state.form} game=${drawn.draws.game} />`}
    </div>`;
}

/**
 * A touch of the last event opens the history of all.
 *
 * @param {() => void} show
 */
const openAtLast = (show) => (/** @type {MouseEvent & { target: Element }} */ event) => {
  if (event.target.closest(".last")) show();
};

/** Whether the panel stands, is folded to its rail, or (on a phone) lies open as a sheet. */
function usePanel() {
  const [isOpen, setOpen] = useState(false);
  const [, look] = useState(0);
  useEffect(() => {
    const again = () => look((count) => count + 1);
    for (const query of [phone, roomy]) query.addEventListener("change", again);
    return () => {
      for (const query of [phone, roomy]) query.removeEventListener("change", again);
    };
  }, []);
  const isFolded = phone.matches || (preferences.folded ?? !roomy.matches);
  /** @param {boolean} shown */
  const set = (shown) => {
    if (phone.matches) return setOpen(shown);
    prefer({ folded: !shown });
    look((count) => count + 1);
  };
  const stands = isOpen || !isFolded;
  return { isFolded, isOpen: isOpen && phone.matches, turn: () => set(!stands), show: () => stands || set(true) };
}

/**
 * `/` goes to the talk, L to the history; Escape leaves the field.
 *
 * @param {() => void} show
 */
function useKeys(show) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      if (event.key === "Escape" && event.target instanceof HTMLElement && event.target.id === "line")
        event.target.blur();
      const id = event.key === "/" ? "line" : event.code === "KeyL" ? "log-lines" : "";
      if (!id || !isCommand(event)) return;
      event.preventDefault();
      show();
      requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [show]);
}
