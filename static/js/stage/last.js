// The last event, where no history is in sight; and how much was skipped to catch up.

import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { often } from "../shell/log.js";
import { useTable } from "../table/context.js";
import { withTitles } from "../table/names.js";
import { seatPaint } from "./plate.js";
import { shownLog } from "./veiled_log.js";

/** @import { Game, Layout } from "./module.js" */

const NOTED = 4000;

/** @param {{ game: Game, place: Layout["last"], skipped: number }} props */
export function Last({ game, place, skipped }) {
  const log = shownLog(useTable(), game);
  const [noted, setNoted] = useState(0);
  useEffect(() => {
    if (!skipped) return undefined;
    setNoted(skipped);
    const timer = setTimeout(() => setNoted(0), NOTED);
    return () => clearTimeout(timer);
  }, [skipped]);
  const line = log.at(-1);
  if (!place && !noted) return null;
  const told = noted ? t("skipped_moves", { count: noted }) : line && [withTitles(line.text), often(line)];
  if (!told) return null;
  return html`
    <p class="last" style=${place && `left:${place.x}px;top:${place.y}px;max-width:${place.w}px`} aria-hidden="true">
      ${!noted && line?.seat !== null && line && html`<i style=${`--seat:${seatPaint(line.seat)}`}></i>`}<span>${told}</span>
    </p>`;
}
