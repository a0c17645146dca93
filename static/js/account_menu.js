// The menu of whoever has signed in: it closes by itself when one turns elsewhere.

const menu = document.querySelector("[data-account]");

if (menu) {
  document.addEventListener("click", (event) => menu.contains(event.target) || menu.removeAttribute("open"));
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.removeAttribute("open");
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.removeAttribute("open");
    menu.querySelector("summary").focus();
  });
}
