// The two steps of a turn, always in sight: the action, and ТУТ with what each of its three does.

import { html } from "#page/core/html.js";
import { walk } from "#page/stage/keys.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 *
 * @typedef {Parts<View, Laid>} Props
 */

const KINDS = ["pull", "drop", "push"];

/** @param {Props} parts */
export function Tut(parts) {
  const { view, layout, words } = parts;
  const { x, y, w, h, look } = layout.tut;
  const isNow = view.phase === "tut";
  return html`
    <div class="tut ${look}" role="group" aria-label=${words.label("steps")} onKeyDown=${walk}
      style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}>
      <p class="steps">
        <span class=${view.phase === "main" ? "here" : ""} aria-current=${view.phase === "main" ? "step" : null}><i>1</i>${words.label("step_main")}</span>
        <span class=${isNow ? "here" : ""} aria-current=${isNow ? "step" : null}><i>2</i>${words.label("step_tut")}</span>
      </p>
      ${KINDS.map((kind) => html`<${Step} key=${kind} kind=${kind} parts=${parts} />`)}
    </div>`;
}

/** @param {{ kind: string, parts: Props }} props */
function Step({ kind, parts }) {
  const { begins, chosen, lit, touch, words, numbers, foretold, view } = parts;
  const thing = `do:${kind}`;
  const can = begins(thing) || lit.has(thing);
  const isOn = chosen.includes(thing);
  // With an empty hand it matters which: the engine says what would come of it.
  const warned = can && view.seat !== null && view.hungry.includes(view.seat) ? foretold(thing) : "";
  const name = words.label(kind);
  return html`
    <button type="button" class="step ${can || isOn ? "lit" : ""} ${isOn ? "chosen" : ""}" data-thing=${thing}
      data-number=${numbers(thing) || null} aria-disabled=${can || isOn ? null : "true"} aria-pressed=${kind === "drop" ? String(isOn) : null}
      aria-description=${warned || words.label(`${kind}_what`)}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
      <i aria-hidden="true">${name.charAt(0)}</i>
      <span><b>${name}</b><small class=${warned ? "warn" : ""} aria-hidden="true">${warned || words.label(`${kind}_what`)}</small></span>
    </button>`;
}
