// The table's page: the game in words or drawn, and around it seats, question, history and talk.

import { useEffect } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { mySeat } from "../table/seating.js";
import { FormDialog } from "../words/form_dialog.js";
import { Moves } from "../words/moves.js";
import { Notebook } from "../words/notebook.js";
import { Seats } from "../words/seats.js";
import { OnTable, Own } from "../words/sheet.js";
import { Chat } from "./chat.js";
import { DrawnTable } from "./drawn_table.js";
import { chooseFace, shownFace } from "./face.js";
import { FairDeal } from "./fair_deal.js";
import { Leaving } from "./leaving.js";
import { Log } from "./log.js";
import { Origin } from "./origin.js";
import { Question } from "./question.js";
import { Room } from "./room.js";
import { Answer } from "./status.js";
import { Summary } from "./summary.js";

/**
 * @import { ComponentType } from "preact"
 * @import { Game } from "../stage/module.js"
 *
 * @typedef {ComponentType & { game?: Game }} Drawing what draws a game; one made by the stage knows more of it
 * @typedef {{ draws: Drawing, onFailure(error: unknown): void }} Drawn
 *
 * @typedef {object} Around what else stands around a recorded game
 * @property {ComponentType<{ game?: Game }>} Bar by which one moves in it
 * @property {ComponentType} Result how it ended, where there is little room
 * @property {ComponentType<{ game?: Game }>} Opened all that was hidden, if one looks with all eyes
 */

export const wide = matchMedia("(min-width: 72rem)");

/**
 * What is first on the screen is first for the keyboard: the question on a narrow one.
 *
 * @param {{ drawn: Drawn | null, around?: Around }} props
 */
export function Layout({ drawn, around }) {
  const { state, source } = useTable();
  const isDrawn = Boolean(drawn) && shownFace() === "drawn";
  useEffect(() => source.tellInWords(!isDrawn), [isDrawn]);
  if (!state.frame) return html`<${Answer} />`;
  if (drawn && isDrawn) return html`<${DrawnTable} drawn=${drawn} around=${around} />`;
  const left = html`
    <div class="left" key="left">
      <${Seats} /><${Origin} /><${Notebook} />${wide.matches && html`<${OnTable} />`}<${FairDeal} /><${Leaving} />
    </div>`;
  const middle = html`<div class="middle" key="middle"><${Middle} />${around && html`<${around.Opened} />`}</div>`;
  return html`
    <${Answer} />
    ${around && html`<${around.Bar} />`}
    <div class="table">
      ${wide.matches ? [left, middle] : [middle, left]}
      <div class="right" key="right">${state.frame.table.started_at && html`<${Log} />`}<${Chat} /></div>
    </div>
    ${state.form && html`<${FormDialog} key=${JSON.stringify(state.form)} move=${state.form} />`}`;
}

/** The way back from the words. */
export function ToDrawn() {
  const table = useTable();
  return html`
    <button class="to-drawn small" aria-keyshortcuts="W" onClick=${() => chooseFace(table, "drawn")}>
      ${t("drawn")} <kbd aria-hidden="true">W</kbd>
    </button>`;
}

function Middle() {
  const table = useTable();
  const { status } = table.frame.table;
  if (status === "open") return html`<${Room} />`;
  const shown = html`${!wide.matches && html`<${OnTable} />`}<${Own} />`;
  if (status !== "playing") return html`<${Summary} />${shown}`;
  const moves = !mySeat(table)?.absence;
  return html`<${Question} />${shown}${moves && html`<${Moves} />`}`;
}
