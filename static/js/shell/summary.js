// How the game ended: places, why, whether the deal was fair, and once more.

import { wasUsed } from "../core/entropy.js";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { rematch } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { seatName, withTitles } from "../table/names.js";
import { isMine, mySeat } from "../table/seating.js";
import { Moved, moved, Reasons } from "./gains.js";
import { Guessed, notedOf } from "./noted.js";
import { Origin } from "./origin.js";
import { sideOf, winningSide } from "./sides.js";

/**
 * @import { Outcome } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

export function Summary() {
  const table = useTable();
  const { outcome, rematch: next, status, uid, voided } = table.frame.table;
  if (status === "cancelled" || !outcome) return html`<${Cancelled} voided=${voided} />`;
  return html`
    <section class="card stack summary" aria-labelledby="question">
      <div aria-live="polite"><h2 id="question" tabindex="-1">${withTitles(headline(table, outcome))}</h2></div>
      ${voided && html`<p class="note"><strong>${t("voided")}</strong></p>`}
      <p>${withTitles(why(table, outcome))}</p>
      <div class="gains"><${Moved} /></div>
      <${Reasons} /><${Origin} />
      <${Places} outcome=${outcome} />
      <${Guessed} />
      <div class="row">
        <${Again} next=${next} />
        <${ToReplay} />
        <a class="button" href="/table/${uid}/verify/">${t("verify")}</a>
        <a class="button" href="/">${t("to_lobby")}</a>
      </div>
      <${Entropy} />
    </section>`;
}

/** How it went, and how it would have gone. */
export function ToReplay() {
  return html`<${Ways} ways=${waysBack(useTable()).filter(([way]) => way !== "verify")} />`;
}

/** @param {{ ways: [string, string][] }} props */
const Ways = ({ ways }) =>
  ways.map(([way, address]) => html`<a key=${way} class="button" href=${address}>${t(way)}</a>`);

/**
 * How it went, how it would have gone, and whether the deal was fair: in words, each with its address.
 * There is nothing to see in a game that never began.
 *
 * @param {Pick<Store, "facts" | "frame" | "replay">} table
 * @returns {[string, string][]}
 */
export function waysBack({ facts, frame: { table }, replay }) {
  if (replay || !table.started_at) return [];
  const address = `/table/${table.uid}`;
  /** @type {[string, string][]} */
  const tried = facts.me ? [["what_if", `${address}/replay/#what-if`]] : [];
  return [["replay", `${address}/replay/`], ...tried, ["verify", `${address}/verify/`]];
}

/** @param {{ next: string | null }} props */
export function Again({ next }) {
  const table = useTable();
  if (mySeat(table)) return html`<button class="main" onClick=${() => rematch(table)}>${again(table)}</button>`;
  return next ? html`<a class="button" href="/table/${next}/">${t("watch_rematch")}</a>` : null;
}

/**
 * What the button says: of all the people here, how many wait at the next table already.
 *
 * @param {Store} table
 */
function again({ frame: { table } }) {
  const people = table.seats.filter(({ user }) => user && !user.deleted).length;
  const willing = table.consents?.length ?? 0;
  return willing && people > 1 ? t("rematch_consents", { willing, people }) : t("rematch");
}

/**
 * @param {Store} table
 * @param {Outcome} outcome
 */
export function headline(table, outcome) {
  /** @param {number} seat */
  const mine = (seat) => isMine(table, seat);
  if (outcome.left.some(mine)) return t("over_left");
  const stayed = outcome.winners.filter((one) => !isAbsent(outcome, one));
  if (stayed.some(mine)) return t("over_won");
  if (!outcome.winners.length) return t("over_draw");
  const names = (stayed.length ? stayed : outcome.winners).map((one) => seatName(table, one)).join(", ");
  const winners = winningSide(table, outcome) || names;
  return t(stayed.length ? "over_winners" : "over_bot", { winners });
}

/**
 * @param {Store} table
 * @param {Outcome} outcome
 */
export function why({ words }, outcome) {
  if (outcome.reason === "resigned") return t("reason_resigned");
  return words.say("reasons", { code: outcome.reason, ...outcome });
}

/**
 * The seats, the best first.
 *
 * @param {Outcome} outcome
 */
export function inOrder({ places, standing }) {
  return places.map((_, seat) => seat).sort((one, other) => standing[one] - standing[other]);
}

/** @param {{ outcome: Outcome }} props */
function Places({ outcome }) {
  const table = useTable();
  const sided = Object.keys(outcome.sides).length > 0;
  const scored = !sided && outcome.scores.some(Boolean);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t("place")}</th>
          <th scope="col">${t("player")}</th>
          ${sided && html`<th scope="col">${t("side")}</th>`}
          ${scored && html`<th scope="col">${t("score")}</th>`}
        </tr>
      </thead>
      <tbody>
        ${inOrder(outcome).map(
          (seat) => html`
          <tr key=${seat} class=${isMine(table, seat) ? "mine" : ""}>
            <td>${outcome.standing[seat]}</td>
            <td>${withTitles(said(table, outcome, seat).join(" — "))}</td>
            ${sided && html`<td>${sideOf(table, outcome, seat)}</td>`}
            ${scored && html`<td>${table.words.tell("scores", outcome.scores[seat])}</td>`}
          </tr>`,
        )}
      </tbody>
    </table>`;
}

/**
 * @param {Store} table
 * @param {Outcome} outcome
 * @param {number} seat
 */
const said = (table, outcome, seat) =>
  [seatName(table, seat), ...marks(outcome, seat), moved(outcome, seat), ...notedOf(table, seat)].filter(Boolean);

/**
 * @param {Outcome} outcome
 * @param {number} seat
 */
export function marks(outcome, seat) {
  const won = outcome.winners.includes(seat);
  const left = outcome.left.includes(seat);
  return [left && t("has_left"), won && t(isAbsent(outcome, seat) ? "bot_won" : "winner")].filter(Boolean);
}

/**
 * Did a bot end the game for this seat's owner? Then its win is not theirs.
 *
 * @param {Outcome} outcome
 * @param {number} seat
 */
const isAbsent = ({ left, away = [] }, seat) => left.includes(seat) || away.includes(seat);

export function Entropy() {
  const { facts, frame } = useTable();
  const used = wasUsed(facts.uid, frame.table.fair.entropy);
  if (used === null) return null;
  return html`<p class="small">${used ? t("entropy_used") : t("entropy_unused")}</p>`;
}

/** @param {{ voided: boolean }} props */
export function Cancelled({ voided }) {
  return html`
    <section class="card stack" aria-labelledby="question">
      <div aria-live="polite"><h2 id="question" tabindex="-1">${t("cancelled")}</h2></div>
      <p>${voided ? t("voided_before_end") : t("cancelled_text")}</p>
      <div class="row">
        <${Ways} ways=${waysBack(useTable())} />
        <a class="button main" href="/">${t("to_lobby")}</a>
      </div>
      <${Entropy} />
    </section>`;
}
