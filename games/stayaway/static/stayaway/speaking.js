// A phrase about somebody or a card is aimed by touching them; it goes out once all it needs is given.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "#page/core/html.js";
import { t } from "#page/core/page.js";
import { parameters } from "#page/core/vocabulary.js";
import { TALL } from "#page/stage/geometry.js";
import { useTable } from "#page/table/context.js";
import { familiesAt } from "./families.js";
import { Cards } from "./naming_cards.js";
import { Sign } from "./sign.js";

/**
 * @import { Desk } from "./over.js"
 *
 * @typedef {(value: string | number) => void} Give
 */

/** @param {Desk} desk */
export function Speaking(desk) {
  const table = useTable();
  const { saying } = table.state;
  if (!saying) return null;
  const { words, open } = desk;
  const { phrase, isAside } = saying;
  const needed = parameters(words.phrases[String(phrase.code)][0]);
  const missing = needed.filter((name) => !(name in phrase));
  const shut = () => {
    open("");
    table.change({ saying: null });
  };
  /** @type {Give} */
  const give = (value) => {
    const whole = { ...phrase, [missing[0]]: value };
    open("");
    table.change({ saying: missing.length > 1 ? { phrase: whole, isAside } : null });
    if (missing.length === 1 && !table.session.sayPhrase(whole, isAside)) table.answer(t("no_connection"));
  };
  return html`<${Aiming} key=${missing[0]} ...${desk} ...${{ give, shut }} name=${missing[0]} said=${words.say("phrases", phrase).replace(/\{\w+\}/g, "…")} />`;
}

/** @param {Desk & { give: Give, shut(): void, name: string, said: string }} props */
function Aiming(props) {
  const { name, said, give, shut, words, layout, sheet, open } = props;
  const table = useTable();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  useEffect(() => {
    addEventListener("keydown", leave, { capture: true });
    return () => removeEventListener("keydown", leave, { capture: true });
  });
  const { x, y, w } = layout.question;
  const isPerson = words.seats.includes(name);
  /** @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== "Escape" || sheet === "cards") return;
    event.stopPropagation();
    shut();
  };
  return html`
    <section class="speaking" role="dialog" aria-label=${words.label(isPerson ? "touch_player" : "touch_card")} ref=${box}>
      ${isPerson ? html`<${People} ...${props} />` : html`<${Held} ...${props} />`}
      <div class="strip" style=${`left:${x}px;top:${y}px;width:${w}px`}>
        <p><b>${said}</b><small>${words.label(isPerson ? "touch_player" : "touch_card")}</small></p>
        ${!isPerson && html`<button type="button" onClick=${() => open("cards")}>${words.label("another_card")}</button>`}
        <button type="button" class="shut" aria-label=${words.label("shut")} onClick=${shut}><${Sign} name="close" size=${20} /></button>
      </div>
      ${sheet === "cards" && html`<${Cards} words=${words} familyOf=${familiesAt(table)} give=${give} shut=${() => open("")} />`}
    </section>`;
}

/** @param {Desk & { give: Give }} props */
const People = ({ layout, view, nameOf, give }) =>
  layout.plates
    .filter(({ seat }) => seat !== view.seat)
    .map(({ seat, x, y, look, scale = 1 }) => {
      const [w, h] = look === "disc" ? [58, 58] : [168, 60];
      return html`<button key=${seat} type="button" class="aimed on-${look}" style=${boxed(x, y, w * scale, h * scale)} aria-label=${nameOf(seat)} onClick=${() => give(seat)}></button>`;
    });

/** My own cards, unless I hide them. @param {Desk & { give: Give }} props */
const Held = ({ layout, words, veiled, give }) =>
  [...layout.spots]
    .filter(([key]) => !veiled && key.startsWith("hand:"))
    .map(([key, { x, y, w }]) => {
      const card = key.split(":")[1];
      return html`<button key=${key} type="button" class="aimed card" style=${boxed(x, y, w, w * TALL)} aria-label=${words.names[card]} onClick=${() => give(card)}></button>`;
    });

/**
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
const boxed = (x, y, w, h) => `left:${x - w / 2}px;top:${y - h / 2}px;width:${w}px;height:${h}px`;
