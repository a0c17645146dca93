// What the table waits for, said aloud when it changes.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { comeBack } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { seatName, withTitles } from "../table/names.js";
import { amAsked, haveLeft, isMine, isMyQuestion, mySeat } from "../table/seating.js";
import { Clock } from "./clock.js";

/** @import { Store } from "../table/types.js" */

const MOST_NAMED = 3;

export function Question() {
  const table = useTable();
  const { seat } = table.frame;
  const mine = amAsked(table);
  return html`
    <section class="card question ${mine ? "mine" : ""}" aria-labelledby="question">
      <div class="ask">
        <div aria-live="polite" aria-atomic="true">
          <${QuestionText} />
        </div>
        ${mine && html`<${Clock} number=${seat} />`}
      </div>
      ${seat === null && !table.replay && html`<p class="soft">${t(haveLeft(table) ? "you_left" : "you_watch")}</p>`}
      ${
        mySeat(table)?.absence === "away" &&
        html`
        <p>${t("bot_plays_for_you")}</p>
        <p><button class="main" onClick=${() => comeBack(table)}>${t("i_am_back")}</button></p>`
      }
    </section>`;
}

/** @param {{ told?: string }} props  what a game says instead, in its own short way */
export function QuestionText({ told = "" }) {
  const table = useTable();
  const plain = () => (isMyQuestion(table) ? yourTurn(table) : waitingFor(table));
  return html`<h2 id="question" tabindex="-1">${withTitles(told || plain())}</h2>`;
}

/**
 * A question is the same for all who hear it; whoever is asked and can only do one of the things in it
 * is told that one, if the game has words for it.
 *
 * @param {Store} table
 */
function yourTurn({ words, frame }) {
  const asked = frame.view.asks[Number(frame.seat)];
  const free = new Set(frame.free.map((move) => JSON.stringify(move)));
  const kinds = new Set(frame.legal.filter((move) => !free.has(JSON.stringify(move))).map(({ type }) => type));
  const narrow = `${asked.code}:${[...kinds].join()}`;
  return t("your_turn", { what: words.say("asks", narrow in words.asks ? { ...asked, code: narrow } : asked) });
}

/** @param {Store} table */
function waitingFor(table) {
  /** @type {Map<string, number[]>} */
  const asked = new Map();
  for (const [seat, saying] of Object.entries(table.frame.view.asks)) {
    const what = table.words.say("asks", saying);
    asked.set(what, [...(asked.get(what) ?? []), Number(seat)]);
  }
  const told = Array.from(asked, ([what, seats]) => `${whom(table, seats)} — ${what}`);
  return told.length ? t("waiting_for", { whom: told.join("; ") }) : t("no_question");
}

/**
 * Many who are asked the same are counted; the list of seats marks each of them.
 *
 * @param {Store} table
 * @param {number[]} seats
 */
function whom(table, seats) {
  if (seats.length > MOST_NAMED) return t("so_many_players", { count: seats.length });
  return seats.map((seat) => (isMine(table, seat) ? t("you_yourself") : seatName(table, seat))).join(", ");
}
