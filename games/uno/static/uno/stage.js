// UNO on the stage: which pieces lie where, what a move touches, what an event moves.

import { addDeck } from "#page/stage/back.js";
import { drawnBy } from "#page/stage/drawn_by.js";
import { Centre } from "./centre.js";
import { DEFS, face } from "./faces.js";
import { hints } from "./hints.js";
import { layout } from "./layout.js";
import { attempt, landing, things } from "./moves.js";
import { asking, brief, label, remains, remark, told } from "./names.js";
import { Over } from "./over.js";
import { Prize } from "./result.js";
import { SORTINGS, scene } from "./scene.js";

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Partial<Record<Event["type"], string>>} */
const SOUNDS = {
  deal: "dealt",
  open: "laid 5",
  play: "laid",
  color: "named",
  draw: "drawn",
  uno: "glass",
  jump_in: "thud",
  skip: "skipped",
  reverse: "turned",
  reshuffle: "shuffled",
  swap: "passed",
  hands_passed: "passed -5",
  deal_over: "won -5",
  game_over: "won",
};

/**
 * A call is heard whenever it is made, a missed one too.
 *
 * @param {Event} event
 */
function sound(event) {
  if (event.type === "play" && event.uno) return "glass";
  if (event.type === "draw" && event.why === "penalty") return "thud 9";
  return SOUNDS[event.type] ?? null;
}

addDeck("uno", {
  paint: "#a4262c",
  mark: '<text class="numeral" x="100" y="164" font-size="70" fill="#a4262c">З</text>',
});

/** @type {Game<View, Event, Laid>} */
export const game = {
  cloth: "uno",
  backs: ["uno"],
  defs: DEFS,
  sortings: SORTINGS,
  opened: (view) => (view.over ? (view.last_deal?.hands ?? null) : null),
  keys: { KeyU: "do:uno" },
  face,
  scene,
  layout,
  things,
  attempt,
  landing,
  hints,
  sound,
  label,
  told,
  asking,
  brief,
  remains,
  remark,
  Prize,
  Centre,
  Over,
};

export const makeStage = drawnBy(game);
