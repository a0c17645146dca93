// The kinds of cards: which kin each is of, and each kin's colour. White on them has a contrast of 5.8 at least.

/** @import { CardFace } from "./wire.js" */

/** @typedef {CardFace["kin"]} Kin */

/** @type {Record<Kin, string>} */
export const PAINT = {
  component: "#5b3f9c",
  draw: "#25703f",
  attack: "#a8272d",
  defence: "#22559e",
  meta: "#8a5d00",
  event: "#40464d",
  architecture: "#5e544b",
};

/** In the order of the rules page, which is the order of hands.
 *
 * @type {Record<Kin, string[]>}
 */
const CARDS = {
  architecture: ["analytics", "microfrontends", "microservices", "application"],
  component: ["database", "backend", "frontend", "cloud", "cache", "monitoring", "firewall"],
  draw: ["research", "gc", "hype", "rfc", "p2p", "opensource"],
  attack: ["error", "critical", "specific", "security", "ddos", "supply"],
  defence: ["excuse", "patch", "ci", "certificate"],
  meta: ["sudo", "merge", "orchestrator"],
  event: ["500", "0day", "friday", "paws"],
};

const KINS = /** @type {Kin[]} */ (Object.keys(CARDS));

export const ALL = KINS.flatMap((kin) => CARDS[kin]);

/** @type {Map<string, Kin>} */
const kins = new Map(KINS.flatMap((kin) => CARDS[kin].map((card) => [card, kin])));

/** @param {string} card */
export const kinOf = (card) => kins.get(card) ?? "architecture";

/** @param {string} card */
export const rankOf = (card) => ALL.indexOf(card);
