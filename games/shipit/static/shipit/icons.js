// Icons of the cards, strokes on a grid of 24 by 24; a kind of card without one of its own has its kin's.

/** @type {Record<string, string>} */
const STROKES = {
  database:
    '<ellipse cx="12" cy="6" rx="7" ry="2.8"/><path d="M5 6v12c0 1.6 3.1 2.8 7 2.8s7-1.2 7-2.8V6M5 12c0 1.6 3.1 2.8 7 2.8s7-1.2 7-2.8"/>',
  backend:
    '<rect x="4" y="4" width="16" height="7" rx="1.6"/><rect x="4" y="13" width="16" height="7" rx="1.6"/><path d="M7.5 7.5h.3M7.5 16.5h.3" stroke-width="2.6"/><path d="M12 7.5h5M12 16.5h5"/>',
  frontend:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><path d="M3.5 9h17M6.3 6.8h.2M9 6.8h.2" /><path d="m9 12-2 2.3 2 2.3M15 12l2 2.3-2 2.3"/>',
  cloud: '<path d="M7 18.5a4.3 4.3 0 0 1-.5-8.5 5.8 5.8 0 0 1 11.2 1.3A3.7 3.7 0 0 1 17 18.5z"/>',
  cache: '<path d="m12 4 8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4"/>',
  monitoring:
    '<rect x="3" y="4.5" width="18" height="12.5" rx="2"/><path d="M6 11.5h2.7l1.8-3.7 2.8 6 1.7-2.3h3M9 20.5h6"/>',
  firewall:
    '<path d="M3.5 5.5h17v13.5h-17zM3.5 10h17M3.5 14.5h17M9 5.5V10M15 5.5V10M6.5 10v4.5M12 10v4.5M17.5 10v4.5M9 14.5V19M15 14.5V19"/>',
  error:
    '<ellipse cx="12" cy="13.5" rx="4.5" ry="5.5"/><path d="M12 9v9.5M7.5 12 4 10M16.5 12l3.5-2M7.5 15.5H3.8M16.5 15.5h3.7M8.5 18l-3 2.5M15.5 18l3 2.5M9.5 8.5 8 5.5M14.5 8.5 16 5.5"/>',
  critical: '<path d="M12 3.5 21.5 20h-19z"/><path d="M12 9.5v5M12 17v.3" stroke-width="2.4"/>',
  specific:
    '<circle cx="12" cy="12" r="7"/><circle cx="12" cy="12" r="2.3"/><path d="M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5"/>',
  security: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8.5 11V8a3.5 3.5 0 0 1 6.8-1.2M12 14.5v2.5"/>',
  ddos: '<path d="M3 7c3-3 5 3 8 0s5 3 10 0M3 12c3-3 5 3 8 0s5 3 10 0M3 17c3-3 5 3 8 0s5 3 10 0"/>',
  supply:
    '<rect x="3" y="8.5" width="9" height="7" rx="3.5"/><rect x="12" y="8.5" width="9" height="7" rx="3.5"/><path d="M9 12h6"/>',
  excuse: '<path d="M4 4.5h16v10.5h-8L7.5 19v-4H4z"/><path d="M8 9.7h.2M12 9.7h.2M16 9.7h.2" stroke-width="2.6"/>',
  patch: '<path d="m5 14.5 9.5-9.5a3.2 3.2 0 0 1 4.5 4.5L9.5 19A3.2 3.2 0 0 1 5 14.5zM9 10.5l4.5 4.5M11.5 12h.1"/>',
  ci: '<circle cx="12" cy="12" r="8.5"/><path d="m8 12.3 2.8 2.9L16 9.3"/>',
  certificate: '<circle cx="12" cy="9.5" r="5.5"/><path d="m8.5 14-1.5 7 5-2.5 5 2.5-1.5-7M9.8 9.5l1.6 1.6 2.8-3"/>',
  sudo: '<path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9.5h15.5M4 15h15.5"/>',
  merge:
    '<circle cx="7" cy="5.5" r="2.2"/><circle cx="7" cy="18.5" r="2.2"/><circle cx="17" cy="12" r="2.2"/><path d="M7 7.7v8.6M7 8c0 3 4 4 7.8 4"/>',
  orchestrator:
    '<circle cx="12" cy="5" r="2.2"/><circle cx="5" cy="18" r="2.2"/><circle cx="12" cy="18" r="2.2"/><circle cx="19" cy="18" r="2.2"/><path d="M12 7.2v8.6M12 11H5v4.8M12 11h7v4.8"/>',
  research: '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5.5 5.5"/>',
  gc: '<path d="M5 7.5h14M9.5 7.5V5h5v2.5M6.5 7.5 7.5 20h9l1-12.5M10.3 11v5.5M13.7 11v5.5"/>',
  hype: '<path d="M4 10v4l3 .5L16.5 19V5L7 9.5zM7.5 14.5 9 20h2.3l-1.3-4.5M19.5 9.5a4 4 0 0 1 0 5"/>',
  rfc: '<path d="M6 3.5h8.5L18.5 8v12.5H6z"/><path d="M14.5 3.5V8h4M9.7 11.5c0-3 4.8-2.7 4.8 0 0 1.8-2.4 1.8-2.4 3.5M12.1 17.5v.2"/>',
  p2p: '<circle cx="5" cy="12" r="2.5"/><circle cx="19" cy="12" r="2.5"/><path d="M8.5 9.5h6.5l-2-2M15.5 14.5H9l2 2"/>',
  500: '<path d="M5 4h14v16H5zM8.5 9.5 11 12M11 9.5 8.5 12M13 9.5l2.5 2.5M15.5 9.5 13 12M8.5 16.5c1.5-1.8 5.5-1.8 7 0"/>',
  "0day": '<path d="M5 20V5l13 3.5L5 12"/><path d="M12 16.5h7"/>',
  paws: '<ellipse cx="12" cy="16" rx="4.5" ry="3.7"/><ellipse cx="5.8" cy="11" rx="1.7" ry="2.3"/><ellipse cx="10" cy="7" rx="1.7" ry="2.5"/><ellipse cx="14.5" cy="7" rx="1.7" ry="2.5"/><ellipse cx="18.4" cy="11" rx="1.7" ry="2.3"/>',
  architecture: '<path d="M12 3.5 20.5 8v8L12 20.5 3.5 16V8zM3.5 8l8.5 4.5L20.5 8M12 12.5v8"/>',
  friday: '<path d="M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7"/><path d="m9.5 13.5 5 4M14.5 13.5l-5 4"/>',
  opensource: '<path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 5.5l-3 13"/>',
  wrench:
    '<path d="M14.5 6.5a4 4 0 0 1 5-1.5l-2.700 2.700.6 2 2 .5L22 7.5a4 4 0 0 1-5.5 5L8 21l-3-3 8.5-8.5a4 4 0 0 1 1-3z"/>',
  swap: '<path d="M4 8.5h15.5M15.5 4.5l4 4-4 4M20 15.5H4.5M8.5 11.5l-4 4 4 4"/>',
};

/** @param {string} name */
const strokesOf = (name) => STROKES[name] ?? STROKES.architecture;

/**
 * An icon as a group about a point of a face.
 *
 * @param {string} name
 * @param {{ x: number, y: number, size: number, paint: string, line?: number }} place
 */
export function drawnIcon(name, { x, y, size, paint, line = 1.7 }) {
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  const stroke = `fill="none" stroke="${paint}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="${at}" ${stroke}>${strokesOf(name)}</g>`;
}

/**
 * An icon of its own, in the colour of the text around it.
 *
 * @param {string} name
 * @param {number} size
 */
export const iconSvg = (name, size) =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${drawnIcon(name, { x: 12, y: 12, size: 24, paint: "currentColor", line: 1.8 })}</svg>`;
