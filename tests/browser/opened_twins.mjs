// Opens something before a move and something after it: a sheet, a dialog, a tip, an outcome, a page of notes.
//
// In each move it is one thing, another from move to move. What is open when the move comes is left as it is
// until the move has been shown; then it is let go, and something is opened anew.

import { prefer, preferences } from "#page/stage/preferences.js";
import { drawn } from "./still_page.mjs";
import { comparing } from "./twin_tables.mjs";

const LIKED = structuredClone(preferences);
const NOTES = { marks: { 1: "thing", 2: "clean" }, guesses: { 0: "human" } };
const LIKELY = ':is([data-thing^="hand:"], [data-thing="discard"])';
const WITHIN = ".paper-sheet, .over-sheet, dialog, .speaking";
const AIMS = `.prod .aim, .slot.lit, .plate.lit, .aims-list button, :is(${WITHIN}) button:not(.shut)`;
const KINDS = {
  ...{ sheet: ".over-sheet, .paper-sheet", dialog: "dialog", tip: ".tip", tag: ".tag", chosen: ".piece.chosen" },
  ...{ notebook: ".notebook", announcing: ".announcing", saying: ".saying", guessing: ".guessing", aimed: ".aimed" },
  veil: ".veil.on",
};

const place = document.querySelector("#table");
place.style = "opacity:0"; // what is gone to must be in sight; none of it need be painted

/** How often each kind of thing was open before a move, all through it, and after it. */
export const found = { before: {}, throughout: {}, after: {} };
let open = [];

const isOpen = () => Object.keys(KINDS).filter((kind) => place.querySelector(KINDS[kind]));
const count = (when, kinds) => {
  for (const kind of kinds.length ? kinds : ["nothing"]) found[when][kind] = (found[when][kind] ?? 0) + 1;
};

/** Things of the game that can be gone to. */
const things = (kind = "") => {
  const all = [...place.querySelectorAll(`.stage [data-thing]${kind}`)];
  return [...new Set(all.map(({ dataset }) => `[data-thing="${CSS.escape(dataset.thing)}"]`))];
};

/** What else can be gone to on the stage. */
function others() {
  const looks = [...place.querySelectorAll(".stage button:not([data-thing])")].map(({ classList }) => classList[0]);
  const buttons = looks.filter(Boolean).map((look) => `button.${look}`);
  return ["KeyN", ...new Set(buttons)];
}

const some = (all, number) => all[number % all.length];
const within = (way) => place.querySelector(`.stage ${way}`);

function go(way) {
  if (way.startsWith("Key")) return dispatchEvent(new KeyboardEvent("keydown", { code: way, key: way.at(-1) }));
  within(way)?.focus();
  return within(way)?.click();
}

/** Go to something and touch it; if that opens nothing, to something else, and to what is likely to open. */
async function touched(number) {
  const seen = [];
  for (const ways of [number % 3 ? things() : others(), others(), things(LIKELY), things(LIKELY)]) {
    const way = some(ways, Math.floor(number / 3) + seen.length);
    if (way) go(way);
    await drawn();
    seen.push(way);
    if (isOpen().length) break;
  }
  return [...seen, ...(await aimed(number)), place.innerHTML].join(" ");
}

/** Every third time or so, go on to something that has been lit, or lies within what was opened. */
async function aimed(number) {
  const aims = [...place.querySelectorAll(AIMS)];
  if (number % 7 > 2 || !aims.length) return [];
  some(aims, number).click();
  await drawn();
  return ["aimed"];
}

async function letGo(table) {
  table.change({ form: null, saying: null });
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await drawn();
}

/** @type {import("./twin_tables.mjs").Opening} */
const opening = {
  async before(table, number) {
    table.steady.takes = () => true;
    table.change(NOTES);
    const seen = await touched(number);
    open = isOpen();
    count("before", open);
    return seen;
  },
  async after(table, number) {
    const left = isOpen();
    count(
      "throughout",
      left.filter((kind) => open.includes(kind)),
    );
    await letGo(table);
    const seen = await touched(number);
    count("after", isOpen());
    prefer(structuredClone(LIKED)); // whoever comes to the table next has touched nothing
    return seen;
  },
};

/** @param {(given: object) => any} makeStage */
export const openingTwins = (makeStage) => comparing(makeStage, opening);
