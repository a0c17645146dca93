// A short tone when one's turn comes. Browsers stay silent until somebody has touched the page.

const NOTES = [
  { pitch: 659.3, at: 0 },
  { pitch: 880, at: 0.12 },
];
const LENGTH = 0.22;
const LOUDNESS = 0.12;
/** @type {AudioContext | null} */
let context = null;

function wake() {
  context ??= new AudioContext();
  context.resume();
}

export function listenForTouch() {
  if (!("AudioContext" in window)) return;
  for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake, { once: true });
}

export function chime() {
  if (context?.state !== "running") return;
  for (const { pitch, at } of NOTES) play(context, pitch, context.currentTime + at);
}

/**
 * It swells and fades, so that it does not click.
 *
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 */
function play(context, pitch, start) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.setValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
