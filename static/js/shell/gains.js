// What the game brought me, as it was booked, and why it brought no more.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { isMine } from "../table/seating.js";

/**
 * @import { Gain, Outcome, Title } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

/** My numbers before and after, as small sheets. */
export function Moved() {
  const gain = useMine();
  if (!gain) return null;
  return html`
    <div class="prizes">
      ${gain.points && html`<${Sheet} name="gain_points" ...${gain.points} />`}
      ${gain.skill && html`<${Sheet} name="gain_skill" ...${gain.skill} />`}
    </div>`;
}

/** @param {{ name: string, before: number, after: number }} props */
function Sheet({ name, before, after }) {
  return html`
    <p><small>${t(name)}</small>
      <b>${before} <${Icon} name="arrow" size=${20} /><span class="unseen">→</span> ${after}</b></p>`;
}

/** The same in sentences: what does not count and why, and titles. */
export function Reasons() {
  const table = useTable();
  const { outcome, voided } = table.frame.table;
  const gain = useMine();
  if (!outcome || !gain || voided) return null;
  const said = [whyNot(gain, outcome), ...titlesOf(table, gain)].filter(Boolean);
  return said.length
    ? html`<ul class="plain reasons">${said.map((one) => html`<li key=${one}>${one}</li>`)}</ul>`
    : null;
}

function useMine() {
  const table = useTable();
  const { outcome, voided } = table.frame.table;
  return voided ? undefined : outcome?.gains?.find(({ seat }) => isMine(table, seat));
}

/**
 * @param {Outcome | null} outcome
 * @param {number | null} seat
 */
const gainOf = (outcome, seat) => outcome?.gains?.find((one) => one.seat === seat);

/**
 * How far a player's rating moved, in a few words.
 *
 * @param {Outcome} outcome
 * @param {number} seat
 */
export function moved(outcome, seat) {
  const skill = gainOf(outcome, seat)?.skill;
  if (!skill) return "";
  const change = skill.after - skill.before;
  return t("rating_moved", { change: change > 0 ? `+${change}` : `${change}`.replace("-", "−") });
}

/**
 * @param {Gain} gain
 * @param {Outcome} outcome
 */
function whyNot(gain, outcome) {
  if (gain.unrated && gain.unrated !== "one_side") return t(`unrated_${gain.unrated}`);
  const won = outcome.prizes.filter((one) => one.winner === gain.seat).reduce((sum, one) => sum + one.points, 0);
  if (won > gain.prize) return t("prize_partly", { won, prize: gain.prize });
  return gain.unrated ? t("unrated_one_side") : "";
}

/**
 * @param {Store} table
 * @param {Gain} gain
 */
function titlesOf({ words }, gain) {
  /** @param {Title} title */
  const called = (title) => title.name[words.language] ?? title.name.en;
  const held = new Set(gain.titles_won.map(({ code }) => code));
  const lost = gain.titles_lost.filter(({ code }) => !held.has(code));
  return [
    ...gain.titles_won.map((title) => t("title_won", { title: called(title) })),
    ...lost.map((title) => t("title_lost", { title: called(title) })),
  ];
}
