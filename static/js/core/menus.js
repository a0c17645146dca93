// The header's menus: each closes by itself when one turns elsewhere.

/** @type {NodeListOf<HTMLElement>} */
const menus = document.querySelectorAll("[data-menu]");

for (const menu of menus) {
  document.addEventListener(
    "click",
    (event) => menu.contains(/** @type {Node} */ (event.target)) || menu.removeAttribute("open"),
  );
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.removeAttribute("open");
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  });
}
