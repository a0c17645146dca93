// Makes a game's module into what the page draws: frames are paced, heard, and fed to the stage.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useTable } from "../table/context.js";
import { seatName } from "../table/names.js";
import { absenceOf, amAsked, isMine } from "../table/seating.js";
import { Drawing } from "./drawing.js";
import { finish, lasting } from "./motion.js";
import { Leafing, Pacer } from "./pacing.js";
import { isStill, preferences } from "./preferences.js";
import { heardIn, listenForTouch, sound } from "./sounds.js";

/**
 * @import { StateFrame } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 * @import { Game } from "./module.js"
 * @import { Shown } from "./pacing.js"
 */

const LAST_SECONDS = 10;
/** What ends motion at once. */
const PRESSED = ["pointerdown", "keydown"];

/** What is known of a table and no stage draws as it is. */
const ASIDE = [
  "closedWith",
  "farewell",
  "offset",
  "chat",
  "isTalkTold",
  "asides",
  "here",
  "anonymous",
  "answer",
  "undo",
];

/** @param {Game} game */
export const drawnBy = (game) => () => Object.assign(() => html`<${Kept} game=${game} />`, { game });

/**
 * A page is drawn for many reasons; its stage only if what it shows has changed since it was drawn last.
 *
 * @param {{ game: Game }} props
 */
function Kept({ game }) {
  const table = useTable();
  const known = useRef(/** @type {unknown[]} */ ([]));
  const drawn = useRef(/** @type {unknown} */ (null));
  const note = () => {
    known.current = knownOf(table, game);
  };
  const isSame = knownOf(table, game).every((one, at) => one === known.current[at]);
  if (!isSame || !drawn.current) drawn.current = html`<${Drawn} game=${game} note=${note} />`;
  return drawn.current;
}

/**
 * @param {Store} table
 * @param {Game} game
 */
const knownOf = (table, { hearsTalk = false }) => [
  JSON.stringify(preferences),
  hearsTalk && table.state.chat,
  table.frame.table.seats.map(({ number }) => absenceOf(table, number)).join(),
  ...Object.entries(table.state).flatMap(([name, value]) => (ASIDE.includes(name) ? [] : [value])),
];

/** @param {{ game: Game, note: () => void }} props */
function Drawn({ game, note }) {
  const table = useTable();
  note();
  const shown = useShown(table, game);
  useTick(table);
  /** @param {number} seat */
  const person = (seat) => {
    const name = isMine(table, seat) ? t("you_yourself") : seatName(table, seat);
    return { name, isBot: Boolean(table.frame.table.seats[seat].level), absence: absenceOf(table, seat) };
  };
  return html`<${Drawing} game=${game} shown=${shown} person=${person} />`;
}

/**
 * The frame to be shown now, and how quickly what changed in it moves.
 *
 * @param {Store} table
 * @param {Game} game
 * @returns {Shown<StateFrame>}
 */
function useShown(table, game) {
  const [shown, setShown] = useState(/** @type {Shown<StateFrame>} */ ({ frame: table.frame, speed: 0, skipped: 0 }));
  const pacer = useMemo(() => {
    /** @param {Shown<StateFrame>} next */
    const show = (next) => {
      setShown(next);
      if (!isMuted(table)) sounds(game, next);
    };
    const { replay } = table;
    if (replay) return new Leafing(show, { still: isStill, speed: () => replay.speed });
    return new Pacer(show, { still: isStill, hold: ({ events }) => lasting(events.length) });
  }, []);
  useEffect(() => {
    listenForTouch();
    const hurry = () => {
      finish();
      pacer.catchUp();
    };
    const unheard = table.onState((frame, before) => pacer.push(frame, before));
    // What came after the first drawing and before this was heard by nobody.
    if (table.frame !== shown.frame) pacer.push(table.frame, shown.frame);
    for (const pressed of PRESSED) addEventListener(pressed, hurry, { capture: true });
    document.addEventListener("visibilitychange", hurry);
    return () => {
      unheard();
      for (const pressed of PRESSED) removeEventListener(pressed, hurry, { capture: true });
      document.removeEventListener("visibilitychange", hurry);
    };
  }, []);
  return shown;
}

/** @param {Store} table */
const isMuted = ({ facts }) => preferences.muted || facts.settings.sounds === false;

/**
 * @param {Game} game
 * @param {Shown<StateFrame>} shown
 */
function sounds(game, shown) {
  const company = { seat: shown.frame.seat, order: [] };
  for (const name of heardIn(shown, (event) => game.sound(event, company))) sound(name);
}

/**
 * One tick when my time runs out.
 *
 * @param {Store} table
 */
function useTick(table) {
  const { clocks, seat } = table.frame;
  const deadline = amAsked(table) && seat !== null ? clocks.seats[seat]?.deadline : null;
  useEffect(() => {
    if (!deadline) return undefined;
    const left = deadline - LAST_SECONDS - Date.now() / 1000 - table.state.offset;
    const timer = left > 0 ? setTimeout(() => isMuted(table) || sound("tick"), left * 1000) : 0;
    return () => clearTimeout(timer);
  }, [deadline]);
}
