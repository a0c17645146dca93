// Icons on a grid of 24 by 24, our own strokes.

import { html } from "../core/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  arrow: "M4 12h15.500M13.500 6l6 6-6 6",
  branch: "M6.500 4.500v15M6.500 14.500c0-4 10-2.500 10-7.500M13.500 9.500l3-3 3 3",
  first: "M6 5.500v13M18.500 6 9.500 12l9 6z",
  former: "M15.500 6 7 12l8.500 6z",
  later: "M8.500 6 17 12l-8.500 6z",
  final: "M18 5.500v13M5.500 6l9 6-9 6z",
  link: "M10 14a3.500 3.500 0 0 0 5 0l3.200-3.200a3.500 3.500 0 0 0-5-5l-1 1M14 10a3.500 3.500 0 0 0-5 0l-3.200 3.200a3.500 3.500 0 0 0 5 5l1-1",
  pause: "M8.500 6v12M15.500 6v12",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.500 19c0-3.500 2.500-5.500 5.500-5.500s5.500 2 5.500 5.500M15.500 5.300a3 3 0 0 1 0 5.400M17 13.800c2.200.6 3.500 2.400 3.500 5.200",
  play: "M8 5.500 18.500 12 8 18.500z",
  back: "M14.5 5.500 8 12l6.500 6.500",
  forward: "M9.500 5.500 16 12l-6.500 6.500",
  bell: "M6.500 16.500c1-1 1.300-2.300 1.300-5a4.200 4.200 0 0 1 8.400 0c0 2.700.3 4 1.300 5zM10.300 19a1.800 1.800 0 0 0 3.400 0M12 7.300V5.500",
  bot: "M8 8h8a3 3 0 0 1 3 3v4.500a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3zM12 8V4.500M9 12.500v1.500M15 12.500v1.500",
  chat: "M4 5.500h16v10.500H11l-4.500 3.800V16H4z",
  check: "m5 12.500 4.800 5L19.500 7",
  close: "m6 6 12 12M18 6 6 18",
  cup: "M7.500 4.500h9v6a4.500 4.500 0 0 1-9 0zM7.500 6.500H4.500c0 3 1 4.500 3.300 5M16.500 6.500h3c0 3-1 4.500-3.300 5M12 15v3M8.500 19.500h7",
  eye: "M2.500 12C5 7.800 8.300 6 12 6s7 1.800 9.500 6c-2.500 4.200-5.800 6-9.500 6s-7-1.800-9.500-6zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  forth: "m9.500 5 7 7-7 7",
  log: "M8 6.500h12M8 12h12M8 17.500h12M4 6.500h.5M4 12h.5M4 17.500h.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5.500 12a.6.6 0 1 0-1.200 0 .6.6 0 0 0 1.200 0zM12.600 12a.6.6 0 1 0-1.200 0 .6.6 0 0 0 1.200 0zM19.700 12a.6.6 0 1 0-1.200 0 .6.6 0 0 0 1.200 0z",
  mute: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM16 9.500l5 5M21 9.500l-5 5",
  send: "M4 12 20 5l-4.500 14.500-4-6zM11.500 13.500l4-4",
  sound: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9.200a4 4 0 0 1 0 5.600M18 6.800a7.400 7.400 0 0 1 0 10.400",
  sort: "M7 5v14M3.500 15.500 7 19l3.500-3.500M13.500 6.500h7M13.500 12h5M13.500 17.500h3",
  theme: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16",
  unheard: "M3.500 9.500c5-4.700 12-4.700 17 0M7 13.200c3-2.700 7-2.700 10 0M11.300 17h1.400M5 4.500l14 15",
  words:
    "M3.500 18 8 6l4.500 12M5 14h6M14 18v-6.500M14 14.200c0-2.800 5.500-3.200 5.500 0V18M19.500 15c-3-.6-5.500.2-5.500 1.600s4 2 5.500 0",
};

/**
 * The sign of somebody's absence: a bot plays for them, or nothing is heard of them.
 *
 * @param {import("../table/seating.js").Absence} absence
 */
export const absenceSign = (absence) => (absence === "not_here" ? "unheard" : "bot");

/** @param {{name: string, size?: number}} props */
export function Icon({ name, size = 22 }) {
  return html`
    <svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
      <path d=${PATHS[name]} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>`;
}
