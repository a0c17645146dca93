// Offers the time zone of this device, if the account has another.

import { element } from "./core/element.js";

const button = element("[data-own-zone]");
const select = /** @type {HTMLSelectElement} */ (element(`#${button.dataset.ownZone}`));
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const option = Array.from(select.options).find(({ value }) => value === zone);

function offer() {
  /** @type {HTMLElement} */ (button.parentElement).hidden = !option || select.value === zone;
}

if (option) element("strong", button).textContent = option.text;
button.addEventListener("click", () => {
  select.value = zone;
  offer();
  select.focus();
});
select.addEventListener("change", offer);
offer();
