// What waits for me elsewhere while I am at a drawn table: the page's own bell, which is out of sight here.

import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { useTable } from "../table/context.js";

export function Bell() {
  const waiting = useWaiting(useTable().facts.uid);
  if (!waiting.length) return null;
  const label = t("waits_elsewhere", { count: waiting.length });
  return html`
    <a class="tool bell-of-table" href=${waiting[0]} aria-label=${label} title=${label}>
      <${Icon} name="bell" /><b class="unread" aria-hidden="true">${waiting.length}</b>
    </a>`;
}

/**
 * Where all leads that waits, this table left out.
 *
 * @param {string} uid
 */
function useWaiting(uid) {
  const [links, setLinks] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    const bell = document.querySelector("[data-bell]");
    if (!bell) return undefined;
    const look = () => {
      const found = [...bell.querySelectorAll("li > a")].map((link) => link.getAttribute("href") ?? "");
      setLinks(found.filter((href) => !href.includes(`/${uid}/`)));
    };
    const watch = new MutationObserver(look);
    watch.observe(bell, { childList: true });
    look();
    return () => watch.disconnect();
  }, [uid]);
  return links;
}
