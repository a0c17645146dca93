// Makes screenshots small: a PNG of at most 128 colours, the commonest and those farthest from them.
//
//   node tests/browser/small_picture.mjs docs/pictures/*.png

import { readFileSync, writeFileSync } from "node:fs";
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const COMMON = 64;
const MOST = 128;
const CANDIDATES = 4000;

/** @param {Buffer} file */
function read(file) {
  const packed = [];
  let header = file;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString("latin1", at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (kind === "IHDR") header = data;
    if (kind === "IDAT") packed.push(data);
    at += 12 + length;
  }
  const [depth, type] = [header[8], header[9]];
  if (depth !== 8 || (type !== 2 && type !== 6)) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = type === 6 ? 4 : 3;
  return { width, height, bytes, rows: unfiltered(inflateSync(Buffer.concat(packed)), width * bytes, height, bytes) };
}

/**
 * Rows as they were before each was written as a difference from its neighbours.
 *
 * @param {Buffer} data
 * @param {number} wide
 * @param {number} height
 * @param {number} bytes
 */
function unfiltered(data, wide, height, bytes) {
  const rows = Buffer.alloc(wide * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (wide + 1)];
    for (let x = 0; x < wide; x++) {
      const at = y * wide + x;
      const left = x >= bytes ? rows[at - bytes] : 0;
      const up = y ? rows[at - wide] : 0;
      const corner = y && x >= bytes ? rows[at - wide - bytes] : 0;
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter];
      rows[at] = data[y * (wide + 1) + 1 + x] + guess;
    }
  }
  return rows;
}

function nearest(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
const apart = (one, other) => {
  const [a, b, c] = parts(one);
  const [d, e, f] = parts(other);
  return (a - d) ** 2 + (b - e) ** 2 + (c - f) ** 2;
};

/** @param {Map<number, number>} counted */
function paletteOf(counted) {
  const all = [...counted].toSorted(([, one], [, other]) => other - one);
  const chosen = all.slice(0, COMMON).map(([colour]) => colour);
  const rest = all.slice(COMMON, CANDIDATES);
  const far = rest.map(([colour]) => Math.min(...chosen.map((one) => apart(one, colour))));
  while (chosen.length < Math.min(MOST, all.length)) {
    let best = 0;
    for (let at = 1; at < rest.length; at++)
      if (far[at] * rest[at][1] ** 0.5 > far[best] * rest[best][1] ** 0.5) best = at;
    const [colour] = rest[best];
    chosen.push(colour);
    for (let at = 0; at < rest.length; at++) far[at] = Math.min(far[at], apart(rest[at][0], colour));
  }
  return chosen;
}

function small({ width, height, bytes, rows }) {
  const counted = new Map();
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const from = at * bytes;
    pixels[at] = (rows[from] << 16) | (rows[from + 1] << 8) | rows[from + 2];
    counted.set(pixels[at], (counted.get(pixels[at]) ?? 0) + 1);
  }
  const palette = paletteOf(counted);
  const known = new Map();
  const place = (colour) => {
    let best = 0;
    for (let at = 1; at < palette.length; at++)
      if (apart(palette[at], colour) < apart(palette[best], colour)) best = at;
    known.set(colour, best);
    return best;
  };
  const data = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = pixels[y * width + x];
      data[y * (width + 1) + 1 + x] = known.get(colour) ?? place(colour);
    }
  return written(width, height, palette, data);
}

function written(width, height, palette, data) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const colours = Buffer.from(palette.flatMap(parts));
  const chunks = { IHDR: header, PLTE: colours, IDAT: deflateSync(data, { level: 9 }), IEND: Buffer.alloc(0) };
  return Buffer.concat([SIGNATURE, ...Object.entries(chunks).flatMap(([kind, body]) => chunk(kind, body))]);
}

function chunk(kind, body) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return [length, named, sum];
}

for (const path of process.argv.slice(2)) {
  const picture = read(readFileSync(path));
  if (picture) writeFileSync(path, small(picture));
}
