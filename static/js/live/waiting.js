// The badge of tables that wait for this person.

export async function showWaiting() {
  const badges = parts("[data-waiting]");
  if (!badges.length) return;
  const answer = await fetch("/api/v1/tables/mine/");
  if (!answer.ok) return;
  /** @type {{ uid: string, waits_for_me: boolean }[]} */
  const mine = await answer.json();
  const waiting = mine.filter((row) => row.waits_for_me);
  for (const badge of badges) badge.textContent = String(waiting.length);
  for (const one of [...badges, ...parts("[data-waiting-words]")]) one.hidden = !waiting.length;
  const none = waiting.every((row) => location.pathname.includes(row.uid));
  for (const next of parts("[data-next]")) next.hidden = none;
}

/**
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
const parts = (selector) => [...document.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
