// Deadlines as a person says them: in five minutes, in two days.

const told = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** @param {HTMLTimeElement} element */
function tell(element) {
  const left = Number(element.dataset.deadline) - Date.now() / 1000;
  const [unit, seconds] = UNITS.find(([, size]) => Math.abs(left) >= size * 1.5) ?? UNITS[UNITS.length - 1];
  element.textContent = told.format(Math.trunc(left / seconds), unit);
  element.dateTime = new Date(Number(element.dataset.deadline) * 1000).toISOString();
}

export function tellAll() {
  /** @type {NodeListOf<HTMLTimeElement>} */
  const elements = document.querySelectorAll("[data-deadline]");
  elements.forEach(tell);
}

tellAll();
setInterval(tellAll, 5000);
