// The events of all frames in one line without gaps or repeats, told as sentences.

import { page } from "./page.js";
import { change, state } from "./store.js";

const KEPT = 600;
const PAUSE = 500;
let told = 0;
let entries = 0;
let catching = false;

// A frame tells what happened after version `since`. While a socket opens, frames may overlap.
export function hear(frame) {
  if (frame.version <= told) return;
  if (frame.since === told) write(frame);
  else catchUp();
}

export const toldUpTo = () => told;

function write({ events, version }) {
  told = version;
  const sentences = events.map((event) => state.words.say("events", event)).filter(Boolean);
  const fresh = sentences.map((text) => ({ id: ++entries, text }));
  if (fresh.length) change({ log: [...state.log, ...fresh].slice(-KEPT) });
}

// The socket mostly closes the gap itself; what is missing after a moment is asked for.
async function catchUp() {
  if (catching) return;
  catching = true;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  try {
    while (told < state.frame.version) await askOnce();
  } catch {
    // The next frame tries again.
  }
  catching = false;
}

async function askOnce() {
  const answer = await fetch(`/api/v1/tables/${page.uid}/?since=${told}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const frame = await answer.json();
  if (frame.since === told) write(frame);
}
