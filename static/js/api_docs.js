// The page of the API: Swagger is large, and comes only when it is asked for.

const button = document.querySelector("[data-swagger]");
if (button instanceof HTMLButtonElement) {
  button.addEventListener("click", () => bring(button), { once: true });
}

/** @param {HTMLButtonElement} asked */
async function bring(asked) {
  asked.disabled = true;
  const [looks, ...scripts] = (asked.dataset.swagger ?? "").split(" ");
  await loaded(Object.assign(document.createElement("link"), { rel: "stylesheet", href: looks }));
  for (const src of scripts) await loaded(Object.assign(document.createElement("script"), { src }));
  for (const one of document.querySelectorAll(".operations")) one.remove();
  document.getElementById("swagger-ui")?.removeAttribute("hidden");
  asked.remove();
}

/** @param {HTMLElement} element */
function loaded(element) {
  const come = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
  document.head.append(element);
  return come;
}
