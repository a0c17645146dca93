// A finger cannot hover: held on a move it asks what the move would do, and the click after it is none.

const LONG_PRESS = 450;

let timer = 0;
let held = false;

export const byTouch = matchMedia("(hover: none)");

// What a button listens to, for `look` to be called by a long press.
export const holding = (look) => ({
  onPointerDown: (event) => begin(event, look),
  onPointerLeave: () => clearTimeout(timer),
  onContextMenu: (event) => held && event.preventDefault(),
});

function begin(event, look) {
  held = false;
  if (event.pointerType !== "touch") return;
  timer = setTimeout(() => {
    held = true;
    look();
  }, LONG_PRESS);
}

// Tells whether a click only ends a long press; one made by a key never does.
export function endsHold({ detail }) {
  const ends = held && detail > 0;
  held = false;
  return ends;
}
