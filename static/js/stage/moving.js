// When what lies on the table has changed, the difference moves.

import { useLayoutEffect, useRef } from "preact/hooks";
import { back } from "./back.js";
import { finish, light, pass, play } from "./motion.js";
import { isStill } from "./preferences.js";
import { difference, passages } from "./scene.js";

/**
 * @import { StateFrame } from "../table/frames.js"
 * @import { Company, Game, Size } from "./module.js"
 * @import { Shown } from "./pacing.js"
 * @import { Hint, Laid } from "./scene.js"
 */

/**
 * @param {object} world
 * @param {Game} world.game
 * @param {Company} world.company
 * @param {Shown<StateFrame>} world.shown
 * @param {Laid} world.laid
 * @param {Size} world.size
 * @param {Map<string, HTMLElement>} world.elements
 * @param {{ current: HTMLElement | null }} world.host of what passes and does not stay
 */
export function useMotion({ game, company, shown, laid, size, elements, host }) {
  const last = useRef(/** @type {{ laid: Laid, size: Size, version: number } | null} */ (null));
  const { frame, speed, isLeap } = shown;
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { laid, size, version: frame.version };
    if (!before || before.size !== size) return;
    const isNew = before.version !== frame.version;
    const hints = isNew ? hintsOf(game, frame, company) : [];
    const flights = difference(before.laid, laid, hints);
    /** @param {string} key */
    const find = (key) => elements.get(key);
    /** @param {string} key */
    const backOf = (key) => {
      const piece = laid.pieces.find((one) => one.key === key);
      return piece ? back(piece.back, laid.spots.get(key)?.w ?? 0) : "";
    };
    // What I move myself moves at once; what the table shows moves as quickly as it is paced.
    if (speed || !(isNew || isLeap || isStill())) play(flights, find, { speed: speed || 1, backOf });
    else if (isLeap) finish();
    else light(changed(before.laid, laid), find);
    if (speed && host.current) pass(passages(before.laid, laid, hints), host.current, speed);
  }, [laid.pieces, laid.spots]);
}

/**
 * @param {Game} game
 * @param {StateFrame} frame
 * @param {Company} company
 * @returns {Hint[]}
 */
const hintsOf = (game, { events }, company) =>
  events.flatMap((event, step) => game.hints(event, company).map((hint) => ({ ...hint, step })));

/**
 * What lies there now and did not before.
 *
 * @param {Laid} before
 * @param {Laid} after
 */
const changed = (before, after) => after.pieces.map(({ key }) => key).filter((key) => !before.spots.has(key));
