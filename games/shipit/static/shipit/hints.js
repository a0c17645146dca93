// What an event moves, as its viewer knows it.

/**
 * @import { Company } from "#page/stage/module.js"
 * @import { Hint } from "#page/stage/scene.js"
 * @import { Event } from "./wire.js"
 *
 * @typedef {Omit<Hint, "step">} Way
 */

/**
 * @param {Event} event
 * @param {Company} company
 * @returns {Way[]}
 */
export function hints(event, { seat: me, order }) {
  /** @param {number} seat */
  const zone = (seat) => (seat === me ? "hand" : `seat:${seat}`);
  switch (event.type) {
    case "deal":
      return order.map((seat) => ({ from: "deck", to: zone(seat), whole: true }));
    case "drew":
    case "found":
      return [{ from: "deck", to: zone(event.seat) }];
    case "deploy":
      return [{ from: zone(event.seat), to: `table:${event.seat}`, face: event.card }];
    case "play":
      return [...both(zone(event.by), event.card), ...(event.sudo ? both(zone(event.by), "sudo") : [])];
    case "event":
      return both("deck", event.card);
    case "discarded":
      return [{ from: zone(event.seat), to: "discard", face: event.card }];
    case "collected":
      return [{ from: "discard", to: zone(event.seat), face: event.seat === me ? event.card : undefined }];
    case "requested":
      return event.came ? [{ from: zone(event.from), to: zone(event.seat) }] : [];
    case "copied":
      return [{ from: zone(event.from), to: zone(event.seat) }];
    case "lay":
      return [{ from: zone(event.seat), to: `laid:${event.seat}` }];
    case "exchange":
      return crossed(event.seats, zone);
    case "blow_over":
      return struck(event, zone);
    default:
      return [];
  }
}

/**
 * A card lies in play until it is carried out, or on the discard if it was at once.
 *
 * @param {string} from
 * @param {string} face
 * @returns {Way[]}
 */
const both = (from, face) => ["play", "discard"].map((to) => ({ from, to, face }));

/**
 * @param {number[]} seats
 * @param {(seat: number) => string} zone
 * @returns {Way[]}
 */
const crossed = ([one, other], zone) =>
  [one, other].flatMap((giver, at) => {
    const to = zone(at ? one : other);
    return Array.from({ length: 10 }, () => ({ from: `laid:${giver}`, to }));
  });

/**
 * Where what a blow hit goes, and the answer to it.
 *
 * @param {Extract<Event, { type: "blow_over" }>} event
 * @param {(seat: number) => string} zone
 * @returns {Way[]}
 */
function struck({ victim, answer, lost, to }, zone) {
  const used = answer.type === "defend" ? [answer.card] : [];
  const spent = used.map((face) => ({ from: zone(victim), to: "discard", face }));
  if (!lost) return spent;
  return [...spent, { from: `table:${victim}`, to: typeof to === "number" ? zone(to) : "discard" }];
}
