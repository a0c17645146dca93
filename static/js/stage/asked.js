// The question on the stage, with its clock; whoever was away says here that they are back.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Clock } from "../shell/clock.js";
import { QuestionText } from "../shell/question.js";
import { comeBack } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { amAsked, haveLeft, mySeat } from "../table/seating.js";

/**
 * @import { ComponentChildren } from "preact"
 * @import { Layout } from "./module.js"
 */

/** @param {{ place: Layout["question"], told?: string, remark: string, children?: ComponentChildren }} props */
export function Asked({ place, told, remark, children }) {
  const table = useTable();
  const mine = amAsked(table);
  const { seat } = table.frame;
  const watching = seat === null && !table.replay ? t(haveLeft(table) ? "you_left" : "you_watch") : "";
  const replaced = mySeat(table)?.absence === "away" ? t("bot_plays_for_you") : "";
  const line = [watching, replaced, remark].filter(Boolean).join(" · ");
  return html`
    <section class="question ${place.look} ${mine ? "mine" : ""}" style=${styled(place)} aria-labelledby="question">
      <div>
        <${QuestionText} told=${told} />
        ${line && html`<p class="remark">${line}</p>`}
        ${table.state.refusal && html`<p class="refusal">${table.state.refusal}</p>`}
      </div>
      ${mySeat(table)?.absence === "away" && html`<button type="button" class="main" onClick=${() => comeBack(table)}>${t("i_am_back")}</button>`}
      ${children}
      ${mine && html`<${Clock} number=${seat} />`}
    </section>`;
}

/** @param {Layout["question"]} place */
const styled = ({ x, y, w, look }) =>
  `left:${x}px;top:${y}px;${look === "filled" || look === "bare" ? "width" : "max-width"}:${w}px`;
