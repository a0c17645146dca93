// Somebody asks this person to a table: a note on whatever page they are, told politely.

import { showWaiting } from "./house.js";
import { connect } from "./socket.js";
import { parts, titled } from "./titles.js";

const place = document.getElementById("invited");
const language = document.documentElement.lang;

export function showInvitation({ table, game, by }) {
  if (!place || place.querySelector(`[data-table="${table}"]`)) return;
  const note = document.getElementById("invited-note").content.firstElementChild.cloneNode(true);
  note.dataset.table = table;
  note.querySelector("[data-by]").append(...parts(titled(by, language)).map(drawn));
  note.querySelector("[data-game]").textContent = game[language];
  note.querySelector("[data-go]").href = `/table/${table}/`;
  note.querySelector("[data-no]").addEventListener("click", () => decline(note));
  place.append(note);
}

function drawn({ text, isTitle }) {
  if (!isTitle) return text;
  const title = document.createElement("span");
  title.className = "title";
  title.textContent = text;
  return title;
}

// An invitation that is over already (the table has begun) is put away like a declined one.
async function decline(note) {
  const token = document.querySelector("[name=csrfmiddlewaretoken]").value;
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  const path = `/api/v1/tables/${note.dataset.table}/decline/`;
  const answer = await fetch(path, { method: "POST", headers, body: "{}" }).catch(() => null);
  if (!answer?.ok && answer?.status !== 404) return;
  note.remove();
  document.getElementById("content").focus({ preventScroll: true });
}

// The lobby, the boards and the tables have a socket of their own and hand on what comes by it.
if (place && !document.querySelector("#table, #lobby-tables, #board")) {
  const heard = { invited: showInvitation, turn: showWaiting };
  connect({ path: "/ws/lobby/", onFrame: (frame) => heard[frame.type]?.(frame), onStatus: () => {} });
}
