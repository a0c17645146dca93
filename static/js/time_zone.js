// Offers the time zone of this device, if the account has another.

const button = document.querySelector("[data-own-zone]");
const select = document.getElementById(button.dataset.ownZone);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const option = Array.from(select.options).find(({ value }) => value === zone);

function offer() {
  button.parentElement.hidden = !option || select.value === zone;
}

if (option) button.querySelector("strong").textContent = option.text;
button.addEventListener("click", () => {
  select.value = zone;
  offer();
  select.focus();
});
select.addEventListener("change", offer);
offer();
