// Focus outlives a redraw: whoever stood on something that is gone stands on the question.

/** @type {Element | null} */
let last = null;

document.addEventListener("focusin", (event) => {
  last = /** @type {Element} */ (event.target);
});

/**
 * To be called after each drawing.
 *
 * @param {boolean} goOn whether the question is to be heard next, wherever one stands
 */
export function keepFocus(goOn) {
  const lost = last && !last.isConnected && document.activeElement === document.body;
  if (lost || goOn) document.getElementById("question")?.focus({ preventScroll: true });
}
