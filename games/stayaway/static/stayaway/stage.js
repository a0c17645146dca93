// Нечто on the stage: who sits where, what lies between them, what a move touches.

import { drawnBy } from "#page/stage/drawn_by.js";
import { BACKS } from "./backs.js";
import { Centre } from "./centre.js";
import { facesIn } from "./faces.js";
import { familiesAt } from "./families.js";
import { hints } from "./hints.js";
import { layout } from "./layout.js";
import { attempt, landing, things } from "./moves.js";
import { asking, label, remark, told } from "./names.js";
import { Over } from "./over.js";
import { scene } from "./scene.js";
import { Story } from "./story.js";
import { isDown, openly } from "./veiling.js";

/**
 * @import { Game } from "#page/stage/module.js"
 * @import { Kit } from "#page/stage/modules.js"
 * @import { Store } from "#page/table/types.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/** @type {Partial<Record<Event["type"], string>>} */
const SOUNDS = {
  deal: "dealt",
  draw: "drawn",
  panic: "named",
  play: "laid",
  offer: "passed",
  exchange: "passed -5",
  chain: "passed 5",
  defend: "skipped",
  door: "thud",
  door_broken: "thud 7",
  quarantine: "skipped -7",
  change_places: "turned",
  reverse: "turned 5",
  shuffle: "shuffled",
  burnt: "thud -5",
  super_infection: "thud 4",
  announce: "glass",
  game_over: "won",
};

/**
 * @param {Store} table
 * @returns {Game<View, Event, Laid>}
 */
const gameAt = (table) => ({
  cloth: "stayaway",
  backs: BACKS,
  defs: "",
  face: facesIn(table.words, familiesAt(table)),
  scene,
  layout,
  things,
  attempt,
  landing,
  hints,
  sound: ({ type }) => SOUNDS[type] ?? null,
  label,
  told,
  asking,
  remark,
  opened: ({ revealed }) => revealed?.hands ?? null,
  hearsTalk: true,
  keepsNotes: true,
  veil: { isDown, openly },
  Centre,
  Over,
  Story,
});

/** @param {Kit} kit */
export const makeStage = ({ table }) => drawnBy(gameAt(table))();
