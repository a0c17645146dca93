// The board: one dish, drawn from the engine's own geometry.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { isStill } from "#page/stage/preferences.js";
import { CellButtons } from "./cells.js";
import { HALF, OUTER } from "./geometry.js";
import { Rivers, Shores, Tags, Things } from "./standing.js";
import { step } from "./walking.js";
import { useZoom } from "./zooming.js";

/**
 * @import { Laid } from "./layout.js"
 * @import { Board, Cell, CellSeen, Move, View } from "./wire.js"
 *
 * @typedef {object} Props
 * @property {Board} board
 * @property {View} view
 * @property {Laid["board"]} place
 * @property {Map<Cell, Move[]>} legal
 * @property {Cell | null} opened
 * @property {Cell} stop
 * @property {(cell: Cell) => string} nameOf
 * @property {(key: string) => string} label
 * @property {(cell: Cell) => void} open
 * @property {() => void} enter  go on to the acts of the cell that is open
 * @property {(move: Move, event: MouseEvent) => void} make
 */

/** Of a tag, and of an income's letters, in pixels: smaller could not be read. */
const TAG = 9.5;
const TYPE = 10;

/** @param {Props} props */
export function DrawnBoard({ board, view, place, legal, opened, stop, nameOf, label, open, enter, make }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lays = view.stage === "desert" || view.stage === "river";
  const { zoom, toggle, hands } = useZoom(box, place.side, !lays);
  useDrops(view, box);
  const lit = useMemo(() => new Set(legal.keys()), [legal]);
  const moves = useMemo(() => [...new Set([...legal.values()].flat())], [legal]);
  const rivers = moves.filter((move) => move.type === "river");
  const capitals = moves.flatMap((move) => (move.type === "capital" ? [move.cell] : []));
  const unit = place.side / (2 * HALF);
  const radius = Math.max(11.5, TAG / unit);
  const type = Math.ceil(TYPE / unit);
  /** @param {KeyboardEvent & { target: HTMLElement }} event */
  const walk = (event) => {
    const { cell } = event.target.dataset;
    if (!cell) return;
    const next = step(board, cell, event.key);
    if (next) focusOn(box.current, next);
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (cell === opened) enter();
    else open(cell);
    event.preventDefault();
  };
  /**
   * A desert is laid by one touch: it can be taken back by one.
   *
   * @param {MouseEvent & { target: Element }} event
   */
  const lay = (event) => {
    const [move] = legal.get(event.target.closest("[data-cell]")?.getAttribute("data-cell") ?? "") ?? [];
    if (move?.type === "desert") make(move, event);
  };
  const transform = zoom.times > 1 ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.times})` : "";
  return html`
    <div class="round-board" ref=${box} style=${`left:${place.x}px;top:${place.y}px;width:${place.side}px;height:${place.side}px`}
      role="group" aria-label=${label("board")} aria-description=${label("board_help")} onKeyDown=${walk}>
      <div class="pane" ...${hands} onClick=${lay}><svg viewBox=${`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} style=${{ transform }}>
        <circle class="shade" r=${OUTER + 8} cy="5" /><circle class="rim" r=${OUTER + 7} />
        <${CellButtons} ...${{ board, view, lit, opened, stop, type, nameOf, open }} />
        <${Rivers} board=${board} rivers=${view.rivers} />
        <${Things} ...${{ board, view }} />
        <${Tags} ...${{ board, view, capitals, radius }} />
        ${rivers.length > 0 && html`<${Shores} ...${{ board, moves: rivers, touch: make }} />`}
      </svg></div>
      ${
        place.zooms &&
        html`
        <button type="button" class="closer" aria-pressed=${String(zoom.times > 1)} aria-label=${label(zoom.times > 1 ? "whole_board" : "nearer")} onClick=${toggle}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${zoom.times > 1 ? "M7 12h10" : "M7 12h10M12 7v10"} /></svg>
        </button>`
      }
    </div>`;
}

/**
 * @param {HTMLElement | null} box
 * @param {Cell} cell
 */
export function focusOn(box, cell) {
  /** @type {SVGElement | null | undefined} */
  const found = box?.querySelector(`[data-cell="${cell}"]`);
  found?.focus({ preventScroll: true });
}

const DROP = 220;
const GLOWS = 800;
const DROPS = [
  { opacity: 0, transform: "translateY(-8px)" },
  { opacity: 1, transform: "none" },
];
const GLOW = { filter: "drop-shadow(0 0 5px var(--lit))" };

/**
 * What stands in a cell now and did not before drops in, or glows where nothing may move.
 *
 * @param {View} view
 * @param {{ current: HTMLElement | null }} box
 */
function useDrops(view, box) {
  const before = useRef(/** @type {View | null} */ (null));
  useLayoutEffect(() => {
    const was = before.current?.cells;
    before.current = view;
    if (!was) return;
    for (const [cell, seen] of Object.entries(view.cells)) {
      const thing = standing(seen) !== standing(was[cell]) && box.current?.querySelector(`[data-in="${cell}"]`);
      if (thing) thing.animate(isStill() ? [GLOW, GLOW] : DROPS, { duration: isStill() ? GLOWS : DROP });
    }
  }, [view]);
}

/** @param {CellSeen | undefined} seen */
const standing = (seen) => JSON.stringify(seen && [seen.houses, seen.ruins.length, seen.marks]);
