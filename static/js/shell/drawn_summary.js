// The end of a drawn game, on one sheet of paper: who and why, places with opened hands, once more.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { asTitle } from "../core/titles.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { seatName, withTitles } from "../table/names.js";
import { isMine } from "../table/seating.js";
import { Disc } from "./disc.js";
import { Moved, moved, Reasons } from "./gains.js";
import { Guessed, notedOf } from "./noted.js";
import { Origin } from "./origin.js";
import { Again, Cancelled, Entropy, headline, inOrder, marks, ToReplay, why } from "./summary.js";

/**
 * @import { Ending, Game } from "../stage/module.js"
 * @import { Outcome } from "../table/frames.js"
 */

/** @param {{ game?: Game }} props */
export function DrawnSummary({ game }) {
  const table = useTable();
  const { outcome, rematch: next, status, voided } = table.frame.table;
  if (status === "cancelled" || !outcome) return html`<div class="laid"><${Cancelled} voided=${voided} /></div>`;
  const { view, seat } = table.frame;
  const hands = game?.opened?.(view) ?? null;
  /** @type {Ending} */
  const ending = { view, seat, words: table.words, nameOf: (one) => seatName(table, one) };
  return html`
    <section class="laid summary" aria-labelledby="question">
      <header>
        <span class="prize"><${Icon} name="cup" size=${32} /></span>
        <div aria-live="polite">
          <h2 id="question" tabindex="-1">${withTitles(headline(table, outcome))}</h2>
          <p>${withTitles(why(table, outcome))}</p>
        </div>
      </header>
      ${voided && html`<p class="note"><strong>${t("voided")}</strong></p>`}
      <div class="gains">
        ${game?.Prize && html`<${game.Prize} ...${ending} />`}
        <${Moved} />
      </div>
      <${Reasons} /><${Origin} />
      ${
        game?.Story
          ? html`<${game.Story} ...${ending} />`
          : html`
            <ol class="plain standing">
              ${inOrder(outcome).map((seat) => html`<${Place} key=${seat} ...${{ seat, outcome, game, hand: hands?.[seat] ?? null }} />`)}
            </ol>`
      }
      ${game?.Ending && html`<${game.Ending} />`}
      <${Guessed} />
      <div class="row wide">
        <${Again} next=${next} />
        <${ToReplay} />
        <a class="button" href="/">${t("to_lobby")}</a>
      </div>
      <${Seal} />
    </section>`;
}

/** @param {{ seat: number, outcome: Outcome, game?: Game, hand: string[] | null }} props */
function Place({ seat, outcome, game, hand }) {
  const table = useTable();
  const { scores, standing } = outcome;
  const events = table.state.log.map(({ event }) => event);
  const fate = game?.fate?.(table.frame.view, seat, table.words, events);
  const honour = game?.honour?.(table.frame.view, seat, table.words);
  const left = hand?.length ? game?.remains?.(table.frame.view, seat, table.words) : "";
  const said = marks(outcome, seat).filter((mark) => mark !== t("winner"));
  const notes = [...said, fate, left, moved(outcome, seat), ...notedOf(table, seat)].filter(Boolean);
  return html`
    <li class=${isMine(table, seat) ? "mine" : ""}>
      <b class="number"><span class="unseen">${t("place")} </span>${standing[seat]}</b>
      <${Disc} number=${seat} />
      <span class="who"><b>${withTitles(honoured(seatName(table, seat), honour))}</b>${notes.length > 0 && html`<small>${notes.join(", ")}</small>`}</span>
      ${hand && game && html`<${Hand} hand=${hand} game=${game} />`}
      ${scores.some(Boolean) && html`<b class="score">${table.words.tell("scores", scores[seat])}</b>`}
    </li>`;
}

/**
 * A title that was won in this game stands before the name, once.
 *
 * @param {string} name
 * @param {string} [honour]
 */
const honoured = (name, honour) => (honour && !name.includes(asTitle(honour)) ? `${asTitle(honour)} ${name}` : name);

/** @param {{ hand: string[], game: Game }} props */
function Hand({ hand, game }) {
  const { words } = useTable();
  if (!hand.length) return html`<small class="hand-of">${t("empty_hand")}</small>`;
  const told = hand.map((card) => words.tell("card", card)).join(", ");
  return html`
    <span class="hand-of" role="img" aria-label=${told} title=${told}>
      ${hand.map((card, at) => html`<i key=${at} dangerouslySetInnerHTML=${{ __html: game.face(card, words.language, words) }} />`)}
    </span>`;
}

/** The seal under which the deal was made, and the way to break it. */
function Seal() {
  const { uid, fair } = useTable().frame.table;
  const seal = `${fair.commitment.slice(0, 4)}…${fair.commitment.slice(-2)}`;
  return html`
    <div class="seal">
      <p><${Icon} name="check" size=${18} /><a href="/table/${uid}/verify/">${t("verify_seal", { seal })}</a></p>
      <${Entropy} />
    </div>`;
}
