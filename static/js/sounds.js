// A short tone when one's turn comes. Browsers stay silent until somebody has touched the page.

import { page } from "./page.js";

const NOTES = [
  { pitch: 659.3, at: 0 },
  { pitch: 880, at: 0.12 },
];
const LENGTH = 0.22;
const LOUDNESS = 0.12;
let context = null;

function wake() {
  context ??= new AudioContext();
  context.resume();
}

export function listenForTouch() {
  if (!page.settings.sounds || !("AudioContext" in window)) return;
  for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake, { once: true });
}

export function chime() {
  if (context?.state !== "running") return;
  for (const { pitch, at } of NOTES) play(pitch, context.currentTime + at);
}

// It swells and fades, so that it does not click.
function play(pitch, start) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.setValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
