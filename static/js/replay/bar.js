// The bar of a recorded game: where one is, through whose eyes, the line of moves, and what can be done from here.

import { useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { useWidth } from "../core/width.js";
import { useClosing } from "../shell/menu.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";
import { withTitles } from "../table/names.js";
import { Company } from "./company.js";
import { Eyes } from "./eyes.js";
import { Link } from "./link.js";
import { Opened } from "./opened.js";
import { SPEEDS } from "./player.js";
import { PlayOn, Wondering } from "./playing_on.js";
import { Proof } from "./proof.js";
import { Slider } from "./slider.js";
import { happenedInPieces, whereabouts } from "./telling.js";

/**
 * @import { Game } from "../stage/module.js"
 * @import { Replay } from "./types.js"
 */

/** Below so many px what can be done from here is folded away. */
const ROOMY = 860;

/** @param {{ game?: Game }} props */
export function Bar({ game }) {
  const table = useTable();
  const replay = /** @type {Replay} */ (table.replay);
  const isLed = Boolean(replay.together.by);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const isTight = useWidth(ref) < ROOMY;
  return html`
    <section class="replay card ${isTight ? "tight" : ""}" ref=${ref} aria-labelledby="replay">
      <header>
        <h2 id="replay">${t("replay")}</h2>
        <p class="where">${whereabouts(replay)}</p>
        ${isLed && !isTight && html`<${Company} />`}
        ${!isTight && html`<${Happened} isHidden=${isLed} />`}
        <${Eyes} />
        ${!isTight && html`<${Link} />`}
      </header>
      ${isLed && isTight && html`<${Company} />`}
      ${isTight && game && html`<${Opened} game=${game} />`}
      <${Slider} />
      ${isTight && html`<${Happened} />`}
      <div class="hands">
        ${!isTight && html`<div class="deeds">${!isLed && html`<${Company} />`}<${Proof} /></div>`}
        <${Controls} />
        ${isTight ? html`<${More} />` : html`<div class="deeds last"><${PlayOn} /></div>`}
      </div>
      <${Wondering} />
    </section>`;
}

/**
 * What the move that is shown was.
 *
 * @param {{ isHidden?: boolean }} props  it is still read aloud
 */
function Happened({ isHidden = false }) {
  const table = useTable();
  const told = happenedInPieces(table).map(({ text, isNamed }) =>
    isNamed ? html`<b>${withTitles(text)}</b>` : withTitles(text),
  );
  return html`<p class="this-move ${isHidden ? "unseen" : ""}" aria-live=${table.replay?.isPlaying ? "off" : "polite"}>${told}</p>`;
}

/** Where there is no room for it beside the rest. */
function More() {
  const isLed = Boolean(useTable().replay?.together.by);
  const ref = useClosing();
  return html`
    <details class="more" ref=${ref}>
      <summary class="press tool" aria-label=${t("replay_more")} title=${t("replay_more")}><${Icon} name="more" /></summary>
      <div class="sheet"><${PlayOn} />${!isLed && html`<${Company} />`}<${Link} /><${Proof} /></div>
    </details>`;
}

function Controls() {
  const replay = /** @type {Replay} */ (useTable().replay);
  const { at, last, isPlaying } = replay;
  return html`
    <div class="controls" role="group" aria-label=${t("replay_controls")}>
      <${Press} name="first" keys="Home" isOff=${!at} press=${() => replay.go(0)} />
      <${Press} name="former" keys="ArrowLeft" isOff=${!at} press=${() => replay.step(-1)} />
      <${Press} name=${isPlaying ? "pause" : "play"} keys="Space" look="main" press=${() => (isPlaying ? replay.pause() : replay.play())} />
      <${Press} name="later" keys="ArrowRight" isOff=${at === last} press=${() => replay.step(1)} />
      <${Press} name="final" keys="End" isOff=${at === last} press=${() => replay.go(last)} />
      <${Speed} />
    </div>`;
}

/**
 * What leads nowhere now stays where it is, so that the focus stays on it.
 *
 * @param {{ name: string, keys: string, press: () => void, isOff?: boolean, look?: string }} props
 */
function Press({ name, keys, press, isOff = false, look = "tool" }) {
  const label = t(`replay_${name}`);
  return html`
    <button type="button" class="press ${look}" aria-label=${label} title=${label} aria-keyshortcuts=${keys} aria-disabled=${isOff ? "true" : null} onClick=${() => isOff || press()}>
      <${Icon} name=${name} />
    </button>`;
}

function Speed() {
  const replay = /** @type {Replay} */ (useTable().replay);
  /** @param {{ target: HTMLSelectElement }} event */
  const set = ({ target }) => replay.setSpeed(Number(target.value));
  return html`
    <select class="speed" aria-label=${t("replay_speed")} aria-keyshortcuts="+ -" value=${String(replay.speed)} onChange=${set}>
      ${SPEEDS.map((speed) => html`<option key=${speed} value=${String(speed)}>×${told(speed)}</option>`)}
    </select>`;
}

/** @param {number} speed */
const told = (speed) => speed.toLocaleString(document.documentElement.lang);
