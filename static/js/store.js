// What the page knows, and one redraw per frame of the screen when it changes.

export const state = {
  status: "connecting",
  closedWith: 0,
  farewell: "",
  words: null,
  frame: null,
  offset: 0,
  log: [],
  chat: [],
  here: null,
  anonymous: 0,
  sending: null,
  refusal: "",
  looked: "",
  previews: new Map(),
  form: null,
  confirming: "",
  answer: "",
  undo: null,
};

let draw = () => {};
let due = false;

export function change(patch) {
  Object.assign(state, patch);
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    draw();
  });
}

// Say what came of something; `undo` takes it back.
export const answer = (text, undo = null) => change({ answer: text, undo });

export function onChange(drawer) {
  draw = drawer;
}

export const seatOf = (number) => state.frame?.table.seats[number];
export const mySeat = () => (state.frame?.seat === null ? null : seatOf(state.frame?.seat));

// Does the table wait for me? While I am away a bot answers for me.
export function amAsked() {
  const { frame } = state;
  if (frame?.table.status !== "playing" || frame.seat === null) return false;
  return Boolean(frame.view.asks[frame.seat]) && !mySeat().absence;
}

export const isHost = () => Boolean(state.frame?.table.host && state.frame.table.host === state.me);
