// Who sits at a seat, as a disc in the seat's colour: a letter, or a bot's head.

import { html } from "../core/html.js";
import { Icon } from "../stage/icons.js";
import { seatPaint } from "../stage/plate.js";
import { useTable } from "../table/context.js";

/** @param {{ number: number }} props */
export function Disc({ number }) {
  const { user, level, absence } = useTable().frame.table.seats[number];
  const isBot = Boolean(level || absence);
  return html`
    <span class="disc-of-seat" style=${`--seat:${seatPaint(number)}`} aria-hidden="true">
      ${isBot ? html`<${Icon} name="bot" size=${20} />` : (user?.name.charAt(0).toUpperCase() ?? "")}
    </span>`;
}
