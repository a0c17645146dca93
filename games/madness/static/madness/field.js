// A field: the rival's side above, the marker, mine below; and under it what will come of it.

import { html } from "#page/core/html.js";
import { TALL } from "#page/stage/geometry.js";
import { seatPaint } from "#page/stage/plate.js";
import { fieldName, placeOf } from "./names.js";
import { Sign } from "./signs.js";

/**
 * @import { Point } from "#page/stage/geometry.js"
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { BattleField, View } from "./wire.js"
 * @import { FieldZone } from "./zones.js"
 *
 * @typedef {Parts<View, Laid>} Props
 * @typedef {{ parts: Props, field: BattleField, zone: FieldZone, at: number }} One
 */

/** @param {Props} parts */
export const Fields = (parts) =>
  parts.view.fields.map((field, at) => {
    const one = { parts, field, at, zone: parts.layout.fields[at] };
    return html`
      <${Column} key=${`column ${at}`} ...${one} />
      <${Marker} key=${`marker ${at}`} ...${one} />
      <${Forecast} key=${`forecast ${at}`} ...${one} />`;
  });

/** @param {One} props */
function Column({ parts, field, zone, at }) {
  const { lit, sent, touch, foretold, numbers, words } = parts;
  const thing = `field:${at}`;
  const can = lit.has(thing);
  const tag = can ? foretold(thing) : "";
  const { x, y, w, h } = zone.box;
  const states = [can && "lit", field.closed !== null && "closed", sent.includes(thing) && "sent"];
  const isBare = field.closed === null;
  return html`
    <button
      type="button"
      class="field ${states.filter(Boolean).join(" ")}"
      style=${`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}
      data-thing=${thing}
      data-number=${numbers(thing) || null}
      aria-disabled=${can ? null : "true"}
      aria-description=${tag || null}
      onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}
    >
      <span class="unseen">${fieldName(field, at, words)}</span>
      ${isBare && [zone.theirs, zone.mine].map((place, side) => html`<i key=${side} class="slot" style=${slot(place, zone)} />`)}
      ${can && html`<span class="tag aim" aria-hidden="true">${(tag || "…").split(" · ").map((part) => html`<span key=${part}>${part} </span>`)}</span>`}
    </button>`;
}

/**
 * @param {Point} place
 * @param {FieldZone} zone
 */
const slot = ({ x, y }, { card, box }) =>
  `left:${x - box.x - card / 2}px;top:${y - box.y - (card * TALL) / 2}px;width:${card}px;height:${card * TALL}px`;

/**
 * Whose the field is, by word, sign and colour; while it is empty, the place to close it.
 *
 * @param {One} props
 */
function Marker(props) {
  const { field, zone, parts } = props;
  if (parts.lit.has(`close:${props.at}`)) return html`<${Closing} ...${props} />`;
  const { closed, attack, repelled } = field;
  const seat = closed === "draw" ? null : (closed ?? attack);
  if (seat === null && closed === null) return null;
  const code = closed === null ? (repelled ? "repelled" : "attack") : "won";
  const sign = closed !== null ? "lock" : repelled ? "shield" : seat === parts.layout.seats.top ? "down" : "up";
  const { x, y, w } = zone.marker;
  const down = field.centre ? (zone.card * TALL) / 2 : 0;
  const style = `left:${x}px;top:${y + down}px;max-width:${w}px;${seat === null ? "" : `--seat:${seatPaint(seat)}`}`;
  return html`
    <p class="marker ${seat === null ? "nobodys" : ""} ${repelled ? "repelled" : ""}" style=${style} aria-hidden="true">
      <${Sign} name=${sign} /><span>${marked(parts, code, seat)}</span>
    </p>`;
}

/**
 * @param {Props} parts
 * @param {string} code
 * @param {number | null} seat
 */
function marked({ view, words, nameOf, layout }, code, seat) {
  if (seat === null) return words.label("drawn");
  if (layout.terse) return nameOf(seat);
  return seat === view.seat ? words.label(`${code}_mine`) : words.label(`${code}_theirs`, { who: nameOf(seat) });
}

/** @param {One} props */
function Closing({ parts, zone, at }) {
  const { words, touch, foretold, numbers, layout } = parts;
  const thing = `close:${at}`;
  const { x, y, w } = zone.marker;
  const place = words.tell("place", placeOf(at));
  return html`
    <button type="button" class="marker closing" style=${`left:${x}px;top:${y}px;max-width:${w}px`}
      data-thing=${thing} data-number=${numbers(thing) || null} aria-label=${words.label("close_name", { place })}
      aria-description=${foretold(thing) || null} onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>
      ${words.label(layout.terse ? "close_short" : "close")}
    </button>`;
}

/**
 * What happens at whose turn if nobody acts: the field's name has said it already.
 *
 * @param {One} props
 */
function Forecast({ parts, field, zone, at }) {
  const [head, rest] = coming(parts, field);
  const { x, y, w, h } = zone.forecast;
  const isThreat =
    field.forecast?.code === "won" && field.forecast.seat !== parts.view.seat && parts.view.seat !== null;
  return html`
    <p class="forecast ${isThreat ? "threat" : ""} ${parts.lit.has(`field:${at}`) ? "aimed" : ""}" style=${`left:${x}px;top:${y}px;width:${w}px;max-height:${h}px`} aria-hidden="true">
      ${head && html`<b>${head}</b>`} ${rest}
    </p>`;
}

/**
 * @param {Props} parts
 * @param {BattleField} field
 * @returns {[string, string]}
 */
function coming({ view, words, nameOf, layout }, { closed, forecast }) {
  const wide = !layout.terse;
  if (view.phase === "over") return ["", ""];
  if (closed !== null) return ["", words.label(wide ? "closed" : "closed_short")];
  if (!forecast) return [words.label("empty"), wide ? words.label("empty_why") : ""];
  const who = nameOf(forecast.seat);
  const last = forecast.last ? `, ${words.label("last")}` : "";
  if (forecast.code === "won") {
    const why = wide ? "will_win_why" : "will_win_short";
    const card = words.tell("card", forecast.beat);
    return [words.label("will_win", { who }) + last, words.label(why, { card })];
  }
  const side = forecast.seat === view.seat ? "_mine" : wide ? "_theirs" : "";
  return [words.label("will_draw") + last, words.label(`will_draw${wide ? "" : "_short"}${side}`, { who })];
}
