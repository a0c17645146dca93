// Focus outlives a redraw: whoever stood on something that is gone stands on the question.

import { state } from "./store.js";

let last = null;
let wasSending = false;

document.addEventListener("focusin", (event) => {
  last = event.target;
});

export function keepFocus() {
  const lost = last && !last.isConnected && document.activeElement === document.body;
  if (lost || moveSettled()) document.getElementById("question")?.focus({ preventScroll: true });
}

// After a move of one's own the next thing to hear is the question, not the same button again.
function moveSettled() {
  const settled = wasSending && !state.sending && !state.refusal;
  wasSending = Boolean(state.sending);
  return settled && Boolean(document.activeElement?.closest(".moves"));
}
