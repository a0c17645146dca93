// The announcement loses or wins the game: first the Thing is shown what it knows of everybody.

import { html } from "#page/core/html.js";
import { Disc } from "#page/shell/disc.js";
import { useTable } from "#page/table/context.js";
import { moveName } from "#page/table/names.js";
import { SIGNS } from "./role.js";
import { Sheet } from "./sheet.js";
import { Sign } from "./sign.js";

/** @import { Desk } from "./over.js" */

const THING = "do:announce";

/** @param {Desk} desk */
export function Announcing({ view, words, lit, chosen, touch, open, nameOf }) {
  const table = useTable();
  const can = chosen.length > 0 || lit.has(THING);
  const roles = view.roles ?? [];
  const humans = view.living.filter((seat) => roles[seat].role === "human").length;
  return html`
    <${Sheet} look="announcing" title=${words.label("announce")} words=${words} shut=${() => open("")}>
      <p>${words.label("announce_text")}</p>
      <p class="verdict ${humans ? "false" : "true"}">${words.say("previews", { code: "humans_left", value: humans })}</p>
      <ul class="roles">
        ${roles.map(({ role, infected_turn }, seat) => {
          const out = !view.living.includes(seat);
          const since = infected_turn === null ? "" : words.label("since_turn", { turn: infected_turn });
          return html`
            <li key=${seat} class=${out ? "out" : ""}>
              <${Disc} number=${seat} /><b>${nameOf(seat)}</b>
              <span class="role ${role}"><${Sign} name=${SIGNS[role]} size=${18} />${words.names[`role:${role}`]}</span>
              <small>${[since, out && words.label("out")].filter(Boolean).join(" · ")}</small>
            </li>`;
        })}
      </ul>
      <button type="button" class="main grave" data-thing=${THING} aria-disabled=${can ? null : "true"} onClick=${(/** @type {MouseEvent} */ event) => touch(THING, event)}>
        ${moveName(table, { type: "announce" })}
      </button>
    <//>`;
}
