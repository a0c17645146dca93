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
    case "deal":
      return [
        ...order.map((seat) => ({ from: "deck", to: zone(seat), whole: true })),
        { from: "deck", to: "boss", face: event.boss },
      ];
    case "attack":
      return [{ from: zone(event.seat), to: `field:${event.field}:${event.seat}`, face: event.card }];
    case "close":
      return [{ from: zone(event.seat), to: `centre:${event.field}`, face: event.card }];
    case "boss":
      return [{ from: zone(event.seat), to: "boss", face: event.card }];
    case "coyote":
      return [{ from: zone(event.seat), to: "discard", face: event.card }];
    case "push":
      return event.boss ? [{ from: "deck", to: "boss", face: event.boss }] : [];
    case "pull":
      return drawn(zone(event.seat), event.drew);
    case "drop":
      return [{ from: zone(event.seat), to: "discard", face: event.card }, ...drawn(zone(event.seat), event.drew)];
    default:
      return [];
  }
}

/**
 * @param {string} to
 * @param {boolean} drew
 */
const drawn = (to, drew) => (drew ? [{ from: "deck", to }] : []);
