// What pieces and places are called, and what is said of a seat.

/**
 * @import { Game, Parts } from "#page/stage/module.js"
 * @import { Words } from "#page/core/vocabulary.js"
 * @import { Laid } from "./layout.js"
 * @import { Event, View } from "./wire.js"
 */

/**
 * A card is called by its name and what it does; under repair, for how long.
 *
 * @type {Game<View, Event>["label"]}
 */
export function label({ as, face }, words) {
  const card = String(as ?? face);
  const ritual = face?.includes("say:") ? words.names[`ritual:${card}`] : "";
  const turns = face?.startsWith("fix:") ? Number(face.split(":")[1]) : 0;
  const told = [words.tell("card", card), turns ? words.count("repair", turns) : "", words.texts[card], ritual];
  return told.filter(Boolean).join(". ").replace(/\.\./g, ".");
}

/**
 * What must be said with a card, in social mode.
 *
 * @param {View} view
 * @param {string} card
 * @param {Words} words
 */
export function ritualOf({ social }, card, words) {
  const token = `ritual:${card}`;
  return social && Object.hasOwn(words.names, token) ? words.tell("ritual", token) : "";
}

const NO_BREAK = "\u00a0";

/** @type {Game<View, Event>["told"]} */
export function told(view, seat, words) {
  if (view.left.includes(seat))
    return {
      line: words.label("shipped", { card: words.tell("card", view.architectures[seat]) }),
      ...mine(view, seat, words),
    };
  const isOnTurn = view.turn === seat && (view.blow || view.offer);
  const line = [
    isOnTurn ? words.label("on_turn") : "",
    words.count("cards", view.hands[seat]).replace(" ", NO_BREAK),
    ...troubles(view, seat, words, "ddosed"),
    words.noted(seat),
  ];
  return { line: line.filter(Boolean).join(" · "), count: view.hands[seat], ...mine(view, seat, words) };
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {Words} words
 */
const mine = (view, seat, words) => (seat === view.seat ? { title: words.label("my_prod") } : {});

/**
 * Why a seat cannot deploy all it would.
 *
 * @param {View} view
 * @param {number} seat
 * @param {Words} words
 * @param {string} ddos what a DDoS is called there
 */
export function troubles({ marked, blocked, friday, turn }, seat, words, ddos = "ddos") {
  const types = Object.keys(blocked[seat]);
  return [
    marked[seat] ? words.label(ddos) : "",
    friday && turn === seat ? words.label("friday") : "",
    types.length ? words.label("repairs", { cards: types.map((card) => words.label(`short_${card}`)).join(", ") }) : "",
  ];
}

/** @type {NonNullable<Game<View, Event, Laid>["asking"]>} */
export function asking(view, _isMine, { words, nameOf, seat }) {
  const { blow, offer, tables } = view;
  if (blow)
    return blowHeading(
      view,
      words,
      nameOf,
      seat,
      blow.component === null ? "" : tables[blow.victim][blow.component]?.card,
    );
  if (!offer) return "";
  if (offer.taker !== null) return words.label("exchange", { one: nameOf(offer.by), other: nameOf(offer.taker) });
  return offer.by === seat ? words.label("i_offer") : words.label("offers", { who: nameOf(offer.by) });
}

/**
 * @param {View} view
 * @param {Words} words
 * @param {Parts["nameOf"]} nameOf
 * @param {number | null} seat
 * @param {string} card what is aimed at, if it was named
 */
function blowHeading({ blow }, words, nameOf, seat, card) {
  if (!blow) return "";
  const who = blow.attacker === null ? words.tell("card", blow.card) : nameOf(blow.attacker);
  const whom = blow.victim === seat ? "" : nameOf(blow.victim);
  const what = card ? words.tell("card", card) : "";
  const code = `blow_${whom ? "theirs" : "mine"}${what ? "_named" : ""}`;
  return words.label(code, { who, whom, what });
}

/** @type {NonNullable<Game<View, Event>["remark"]>} */
export function remark({ blow, offer, looked, turn, seat }, words) {
  if (blow) return blow.sudo ? words.label("with_sudo") : "";
  if (offer) return "";
  return looked && turn !== seat ? words.label("looks", { count: looked }) : "";
}
