// One More Free Cell on the stage: a round board, a score, and a card for whatever is looked at.

import { drawnBy } from "#page/stage/drawn_by.js";
import { Answers } from "./answers.js";
import { asking, remark } from "./asking.js";
import { Centre } from "./centre.js";
import { Ending } from "./chart.js";
import { DEFS } from "./land.js";
import { layout } from "./layout.js";
import { things } from "./moves.js";

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Partial<Record<Event["type"], string>>} */
const SOUNDS = {
  build: "laid",
  start: "laid 5",
  desert: "drawn",
  river: "drawn -9",
  class: "named 5",
  forests: "shuffled",
  round: "dealt",
  turn: "handed",
  end: "skipped",
  passed: "skipped -5",
  attack: "thud",
  sabotage: "thud 9",
  bought: "passed",
  fortified: "named",
  capital: "glass",
  capital_lost: "thud -5",
  sunk: "thud 4",
  ruined: "thud -9",
  removed: "laid -9",
  undo: "turned",
  game_over: "won",
};

/** @type {Game<View, Event, Laid>} */
export const game = {
  cloth: "omfc",
  backs: [],
  defs: DEFS,
  keys: { KeyZ: "do:undo" },
  face: () => "",
  scene: ({ view }) => ({ view, pieces: [] }),
  layout,
  things,
  attempt: () => null,
  landing: () => "",
  hints: () => [],
  sound: (event) => SOUNDS[event.type] ?? null,
  label: () => "",
  told: () => ({ line: "" }),
  asking,
  remark,
  Answers,
  Centre,
  Ending,
};

export const makeStage = drawnBy(game);
