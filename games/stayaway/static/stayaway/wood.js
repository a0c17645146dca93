// The plank table under its lamp: which way the play goes round it, and whose turn it is.

import { useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { at } from "./ring.js";

/**
 * @import { Laid } from "./layout.js"
 * @import { Direction } from "./wire.js"
 */

const PLANK = 26;
const CHEVRONS = 20;
const RIM = 0.91;

/** @param {{ layout: Laid, direction: Direction }} props */
export function Wood({ layout, direction }) {
  const { rx, ry, x, y } = layout.table;
  const size = `left:${x - rx - 12}px;top:${y - ry - 12}px;width:${2 * rx + 24}px;height:${2 * ry + 24}px`;
  const middle = { x: rx + 12, y: ry + 12, rx, ry };
  const planks = Array.from({ length: Math.ceil((2 * ry) / PLANK) }, (_, row) => 12 + row * PLANK);
  return html`
    <svg class="wood" style=${size} viewBox=${`0 0 ${2 * rx + 24} ${2 * ry + 24}`} aria-hidden="true">
      <defs>
        <clipPath id="wood-edge"><ellipse cx=${middle.x} cy=${middle.y} rx=${rx - 5} ry=${ry - 5} /></clipPath>
        <radialGradient id="wood-lamp"><stop class="bright" offset="0" /><stop class="faint" offset="1" /></radialGradient>
      </defs>
      <ellipse class="cast" cx=${middle.x} cy=${middle.y + 7} rx=${rx} ry=${ry} />
      <ellipse class="board" cx=${middle.x} cy=${middle.y} rx=${rx - 3} ry=${ry - 3} />
      <g clip-path="url(#wood-edge)">
        ${planks.map((top, row) => html`<${Plank} key=${row} top=${top} row=${row} wide=${2 * rx + 24} />`)}
        <ellipse class="lamp" cx=${middle.x} cy=${middle.y - ry * 0.12} rx=${rx * 0.86} ry=${ry * 0.98} fill="url(#wood-lamp)" />
      </g>
      <${Way} middle=${middle} direction=${direction} />
      <${Needle} layout=${layout} middle=${middle} />
    </svg>`;
}

/** @param {{ top: number, row: number, wide: number }} props */
function Plank({ top, row, wide }) {
  const grain = [0, 1, 2].map((line) => {
    const from = ((row * 137 + line * 211) % 100) / 100;
    const y = top + 6 + line * 7;
    return `M${wide * from * 0.7} ${y}h${wide * (0.12 + 0.2 * ((row + line) % 3))}`;
  });
  return html`<path class="joint" d=${`M0 ${top}H${wide}`} /><path class="grain" d=${grain.join("")} />`;
}

/** @param {{ middle: { x: number, y: number, rx: number, ry: number }, direction: Direction }} props */
function Way({ middle, direction }) {
  const marks = Array.from({ length: CHEVRONS }, (_, number) => {
    const angle = (360 / CHEVRONS) * (number + 0.5);
    const [here, on] = [at(middle, angle, RIM), at(middle, angle + direction, RIM)];
    const turn = (Math.atan2(on.y - here.y, on.x - here.x) * 180) / Math.PI;
    return html`<path key=${number} style=${`transform:translate(${here.x}px,${here.y}px) rotate(${turn}deg)`} d="M-3.500-6 3.500 0-3.500 6" />`;
  });
  return html`<g class="way">${marks}</g>`;
}

/**
 * It turns the shorter way round.
 *
 * @param {{ layout: Laid, middle: { x: number, y: number, rx: number, ry: number } }} props
 */
function Needle({ layout, middle }) {
  const last = useRef(0);
  const { needle, ring, laid } = layout;
  if (needle === null) return null;
  const to = at({ ...ring, x: 0, y: 0 }, needle);
  const wanted = (Math.atan2(to.y, to.x) * 180) / Math.PI;
  const turn = last.current + ((((wanted - last.current) % 360) + 540) % 360) - 180;
  last.current = turn;
  const edge = at({ ...middle, x: 0, y: 0 }, needle, 0.58);
  const far = Math.hypot(edge.x, edge.y);
  const long = laid * 1.5;
  return html`
    <g class="needle" style=${`transform:translate(${middle.x}px,${middle.y}px) rotate(${turn}deg)`}>
      <path d=${`M${far - long}-${laid * 0.16} ${far} 0 ${far - long} ${laid * 0.16}Z`} />
    </g>`;
}
