// On a phone the rivals' boards are swiped: one of them takes most of the room.

import { useEffect, useRef } from "preact/hooks";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

const FAR = 36;

/** @param {Parts<View, Laid>} parts */
export function useSwipe(parts) {
  const latest = useRef(parts);
  latest.current = parts;
  useEffect(() => {
    let from = { x: 0, y: 0, isBoard: false };
    /** @param {PointerEvent} event */
    const down = ({ target, clientX: x, clientY: y }) => {
      from = { x, y, isBoard: target instanceof Element && target.closest(".plate.board:not(.own), .slot") !== null };
    };
    /** @param {PointerEvent} event */
    const up = ({ clientX, clientY }) => {
      const by = clientX - from.x;
      const { size } = latest.current;
      if (size.mode !== "phone" || !from.isBoard || Math.abs(by) < FAR || Math.abs(clientY - from.y) > FAR) return;
      latest.current.turn(next(latest.current, by < 0 ? 1 : -1));
    };
    addEventListener("pointerdown", down);
    addEventListener("pointerup", up);
    return () => {
      removeEventListener("pointerdown", down);
      removeEventListener("pointerup", up);
    };
  }, []);
}

/**
 * All alike comes before the first and after the last.
 *
 * @param {Parts<View, Laid>} parts
 * @param {number} step
 */
function next({ layout, seat, turned }, step) {
  const boards = ["", ...[...layout.seats.keys()].filter((one) => one !== seat).map((one) => `seat:${one}`)];
  return boards[(boards.indexOf(turned) + step + boards.length) % boards.length];
}
