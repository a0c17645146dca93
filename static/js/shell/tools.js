// How one likes the table: face, sound, theme. In the header where there is room, in the menu on a phone.

import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { prefer, preferences } from "../stage/preferences.js";
import { useTable } from "../table/context.js";
import { otherFace } from "./face.js";
import { turnTheme } from "./theme.js";

/** @import { Store } from "../table/types.js" */

export function Tools() {
  const table = useTable();
  const { muted } = preferences;
  return html`
    <${Tool} name="words" label=${t("in_words")} press=${() => otherFace(table)} keys="W" />
    <${Tool} name=${muted ? "mute" : "sound"} label=${t(muted ? "sounds_on" : "sounds_off")} press=${() => like(table, { muted: !muted })} />
    <${Tool} name="theme" label=${t("other_theme")} press=${turnTheme} />`;
}

/**
 * @param {Store} table
 * @param {Partial<typeof preferences>} liked
 */
export function like(table, liked) {
  prefer(liked);
  table.change({});
}

/** @param {{ name: string, label: string, press: () => void, keys?: string }} props */
const Tool = ({ name, label, press, keys }) => html`
  <button class="tool" title=${label} aria-keyshortcuts=${keys ?? null} onClick=${press}>
    <${Icon} name=${name} /><span class="told">${label}</span>
  </button>`;
