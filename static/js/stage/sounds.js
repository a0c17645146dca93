// Sounds made in code: wood, paper, glass. Silent until the page was touched.

const LEAST = 0.0001;
const VOLUME = 0.5;
const APART = 0.06;
const LATEST = 0.4;

/**
 * @typedef {{ context: AudioContext, out: GainNode, at: number }} Room
 * @typedef {{ after?: number, from: number, to: number, long: number, loud: number, shape: OscillatorType }} Tone
 * @typedef {{ after?: number, pitch: number, long: number, loud: number, rises?: boolean }} Rustle
 */

/** @type {Room | null} */
let room = null;

/** Browsers let a page sound only after somebody has touched it. */
export function listenForTouch() {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, open, { once: true });
}

function open() {
  if (room || !("AudioContext" in window)) return;
  const context = new AudioContext();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  room = { context, out, at: 0 };
}

/**
 * What is heard of what is shown: each sound once, and nothing of what was passed over. Whether things
 * travel or not does not matter to the ear.
 *
 * @template E
 * @param {{ frame: { events: E[] }, skipped: number }} shown
 * @param {(event: E) => string | null} nameOf
 */
export const heardIn = ({ frame, skipped }, nameOf) =>
  skipped ? [] : [...new Set(frame.events.map(nameOf))].filter((name) => name !== null);

/**
 * What happens at once is heard one after the other.
 *
 * @param {string} name
 */
export function sound(name) {
  if (!room || document.hidden) return;
  const now = room.context.currentTime;
  room.at = Math.max(now, Math.min(room.at + APART, now + LATEST));
  for (const voice of voices(name)) sing(room, room.at + (voice.after ?? 0), voice);
}

/**
 * The voices of a sound. A number behind its name says by how many semitones they are higher, so that
 * each event has a sound of its own.
 *
 * @param {string} name
 * @returns {(Tone | Rustle)[]}
 */
export function voices(name) {
  const [kind, higher = "0"] = name.split(" ");
  const by = 2 ** (Number(higher) / 12);
  return (SOUNDS[kind] ?? []).map((voice) =>
    "shape" in voice ? { ...voice, from: voice.from * by, to: voice.to * by } : { ...voice, pitch: voice.pitch * by },
  );
}

/**
 * @param {Room} room
 * @param {number} at
 * @param {Tone | Rustle} voice
 */
const sing = (room, at, voice) => ("shape" in voice ? tone(room, at, voice) : rustle(room, at, voice));

/**
 * @template T
 * @param {number[]} moments
 * @param {T} voice
 */
const repeated = (moments, voice) => moments.map((after) => ({ ...voice, after }));

/** @type {Record<string, (Tone | Rustle)[]>} */
const SOUNDS = {
  laid: [{ long: 0.06, pitch: 900, loud: 0.5 }],
  drawn: [{ long: 0.11, pitch: 3200, loud: 0.25, rises: true }],
  dealt: repeated([0, 0.07, 0.14], { long: 0.06, pitch: 2600, loud: 0.22 }),
  shuffled: repeated([0, 0.04, 0.08, 0.12, 0.16], { long: 0.05, pitch: 2200, loud: 0.2 }),
  passed: [{ long: 0.25, pitch: 1700, loud: 0.28, rises: true }],
  handed: [{ long: 0.05, pitch: 520, loud: 0.16 }],
  turned: [{ from: 240, to: 480, long: 0.16, loud: 0.2, shape: "sine" }],
  skipped: [{ from: 420, to: 260, long: 0.14, loud: 0.2, shape: "sine" }],
  named: [{ from: 520, to: 620, long: 0.1, loud: 0.18, shape: "triangle" }],
  glass: [1568, 2349, 3136].map((pitch, step) => ({
    from: pitch,
    to: pitch,
    long: 0.9 - step * 0.2,
    loud: 0.22 / (step + 1),
    shape: "sine",
  })),
  thud: [{ from: 130, to: 45, long: 0.3, loud: 0.8, shape: "sine" }],
  tick: [{ from: 1100, to: 900, long: 0.03, loud: 0.25, shape: "square" }],
  won: [196, 246.9, 293.7, 392].map((pitch, step) => ({
    after: step * 0.09,
    from: pitch,
    to: pitch,
    long: 0.9,
    loud: 0.2,
    shape: "triangle",
  })),
};

/**
 * @param {Room} room
 * @param {number} at
 * @param {Tone} voice
 */
function tone({ context, out }, at, { from, to, long, loud, shape }) {
  const source = new OscillatorNode(context, { type: shape, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fading(context, out, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

/**
 * @param {Room} room
 * @param {number} at
 * @param {Rustle} voice
 */
function rustle({ context, out }, at, { long, pitch, loud, rises }) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let step = 0; step < samples.length; step += 1) samples[step] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
  if (rises) filter.frequency.linearRampToValueAtTime(pitch * 1.6, at + long);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(fading(context, out, at, long, loud));
  source.start(at);
}

/**
 * @param {AudioContext} context
 * @param {GainNode} out
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 */
function fading(context, out, at, long, loud) {
  const gain = new GainNode(context);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(LEAST, at + long);
  gain.connect(out);
  return gain;
}
