// What every page does: the badge of tables that wait for this person.

export async function showWaiting() {
  const badge = document.querySelector("[data-waiting]");
  if (!badge) return;
  const answer = await fetch("/api/v1/tables/mine/");
  if (!answer.ok) return;
  const waiting = (await answer.json()).filter((row) => row.waits_for_me);
  badge.textContent = waiting.length;
  badge.hidden = document.querySelector("[data-waiting-words]").hidden = !waiting.length;
  const elsewhere = waiting.some((row) => !location.pathname.includes(row.uid));
  document.querySelector("[data-next]").hidden = !elsewhere;
}
