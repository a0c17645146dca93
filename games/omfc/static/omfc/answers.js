// Undo and End, always in reach. End asks once a game about what would lie idle; later it says so where
// there is no room for it under the question.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { isForTable } from "#page/stage/keys.js";
import { useTable } from "#page/table/context.js";
import { lying, noteAsked, wasAsked } from "./idling.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Idle, Preview, View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

/** @param {Props} parts */
export function Answers(parts) {
  const { lit, words, touch, numbers, foresee, uid, redraw } = parts;
  const table = useTable();
  const [asks, setAsks] = useState(false);
  const [looked, setLooked] = useState(false);
  const end = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const canEnd = lit.has("do:end");
  const told =
    canEnd && (looked || asks || wasAsked(uid)) ? /** @type {Preview | null} */ (foresee({ type: "end" })) : null;
  const idle = told?.idle;
  useEffect(() => setAsks(false), [table.frame.version]);
  // Whoever was quicker than the server's answer, and leaves nothing lying, has ended the turn.
  useEffect(() => {
    if (asks && told && !idle) touch("do:end", { timeStamp: performance.now() });
  }, [asks, told]);
  useEndKey(end);
  if (!canEnd && !lit.has("do:undo")) return null;
  const note = () => {
    noteAsked(uid);
    redraw();
  };
  /** @param {Event} event */
  const finish = (event) => {
    const mayAsk = !asks && !wasAsked(uid) && (!told || Boolean(idle));
    setAsks(mayAsk);
    if (!mayAsk) touch("do:end", event);
  };
  return html`
    <div class="answers">
      <button type="button" class="undo" data-thing="do:undo" data-number=${numbers("do:undo") || null} aria-label=${words.label("undo")} aria-keyshortcuts="Z"
        aria-disabled=${lit.has("do:undo") ? null : "true"} onClick=${(/** @type {MouseEvent} */ event) => touch("do:undo", event)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H8" /></svg><span>${words.label("undo")}</span>
      </button>
      ${canEnd && html`<button type="button" class="main end" ref=${end} data-thing="do:end" data-number=${numbers("do:end") || null} aria-keyshortcuts="E" title=${idle ? lying(idle, words) : null} onMouseEnter=${() => setLooked(true)} onFocus=${() => setLooked(true)} onClick=${finish}>${words.label("end")}${idle && wasAsked(uid) && html`<small>${words.label("idle_short", { acts: idle.acts })}</small>`}</button>`}
      ${asks && idle && html`<${Idling} ...${{ idle, words }} note=${note} go=${finish} stay=${() => setAsks(false)} />`}
    </div>`;
}

/**
 * E ends the turn as the button does.
 *
 * @param {{ current: HTMLButtonElement | null }} end
 */
function useEndKey(end) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const hear = (event) => {
      if (event.code !== "KeyE" || event.altKey || !isForTable(event)) return;
      event.preventDefault();
      end.current?.click();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

/** @param {{ idle: Idle, words: Props["words"], note: () => void, go: (event: Event) => void, stay: () => void }} props */
function Idling({ idle, words, note, go, stay }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // At once: whoever answers before the next frame of the screen was asked all the same.
  useLayoutEffect(() => {
    note();
    box.current?.querySelector("button")?.focus();
  }, []);
  /** @param {KeyboardEvent} event */
  const leave = (event) => event.key === "Escape" && stay();
  return html`
    <div class="idling" role="alertdialog" aria-labelledby="idling-title" aria-describedby="idling-text" ref=${box} onKeyDown=${leave}>
      <p id="idling-title"><b>${words.label("idle_ask")}</b></p>
      <p id="idling-text">${lying(idle, words)} <span class="soft">${words.label("idle_once")}</span></p>
      <div class="row"><button type="button" class="main" onClick=${go}>${words.label("end_now")}</button><button type="button" onClick=${stay}>${words.label("think_on")}</button></div>
    </div>`;
}
