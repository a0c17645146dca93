// What an event moves, as its viewer knows it. Others' cards are no pieces: what goes to them or
// comes from them passes as a back.

/**
 * @import { Company } from "#page/stage/module.js"
 * @import { Hint } from "#page/stage/scene.js"
 * @import { Event } from "./wire.js"
 *
 * @typedef {Omit<Hint, "step">} Told
 */

/**
 * @param {Event} event
 * @param {Company} company
 * @returns {Told[]}
 */
export function hints(event, { seat: me, order }) {
  /** @param {number} seat */
  const zone = (seat) => (seat === me ? "hand" : `seat:${seat}`);
  /** @param {string} from @param {number} seat @returns {Told} */
  const toHand = (from, seat) => (seat === me ? { from, to: "hand" } : passing(from, zone(seat)));
  switch (event.type) {
    case "deal":
      return order.map((seat) =>
        seat === me ? { from: "deck", to: "hand", whole: true } : passing("deck", zone(seat)),
      );
    case "draw":
      return Array.from({ length: event.count }, () => toHand("deck", event.seat));
    case "panic":
      return [{ from: "deck", to: "aside", face: event.card }];
    case "play":
      return [{ from: zone(event.seat), to: "aside", face: event.card }];
    case "defend":
    case "swap":
    case "discard":
      return event.seat === me ? [] : [passing(zone(event.seat), event.type === "swap" ? "deck" : "discard")];
    case "offer":
      return event.seat === me ? [] : [{ from: zone(event.seat), to: "offer" }];
    case "gave":
      return event.seat === me ? [] : [{ from: zone(event.seat), to: `laid:${event.seat}` }];
    case "exchange":
      return crossing(event.seats[0], event.seats[1], me, zone);
    case "chain":
      return order.map((seat) => toHand(`chain:${seat}`, seat));
    case "burnt":
      return [passing(zone(event.seat), "discard")];
    default:
      return [];
  }
}

/**
 * Two cards meet and pass each other; mine comes into my hand as a back and is turned up there.
 *
 * @param {number} from
 * @param {number} to
 * @param {number | null} me
 * @param {(seat: number) => string} zone
 * @returns {Told[]}
 */
function crossing(from, to, me, zone) {
  const offered = to === me ? { from: "offer", to: "hand" } : passing("offer", zone(to));
  const answered = from === me ? { from: zone(to), to: "hand" } : passing("answer", zone(from));
  return [offered, answered];
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {Told}
 */
const passing = (from, to) => ({ from, to, back: "event" });
