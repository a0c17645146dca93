// The table: everything on it is drawn from the last frame; no rule is known here.

import { html, render } from "htm";
import { Chat } from "./chat.js";
import { claimPending } from "./entropy.js";
import { FairDeal } from "./fair_deal.js";
import { keepFocus } from "./focus.js";
import { FormDialog } from "./form_dialog.js";
import { Leaving } from "./leaving.js";
import { Log } from "./log.js";
import { Moves, listenToNumbers } from "./moves.js";
import { seatName } from "./names.js";
import { page, t } from "./page.js";
import { Question } from "./question.js";
import { Room } from "./room.js";
import { Seats } from "./seats.js";
import { begin } from "./session.js";
import { OnTable, Own } from "./sheet.js";
import { Answer, Status } from "./status.js";
import { amAsked, answer, change, mySeat, onChange, state } from "./store.js";
import { Summary } from "./summary.js";
import { loadWords } from "./words.js";

const wide = matchMedia("(min-width: 72rem)");

// What is first on the screen is first for the keyboard: the question on a narrow one.
function Table() {
  if (!state.frame) return html`<${Answer} />`;
  const left = html`
    <div class="left" key="left">
      <${Seats} />${wide.matches && html`<${Shown} />`}<${FairDeal} /><${Leaving} />
    </div>`;
  const middle = html`<div class="middle" key="middle"><${Middle} /></div>`;
  return html`
    <${Answer} />
    <div class="table">
      ${wide.matches ? [left, middle] : [middle, left]}
      <div class="right" key="right">${state.frame.table.started_at && html`<${Log} />`}<${Chat} /></div>
    </div>
    ${state.form && html`<${FormDialog} key=${JSON.stringify(state.form)} move=${state.form} />`}`;
}

const Shown = () => (state.frame.sheet ? html`<${OnTable} />` : null);

function Middle() {
  const { status } = state.frame.table;
  if (status === "open") return html`<${Room} />`;
  const shown = html`${!wide.matches && html`<${Shown} />`}${state.frame.sheet && html`<${Own} />`}`;
  if (status !== "playing") return html`<${Summary} />${shown}`;
  return html`<${Question} />${shown}${!mySeat()?.absence && html`<${Moves} />`}`;
}

const title = document.title;

function draw() {
  render(html`<${Status} />`, document.getElementById("status"));
  render(html`<${Table} />`, document.getElementById("table"));
  document.title = amAsked() ? `● ${t("title_your_turn")} · ${title}` : title;
  keepFocus();
}

async function open() {
  claimPending(page.uid);
  onChange(draw);
  wide.addEventListener("change", () => change({}));
  listenToNumbers();
  try {
    const words = await loadWords(page.game, page.language);
    words.nameOf = seatName;
    change({ words, me: page.me?.id });
    begin();
  } catch {
    answer(t("no_words"));
  }
}

open();
