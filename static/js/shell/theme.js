// Light or dark, by a button: at once on this page, and kept for the next ones.

import { token } from "../core/calls.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

export const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : dark.matches;
};

export function turnTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  const body = new URLSearchParams({ theme });
  fetch("/theme/", { method: "POST", body, headers: { "X-CSRFToken": token() } }).catch(() => {}); // this page has it all the same
}
