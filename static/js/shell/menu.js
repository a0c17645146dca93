// The menu of a drawn table: rules, the seal of the deal, how one likes it, and the way out.

import { useEffect, useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { preferences, sortedBy, sortingOf } from "../stage/preferences.js";
import { useTable } from "../table/context.js";
import { mySeat } from "../table/seating.js";
import { FairDeal } from "./fair_deal.js";
import { Leaving } from "./leaving.js";
import { Origin } from "./origin.js";
import { like, Tools } from "./tools.js";

/** @param {{ sortings: string[] }} props */
export function Menu({ sortings }) {
  const table = useTable();
  const { facts } = table;
  const ref = useClosing();
  return html`
    <details class="tool menu" ref=${ref}>
      <summary aria-label=${t("menu")} title=${t("menu")}><${Icon} name="menu" /></summary>
      <div class="sheet">
        <div class="pocket"><${Tools} /></div>
        ${table.replay && html`<p class="tool"><a href=${`/table/${facts.uid}/`}>${t("replay_to_table")}</a></p>`}
        ${mySeat(table) && table.frame.table.started_at && html`<p class="tool"><a href=${`/table/${facts.uid}/replay/`}>${t("replay")}</a></p>`}
        <p class="tool"><a href=${facts.rules} target="_blank" rel="noopener">${t("rules")}</a></p>
        ${sortings.length > 1 && html`<${Sorting} sortings=${sortings} />`}
        <${Stillness} />
        <${Origin} />
        <${FairDeal} /><${Leaving} />
      </div>
    </details>`;
}

/** @param {{ sortings: string[] }} props */
function Sorting({ sortings }) {
  const table = useTable();
  const { game } = table.facts;
  /** @param {string} name */
  const choice = (name) => html`
    <label key=${name}>
      <input type="radio" name="sorting" checked=${name === sortingOf(game, sortings)} onChange=${() => like(table, sortedBy(game, name))} />
      ${table.words.label(`sorted_${name}`)}
    </label>`;
  return html`<fieldset><legend>${t("sorting")}</legend>${sortings.map(choice)}</fieldset>`;
}

function Stillness() {
  const table = useTable();
  const { still } = preferences;
  return html`
    <label class="switch">
      <input type="checkbox" checked=${still} onChange=${() => like(table, { still: !still })} />
      ${t("no_motion")}
    </label>`;
}

/** It closes at a touch beside it, and by Escape, which gives the focus back. */
export function useClosing() {
  const ref = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const leave = (event) => {
      const menu = ref.current;
      if (menu?.open && !menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
    };
    /** @param {KeyboardEvent} event */
    const shut = (event) => {
      if (event.key !== "Escape" || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", leave);
    addEventListener("focusin", leave);
    addEventListener("keydown", shut);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("focusin", leave);
      removeEventListener("keydown", shut);
    };
  }, []);
  return ref;
}
