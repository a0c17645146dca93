// The site has been updated under an open page: it says so, and leaves the moment to the reader.

/** @import { Frames } from "../table/frames.js" */

const place = document.getElementById("updated");

/** @param {Frames["hello"]} hello */
export function compareBuilds({ build }) {
  if (!place || build === document.documentElement.dataset.build || place.childElementCount) return;
  const note = /** @type {HTMLTemplateElement} */ (document.getElementById("updated-note"));
  place.append(note.content.cloneNode(true));
  place.querySelector("button")?.addEventListener("click", () => location.reload());
}
