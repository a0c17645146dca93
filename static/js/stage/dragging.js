// A pointer on a card of mine: dragging is choosing, dropping is aiming; whatever is dropped elsewhere
// flies back. A finger that slides along the hand opens card after card; a finger that rests asks.

const START = 8;
const CARRIED = 60;
const LEFT_HAND = 56;
const LONG_PRESS = 350;

/**
 * @typedef {object} Deeds
 * @property {(card: HTMLElement) => boolean} begin  whether this card may be carried
 * @property {(card: HTMLElement, aim: string | null, far: boolean, event: PointerEvent) => void} drop
 * @property {(card: HTMLElement | null) => void} open  the finger is on this card
 * @property {(card: HTMLElement, event: PointerEvent) => void} pick  the finger left the hand's row on this card
 * @property {(card: HTMLElement) => void} look
 */

/**
 * Follow a pointer that was put on a card.
 *
 * @param {PointerEvent & { currentTarget: HTMLElement }} event
 * @param {Deeds} deeds
 */
export function follow(event, deeds) {
  if (event.button !== 0 || !event.isPrimary) return;
  const byFinger = event.pointerType === "touch";
  const from = { x: event.clientX, y: event.clientY };
  let card = event.currentTarget;
  /** @type {"rests" | "slides" | "carries"} */
  let state = "rests";
  let looked = false;
  /** @type {{ card: HTMLElement, box: DOMRect }[]} */
  let hand = [];
  const timer = byFinger ? setTimeout(() => look(), LONG_PRESS) : 0;

  function look() {
    looked = true;
    deeds.look(card);
  }

  /** @param {PointerEvent} now */
  function move(now) {
    const x = now.clientX - from.x;
    const y = now.clientY - from.y;
    if (state === "rests" && Math.hypot(x, y) > START) setOff(byFinger && Math.abs(x) > -y);
    if (state === "slides") slide(now, y);
    if (state === "carries") paperOf(card).style.translate = `${x}px ${y}px`;
  }

  /** @param {boolean} sideways */
  function setOff(sideways) {
    clearTimeout(timer);
    if (!sideways) return carry();
    state = "slides";
    hand = cardsBeside(card);
  }

  function carry() {
    if (!deeds.begin(card)) return end();
    state = "carries";
    deeds.open(null);
    itemOf(card).dataset.carried = "";
  }

  /**
   * @param {PointerEvent} now
   * @param {number} y
   */
  function slide(now, y) {
    if (y < -LEFT_HAND) return carry();
    const under = hand.findLast(({ box }) => holds(box, now))?.card;
    if (under && under !== card) from.x = now.clientX;
    card = under ?? card;
    deeds.open(card);
  }

  /** @param {PointerEvent} now */
  function up(now) {
    if (state !== "rests" || looked) swallowClick();
    if (state === "slides") deeds.pick(card, now);
    if (state === "carries") deeds.drop(card, thingAt(now, card), from.y - now.clientY > CARRIED, now);
    end();
  }

  function end() {
    clearTimeout(timer);
    deeds.open(null);
    paperOf(card).style.translate = "";
    delete itemOf(card).dataset.carried;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
}

/** @param {HTMLElement} card */
const itemOf = (card) => /** @type {HTMLElement} */ (card.closest("li"));

/** @param {HTMLElement} card */
const paperOf = (card) => /** @type {HTMLElement} */ (card.querySelector(".paper"));

/** The click that ends a drag is none. */
function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * Where the cards of a hand lie before any of them is opened, read once.
 *
 * @param {HTMLElement} card
 */
function cardsBeside(card) {
  /** @type {HTMLElement[]} */
  const cards = [...(card.closest("ul")?.querySelectorAll(/** @type {"button"} */ ("[data-key]")) ?? [])];
  return cards.map((one) => ({ card: one, box: one.getBoundingClientRect() }));
}

/**
 * @param {DOMRect} box
 * @param {PointerEvent} event
 */
const holds = ({ left, right, top, bottom }, { clientX: x, clientY: y }) =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * @param {PointerEvent} event
 * @param {HTMLElement} carried
 */
function thingAt({ clientX, clientY }, carried) {
  const under = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[data-thing]"));
  const found = under.find((one) => one && one !== carried);
  return /** @type {HTMLElement | undefined} */ (found ?? undefined)?.dataset.thing ?? null;
}
