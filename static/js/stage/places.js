// All places at the table: one stop for Tab, arrows from one to the next.

import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Clock, Ring } from "../shell/clock.js";
import { useTable } from "../table/context.js";
import { walk } from "./keys.js";
import { Plate } from "./plate.js";

/**
 * @import { StateFrame } from "../table/frames.js"
 * @import { Game, Parts } from "./module.js"
 * @import { Person } from "./plate.js"
 */

/** @param {{ game: Game, frame: StateFrame, parts: Parts, person: (seat: number) => Person }} props */
export function Places({ game, frame, parts, person }) {
  const table = useTable();
  const [at, setAt] = useState(-1);
  const { layout, lit, words, foretold, numbers, touch } = parts;
  const { view, events } = frame;
  const stop = layout.plates.some((/** @type {{ seat: number }} */ { seat }) => seat === at)
    ? at
    : layout.plates[0]?.seat;
  /**
   * My own clock stands beside the question.
   *
   * @param {number} seat
   */
  const timing = (seat) => {
    if (!table.frame.clocks.seats[seat]?.deadline) return null;
    const text = seat === frame.seat ? null : html`<${Clock} number=${seat} />`;
    return { text, ring: html`<${Ring} number=${seat} />` };
  };
  /** @param {import("./module.js").Place} place */
  const plate = (place) => {
    const { seat } = place;
    const thing = `seat:${seat}`;
    const can = lit.has(thing);
    const told = { part: words.partOf(frame.opened?.parts?.[seat]), ...game.told(view, seat, words, events) };
    return html`
      <li key=${seat} onFocusIn=${() => setAt(seat)}>
        <${Plate}
          ...${{ place, person: person(seat), told, timing: timing(seat) }}
          asked=${String(seat) in view.asks}
          lit=${can}
          tag=${can ? foretold(thing) : ""}
          number=${numbers(thing)}
          isStop=${seat === stop}
          onTouch=${(/** @type {MouseEvent} */ event) => touch(thing, event)}
        />
      </li>`;
  };
  if (!layout.plates.length) return null;
  return html`<ul class="zone places" aria-label=${t("seats")} onKeyDown=${walk}>${layout.plates.map(plate)}</ul>`;
}
