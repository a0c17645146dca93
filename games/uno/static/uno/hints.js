// What an event moves, as its viewer knows it.

/**
 * @import { Company } from "#page/stage/module.js"
 * @import { Hint } from "#page/stage/scene.js"
 * @import { Event } from "./wire.js"
 */

/**
 * @param {Event} event
 * @param {Company} company
 * @returns {Omit<Hint, "step">[]}
 */
export function hints(event, { seat: me, order }) {
  /** @param {number} seat */
  const zone = (seat) => (seat === me ? "hand" : `seat:${seat}`);
  switch (event.type) {
    case "play":
      return [{ from: zone(event.seat), to: "discard", face: event.card }];
    case "open":
      return [{ from: "deck", to: "discard", face: event.card }];
    case "draw":
      return Array.from({ length: event.count }, () => ({ from: "deck", to: zone(event.seat) }));
    case "deal":
      return order.map((seat) => ({ from: "deck", to: zone(seat), whole: true }));
    case "swap":
      return [whole(zone(event.seat), zone(event.with)), whole(zone(event.with), zone(event.seat))];
    case "hands_passed":
      return order.map((seat) => whole(zone(seat), zone((seat + event.direction + order.length) % order.length)));
    default:
      return [];
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
const whole = (from, to) => ({ from, to, whole: true });
