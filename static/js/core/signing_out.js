// Signing out: a browser that is left is not called any more.

const LONGEST_WAIT = 2000;

/** @param {HTMLFormElement} form */
async function forget(form) {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const own = await registration?.pushManager?.getSubscription();
  if (!own) return;
  const field = Object.assign(document.createElement("input"), {
    type: "hidden",
    name: "browser",
    value: own.endpoint,
  });
  form.append(field);
  await own.unsubscribe();
}

/** @param {Event} event */
async function leave(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const tooLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([forget(form), tooLate]).catch(() => {});
  form.submit();
}

if ("serviceWorker" in navigator) {
  for (const form of document.querySelectorAll("form[data-sign-out]")) form.addEventListener("submit", leave);
}
