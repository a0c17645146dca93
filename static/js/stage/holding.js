// How my cards are held: touched, dragged, opened by a sliding finger, looked at for a while.

import { useMemo, useRef, useState } from "preact/hooks";
import { follow } from "./dragging.js";

/**
 * @import { useChoice } from "./choice.js"
 * @import { Hold } from "./pieces.js"
 */

const GLANCE = 350;

/**
 * @param {ReturnType<typeof useChoice>} choice
 * @returns {{ hold: Hold, opened: string | null }}
 */
export function useHold(choice) {
  const [opened, setOpened] = useState(/** @type {string | null} */ (null));
  const latest = useRef(choice);
  latest.current = choice;
  const hold = useMemo(() => makeHold(latest, setOpened), []);
  return { hold, opened };
}

/**
 * @param {{ current: ReturnType<typeof useChoice> }} choice
 * @param {(key: string | null) => void} setOpened
 * @returns {Hold}
 */
function makeHold(choice, setOpened) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const leave = () => clearTimeout(timer);

  /** @type {import("./dragging.js").Deeds} */
  const deeds = {
    begin(card) {
      const { thing, key } = named(card);
      leave();
      if (choice.current.pending || !choice.current.isLitFirst(thing)) return false;
      choice.current.pick(thing, key);
      return true;
    },
    drop: (card, aim, far, event) => choice.current.drop(named(card).thing, named(card).key, aim, far, event),
    open: (card) => setOpened(card && named(card).key),
    pick: (card, event) => choice.current.touch(named(card).thing, event, named(card).key),
    look: (card) => choice.current.why(named(card).thing, named(card).key),
  };

  return {
    touch(piece, event) {
      leave();
      choice.current.touch(piece.thing ?? "", event, piece.key);
    },
    pull: (event) => follow(event, deeds),
    look(piece) {
      leave();
      if (choice.current.picked.key === piece.key) return;
      timer = setTimeout(() => choice.current.glance(piece.thing ?? "", piece.key), GLANCE);
    },
    leave,
  };
}

/** @param {HTMLElement} card */
const named = ({ dataset }) => ({ thing: dataset.thing ?? "", key: dataset.key ?? "" });
