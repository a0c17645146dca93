// The history: what happened, newest last, kept in sight unless one scrolls back.

import { html, useLayoutEffect, useMemo, useRef } from "htm";
import { withTitles } from "./names.js";
import { t } from "./page.js";
import { state } from "./store.js";

export function useFollowing(count) {
  const box = useRef(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    follows.current = scrollHeight - scrollTop - clientHeight < 40;
  };
  return { ref: box, onScroll };
}

export function Log() {
  const last = state.log.at(-1)?.id ?? 0;
  const item = (entry) => html`<li key=${entry.id}>${withTitles(entry.text)}</li>`;
  const entries = useMemo(() => state.log.map(item), [state.log]);
  return html`
    <section class="card" aria-labelledby="log">
      <h2 id="log">${t("history")}</h2>
      <div class="scroll" role="log" tabindex="0" aria-labelledby="log" ...${useFollowing(last)}>
        <ol class="plain">${entries}</ol>
        ${!entries.length && html`<p class="soft">${t("nothing_yet")}</p>`}
      </div>
    </section>`;
}
