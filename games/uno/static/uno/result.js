// What a deal was worth: hands lie open and the prize is counted up card by card, at the end on the summary.

import { useEffect, useState } from "preact/hooks";
import { html } from "#page/core/html.js";
import { Icon } from "#page/stage/icons.js";
import { isStill } from "#page/stage/preferences.js";
import { useTable } from "#page/table/context.js";
import { face } from "./faces.js";
import { counted, prizeName } from "./worth.js";

/**
 * @import { Ending, Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Board, Card, LastDeal, View } from "./wire.js"
 * @import { Lying } from "./worth.js"
 */

const CARD_PAUSE = 110;
const READ = 7000;

/**
 * For a while after a deal has ended, if another follows.
 *
 * @param {Parts<View, Laid>} parts
 */
export function Result(parts) {
  const { last_deal: last, turns, over } = parts.view;
  const [shown, setShown] = useState(turns ? (last?.deal ?? 0) : 0);
  const isNews = Boolean(last && last.deal !== shown);
  const shut = () => setShown(last?.deal ?? 0);
  useEffect(() => {
    const timer = isNews ? setTimeout(shut, READ) : 0;
    return () => clearTimeout(timer);
  }, [isNews]);
  if (!last || !isNews || over) return null;
  return html`<${Counted} key=${last.deal} ...${parts} last=${last} shut=${shut} />`;
}

/** @param {Parts<View, Laid> & { last: LastDeal, shut: () => void }} props */
function Counted({ words, nameOf, last, layout, shut }) {
  const { hands, points, winner } = last;
  const { prize, counting } = usePrize(last);
  const { x, y, w, h } = layout.result;
  const who = winner === null ? words.label("no_winner") : words.label("prize_of", { who: nameOf(winner) });
  /**
   * @param {Card[]} hand
   * @param {number} seat
   */
  const row = (hand, seat) => html`
    <li key=${seat}><span>${nameOf(seat)}</span><${Open} hand=${hand} language=${words.language} counting=${counting?.seat === seat ? counting.at : -1} /><b>${points[seat]}</b></li>`;
  return html`
    <section class="result" style=${`left:${x}px;top:${y}px;width:${w}px;max-height:${h}px`} aria-label=${who}>
      <header><p><span>${who}</span> <b>+${prize}</b></p><button type="button" class="shut" aria-label=${words.label("play_on")} onClick=${shut}><${Icon} name="close" size=${18} /></button></header>
      <ul>${hands.map((hand, seat) => seat !== winner && row(hand, seat))}</ul>
    </section>`;
}

/**
 * The prize at the end, and whose it is unless it is mine; of a match, the score it was added to.
 *
 * @param {Ending<View>} ending
 */
export function Prize({ view, words, seat, nameOf }) {
  const last = view.last_deal;
  if (!view.over || !last || last.winner === null) return null;
  const whose = prizeName({ words, nameOf, seat }, last.winner);
  return html`<${Worth} last=${last} score=${view.scores[last.winner]} words=${words} whose=${whose} />`;
}

/** @param {{ last: LastDeal, score: number, words: Ending["words"], whose: string }} props */
function Worth({ last, score, words, whose }) {
  const { prize, counting } = usePrize(last);
  const before = score - sum(last.points);
  const match = html`
    <p><small>${words.label("match_score")}</small><b>${before}<${Icon} name="forth" size=${18} />${before + prize}</b></p>`;
  return html`
    <div class="prizes">
      <p><small>${whose}</small><b class="gain">+${prize}${counting && html`<i aria-hidden="true" dangerouslySetInnerHTML=${{ __html: face(counting.card, words.language) }} />`}</b></p>
      ${before > 0 && match}
    </div>`;
}

/** @param {number[]} all */
const sum = (all) => all.reduce((total, one) => total + one, 0);

/**
 * What the cards counted by now are worth, and the card that is just counted, if not all are.
 *
 * @param {LastDeal} last
 * @returns {{ prize: number, counting: Lying | null }}
 */
function usePrize({ hands }) {
  const board = /** @type {Board} */ (/** @type {unknown} */ (useTable().frame.table.board));
  const cards = sum(hands.map((hand) => hand.length));
  const count = useCounting(cards);
  const { sum: prize, last } = counted(hands, board.points, count);
  return { prize, counting: count < cards ? last : null };
}

/** @param {{ hand: Card[], language: string, counting: number }} props */
function Open({ hand, language, counting }) {
  const drawn = hand.map((card, at) => `<i class="${at === counting ? "counting" : ""}">${face(card, language)}</i>`);
  return html`<span class="opened-hand" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn.join("") }} />`;
}

/**
 * How many of the cards have been counted by now.
 *
 * @param {number} cards
 */
function useCounting(cards) {
  const [count, setCount] = useState(isStill() ? cards : 0);
  useEffect(() => {
    if (count >= cards) return undefined;
    const timer = setTimeout(() => setCount(count + 1), CARD_PAUSE);
    return () => clearTimeout(timer);
  }, [count, cards]);
  return count;
}
