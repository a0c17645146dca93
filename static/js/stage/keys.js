// Keys of the drawn table: numbers make moves, letters touch things, Alt shows which number is whose.

import { useEffect, useRef, useState } from "preact/hooks";

/**
 * @typedef {object} Deeds
 * @property {(number: number, event: KeyboardEvent) => void} goBy
 * @property {(thing: string, event: KeyboardEvent) => void} touch
 * @property {() => void} letGo
 */

/**
 * Whether the numbers are to be shown.
 *
 * @param {Record<string, string>} things touched by keys, by their codes
 * @param {Deeds} deeds
 */
export function useKeys(things, deeds) {
  const [numbered, setNumbered] = useState(false);
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const down = (event) => {
      if (event.key === "Alt") setNumbered(true);
      if (!isForTable(event)) return;
      const number = /^Digit([1-9])$/.exec(event.code)?.[1];
      if (event.key === "Escape") latest.current.letGo();
      else if (number) latest.current.goBy(Number(number), event);
      else if (things[event.code] && !event.altKey) latest.current.touch(things[event.code], event);
      else return;
      event.preventDefault();
    };
    /** @param {KeyboardEvent | FocusEvent} event */
    const up = (event) =>
      (event.type === "blur" || /** @type {KeyboardEvent} */ (event).key === "Alt") && setNumbered(false);
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    addEventListener("blur", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
      removeEventListener("blur", up);
    };
  }, [things]);
  return numbered;
}

/** @param {KeyboardEvent} event */
export function isForTable({ target, ctrlKey, metaKey, repeat }) {
  const writes = target instanceof Element && target.closest("input, textarea, select, dialog");
  return !writes && !ctrlKey && !metaKey && !repeat && !document.querySelector("dialog[open]");
}

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrows go from one button of a zone to the next.
 *
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
export function walk(event) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const here = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const step = STEPS[event.key];
  if (here < 0 || !step) return;
  event.preventDefault();
  buttons[(here + step + buttons.length) % buttons.length].focus();
}
