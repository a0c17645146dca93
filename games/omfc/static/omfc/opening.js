// What opens and shuts the card of a cell, and where the focus is meanwhile.

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { focusOn } from "./board.js";

/**
 * @import { Cell, View } from "./wire.js"
 *
 * @typedef {{ cell: Cell } | { seat: number } | null} Opened
 * @typedef {{ current: HTMLElement | null }} Ref
 */

/**
 * @param {object} world
 * @param {Ref} world.root
 * @param {Cell | null} world.cell
 * @param {(opened: Opened) => void} world.setOpened
 * @param {(cell: Cell) => void} world.setWalked
 */
export function useCards({ root, cell, setOpened, setWalked }) {
  const quiet = useRef(false);
  const open = useMemo(
    () => (/** @type {Cell} */ one) => {
      setWalked(one);
      if (!quiet.current) setOpened({ cell: one });
    },
    [],
  );
  // The focus goes back to the cell, which is not opened by it again; from elsewhere it is not taken.
  const shut = () => {
    const { activeElement: here } = document;
    setOpened(null);
    quiet.current = true;
    if (cell && (here === document.body || root.current?.contains(here))) focusOn(root.current, cell);
    quiet.current = false;
  };
  const enter = () => {
    /** @type {HTMLElement | null | undefined} */
    const first = root.current?.querySelector(".card-of .do") ?? root.current?.querySelector(".card-of button");
    first?.focus();
  };
  /** @param {KeyboardEvent & { target: HTMLElement }} event */
  const leave = (event) => {
    if (event.key !== "Escape") return;
    if (cell && event.target.closest(".card-of")) focusOn(root.current, cell);
    else shut();
  };
  return { open, shut, enter, leave };
}

/**
 * What was open in my turn is shut with it: it would lie over what others do, and over what is worth knowing.
 *
 * @param {boolean} isAsked
 * @param {() => void} shut
 */
export function useShutWithTurn(isAsked, shut) {
  const was = useRef(isAsked);
  useLayoutEffect(() => {
    if (was.current && !isAsked) shut();
    was.current = isAsked;
  }, [isAsked]);
}

/**
 * Whoever has acted by keys stands on the cell again: the button that was pressed is gone.
 *
 * @param {Ref} root
 * @param {View} view
 * @param {Cell | null} cell
 */
export function useFocusKept(root, view, cell) {
  const within = useRef(false);
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = ({ target }) => {
      within.current = target instanceof Element && Boolean(target.closest(".card-of"));
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (within.current && cell && document.activeElement === document.body) focusOn(root.current, cell);
  }, [view, cell]);
}
