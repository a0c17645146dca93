// Coming closer to the board: two fingers pinch it, a double tap comes closer or goes back, one finger moves it.

import { useLayoutEffect, useMemo, useState } from "preact/hooks";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ times: number, x: number, y: number }} Zoom
 * @typedef {{ current: HTMLElement | null }} Ref
 */

const CLOSEST = 3.5;
const CLOSE = 2.2;
const STILL = 8;
const SOON = 300;
const NEAR = 34;
/** @type {Zoom} */
export const WHOLE = { times: 1, x: 0, y: 0 };

/**
 * The same point of the board stays under the same finger.
 *
 * @param {Zoom} zoom
 * @param {Point} at  from the box's corner
 * @param {number} times
 * @returns {Zoom}
 */
export function about(zoom, at, times) {
  const by = times / zoom.times;
  return { times, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
}

/**
 * The board always fills its box.
 *
 * @param {Zoom} zoom
 * @param {number} side
 * @returns {Zoom}
 */
export function kept({ times, x, y }, side) {
  const within = Math.min(CLOSEST, Math.max(1, times));
  const least = side * (1 - within);
  const held = (/** @type {number} */ value) => Math.min(0, Math.max(least, value));
  return { times: within, x: held(x), y: held(y) };
}

/**
 * @param {Ref} box
 * @param {number} side
 * @param {boolean} taps whether a double tap comes closer
 */
export function useZoom(box, side, taps) {
  const [zoom, setZoom] = useState(WHOLE);
  const fingers = useMemo(() => makeFingers(box), []);
  fingers.world = { side, taps, zoom, setZoom };
  useLayoutEffect(() => setZoom((before) => kept(before, side)), [side]);
  const toggle = () => {
    const middle = { x: side / 2, y: side / 2 };
    setZoom(zoom.times > 1 ? WHOLE : kept(about(zoom, middle, CLOSE), side));
  };
  return { zoom, toggle, hands: fingers.hands };
}

/** @param {Ref} box */
function makeFingers(box) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  /** @type {{ zoom: Zoom, middle: Point, apart: number } | null} */
  let grip = null;
  let moved = false;
  let tapped = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  const made = {
    world: {
      side: 0,
      taps: true,
      zoom: WHOLE,
      setZoom: /** @type {(zoom: Zoom) => void} */ (() => {}),
    },
    hands: { onPointerDown: put, onPointerMove: move, onPointerUp: lift, onPointerCancel: lose, onClickCapture: click },
  };

  /** @param {PointerEvent} event */
  const point = (event) => {
    const { left, top } = /** @type {HTMLElement} */ (box.current).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function hold() {
    const points = [...down.values()];
    const [one, other = one] = points;
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    grip = { zoom: made.world.zoom, middle, apart: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  /** @param {PointerEvent} event */
  function put(event) {
    if (event.pointerType === "mouse" && made.world.zoom.times === 1) return;
    if (!down.size) moved = false;
    down.set(event.pointerId, point(event));
    hold();
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!grip || !down.has(event.pointerId)) return;
    down.set(event.pointerId, point(event));
    const { zoom, middle, apart } = grip;
    const [one, other = one] = [...down.values()];
    const now = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const wide = Math.hypot(one.x - other.x, one.y - other.y);
    moved ||= down.size > 1 || Math.hypot(now.x - middle.x, now.y - middle.y) > STILL;
    if (!moved) return;
    const grown = about(zoom, middle, apart ? (zoom.times * wide) / apart : zoom.times);
    const { side, setZoom } = made.world;
    setZoom(kept({ ...grown, x: grown.x + now.x - middle.x, y: grown.y + now.y - middle.y }, side));
  }

  /** @param {PointerEvent} event */
  function lift(event) {
    const was = down.delete(event.pointerId);
    if (down.size) return hold();
    grip = null;
    if (was && !moved && event.pointerType === "touch") tap(point(event), event.timeStamp);
  }

  /**
   * @param {Point} at
   * @param {number} now
   */
  function tap(at, now) {
    const { taps, zoom, side, setZoom } = made.world;
    const isSecond = now - tapped.at < SOON && Math.hypot(at.x - tapped.x, at.y - tapped.y) < NEAR;
    tapped = { ...at, at: isSecond ? Number.NEGATIVE_INFINITY : now };
    if (isSecond && taps) setZoom(zoom.times > 1 ? WHOLE : kept(about(zoom, at, CLOSE), side));
  }

  /** @param {PointerEvent} event */
  function lose(event) {
    down.delete(event.pointerId);
    grip = null;
  }

  /**
   * What ends a pinch or a pull is no tap.
   *
   * @param {MouseEvent} event
   */
  function click(event) {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
  }

  return made;
}
