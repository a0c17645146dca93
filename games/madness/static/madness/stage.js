// Мэднесс on the stage: which pieces lie where, what a move touches, what an event moves.

import { addDeck } from "#page/stage/back.js";
import { drawnBy } from "#page/stage/drawn_by.js";
import { Answers } from "./answers.js";
import { Centre } from "./centre.js";
import { Chart } from "./chart.js";
import { BACK } from "./coyote.js";
import { DEFS, face } from "./faces.js";
import { hints } from "./hints.js";
import { layout } from "./layout.js";
import { attempt, landing, things } from "./moves.js";
import { label, told } from "./names.js";
import { Over } from "./over.js";
import { asking, brief, remark } from "./sayings.js";
import { SORTINGS, scene } from "./scene.js";

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Partial<Record<Event["type"], string>>} */
const SOUNDS = {
  deal: "dealt",
  turn: "handed",
  pass: "skipped",
  decline: "skipped -5",
  attack: "laid",
  close: "laid -7",
  boss: "thud",
  pull: "drawn",
  drop: "drawn -9",
  push: "laid 7",
  closed: "named",
  point: "glass",
  chance: "turned",
  coyote: "thud 7",
  round: "dealt 5",
  cleared: "shuffled",
  game_over: "won",
};

addDeck("madness", BACK);

/** @type {Game<View, Event, Laid>} */
export const game = {
  cloth: "madness",
  backs: ["madness"],
  defs: DEFS,
  sortings: SORTINGS,
  opened: (view) => view.revealed?.hands ?? null,
  face,
  scene,
  layout,
  things,
  attempt,
  landing,
  hints,
  sound: (event) => SOUNDS[event.type] ?? null,
  label,
  told,
  asking,
  remark,
  brief,
  Answers,
  Ending: Chart,
  Centre,
  Over,
};

export const makeStage = drawnBy(game);
