// The bell in the header: what waits for this person, fetched anew when something has come.

export async function ring() {
  const bell = document.querySelector("[data-bell]");
  if (!bell) return;
  const answer = await fetch("/bell/").catch(() => null);
  if (!answer?.ok) return;
  const had = bell.contains(document.activeElement);
  bell.innerHTML = await answer.text();
  if (had) bell.querySelector("summary")?.focus();
}
