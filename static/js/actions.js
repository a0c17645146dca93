// What is done by the API: sitting down, bots, leaving, and whom one does not wish to hear.

import { freshEntropy, keepEntropy } from "./entropy.js";
import { page, t } from "./page.js";
import { answer } from "./store.js";

const token = () => document.querySelector("[name=csrfmiddlewaretoken]").value;

export async function call(method, path, body) {
  const reply = await fetch(`/api/v1/${path}`, {
    method,
    headers: { "Content-Type": "application/json", "X-CSRFToken": token() },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Error(told.detail || t("failed"));
  return told;
}

// Do something at this table; what goes wrong is said on the page, and null comes back.
async function act(name, body = {}) {
  return attempt(() => call("POST", `tables/${page.uid}/${name}/`, body));
}

export async function attempt(deed) {
  try {
    answer("");
    return await deed();
  } catch (error) {
    answer(error instanceof TypeError ? t("no_connection") : error.message);
    return null;
  }
}

export async function sit(number) {
  const entropy = freshEntropy();
  keepEntropy(page.uid, entropy);
  return act("sit", { number, entropy });
}

export const setReady = (ready) => act("ready", { ready });
export const start = () => act("start");
export const standUp = () => act("leave");
export const addBots = (level, number) => act("bots", number === undefined ? { level } : { level, number });
export const remove = (number) => act("remove", { number });
export const cancel = () => act("cancel");
export const resign = () => act("resign");
export const comeBack = () => act("back");

export async function rematch() {
  const entropy = freshEntropy();
  const made = await act("rematch", { entropy });
  if (!made) return;
  keepEntropy(made.uid, entropy);
  location.assign(`/table/${made.uid}/`);
}

export const inviteByName = (name) => act("invite", { name });

// Whom one might ask, those who are here first; nobody if it cannot be known.
export async function friends() {
  return call("GET", "friends/").then((told) => told.friends, () => []);
}

export const setAversion = (user, kind) => attempt(() => call("PUT", `people/${user}/aversion/`, { kind }));
export const report = (line, reason) => attempt(() => call("POST", "reports/", { line, reason }));
