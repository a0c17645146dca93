// A finger cannot hover: held on a move it asks what the move would do, and the click after it is none.

const LONG_PRESS = 450;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let held = false;

export const byTouch = matchMedia("(hover: none)");

/**
 * What a button listens to, for `look` to be called by a long press.
 *
 * @param {() => void} look
 */
export const holding = (look) => ({
  /** @param {PointerEvent} event */
  onPointerDown: (event) => begin(event, look),
  onPointerLeave: () => clearTimeout(timer),
  /** @param {MouseEvent} event */
  onContextMenu: (event) => held && event.preventDefault(),
});

/**
 * @param {PointerEvent} event
 * @param {() => void} look
 */
function begin(event, look) {
  held = false;
  if (event.pointerType !== "touch") return;
  timer = setTimeout(() => {
    held = true;
    look();
  }, LONG_PRESS);
}

/**
 * Tells whether a click only ends a long press; one made by a key never does.
 *
 * @param {MouseEvent} event
 */
export function endsHold({ detail }) {
  const ends = held && detail > 0;
  held = false;
  return ends;
}
