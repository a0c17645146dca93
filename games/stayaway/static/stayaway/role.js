// My role, in words; one switch hides it and my hand from whoever looks over my shoulder.

import { html } from "#page/core/html.js";
import { Sign } from "./sign.js";

/** @import { Desk } from "./over.js" */

/** @type {Record<string, string>} */
export const SIGNS = { human: "human", infected: "infected", thing: "thing" };

/** @param {Desk} desk */
export function Role({ view, words, layout, veiled, veil, nameOf }) {
  const { x, y, w } = /** @type {NonNullable<typeof layout.role>} */ (layout.role);
  const { role = "human", thing } = view;
  const ally = role === "infected" && typeof thing === "number" ? words.label("thing_is", { who: nameOf(thing) }) : "";
  return html`
    <section class="role-card" style=${`left:${x}px;bottom:${y}px;width:${w}px`} aria-label=${words.label("my_role")}>
      <header>
        <span class="badge"><${Sign} name=${veiled ? "masked" : SIGNS[role]} size=${26} /></span>
        <p>${words.label("you_are")} <b>${veiled ? words.label("veiled") : words.names[`role:${role}`]}</b></p>
      </header>
      <p class="aim">${veiled ? words.label("veiled_text") : [words.label(`aim_${role}`), ally].filter(Boolean).join(" ")}</p>
      <${Veil} words=${words} veiled=${veiled} veil=${veil} />
    </section>`;
}

/** @param {Pick<Desk, "words" | "veiled" | "veil"> & { bare?: boolean }} props */
export function Veil({ words, veiled, veil, bare = false }) {
  const told = words.label(veiled ? "unveil" : "veil");
  return html`
    <button type="button" class="veil ${veiled ? "on" : ""}" aria-label=${bare ? told : null} aria-keyshortcuts="H" title=${told} onClick=${veil}>
      <${Sign} name=${veiled ? "seen" : "hidden"} size=${20} />${!bare && html`<span>${told}</span>`}
    </button>`;
}
