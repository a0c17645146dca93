// Ship IT! on the stage: which pieces lie where, what a move touches, what an event moves.

import { drawnBy } from "#page/stage/drawn_by.js";
import { Centre } from "./centre.js";
import { face } from "./faces.js";
import { chapter, fate, honour } from "./fate.js";
import { brief } from "./foreseen.js";
import { Form } from "./form.js";
import { hints } from "./hints.js";
import { layout } from "./layout.js";
import { attempt, isGrave, landing, things } from "./moves.js";
import { asking, label, remark, told } from "./names.js";
import { Over } from "./over.js";
import { SORTINGS, scene } from "./scene.js";

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Partial<Record<Event["type"], string>>} */
const SOUNDS = {
  deal: "dealt",
  drew: "drawn",
  found: "drawn 5",
  copied: "drawn -5",
  deploy: "laid",
  play: "laid 5",
  event: "thud 7",
  blow_over: "thud",
  offer: "passed",
  exchange: "passed -5",
  lay: "laid -5",
  discarded: "laid -9",
  reshuffle: "shuffled",
  merged: "shuffled -5",
  marked: "skipped",
  victory: "won",
};

/** @type {Game<View, Event, Laid>} */
export const game = {
  cloth: "shipit",
  backs: ["shipit"],
  defs: "",
  sortings: SORTINGS,
  opened: (view) => view.over?.hands ?? null,
  keys: { KeyE: "do:end", KeyD: "deck", KeyO: "do:offer" },
  face,
  scene,
  layout,
  things,
  attempt,
  isGrave,
  landing,
  hints,
  sound: (event) => SOUNDS[event.type] ?? null,
  label,
  told,
  asking,
  brief,
  remark,
  fate,
  honour,
  chapter,
  Centre,
  Over,
  Form,
};

export const makeStage = drawnBy(game);
