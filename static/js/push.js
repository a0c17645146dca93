// Calls in this browser: whether it can be called, and how that is switched on, off and tried out.

import { element } from "./core/element.js";

const root = element("#push");
const words = /** @type {HTMLTemplateElement} */ (element("[data-words]", root)).content;
/** @param {string} name */
const word = (name) => String(element(`[data-word=${name}]`, words).textContent);
const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

// What goes wrong and has words for the reader.
class Refusal extends Error {}

/**
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 */
async function call(method, address, body) {
  const reply = await fetch(address, {
    method,
    headers: {
      "Content-Type": "application/json",
      "X-CSRFToken": /** @type {HTMLInputElement} */ (element("[name=csrfmiddlewaretoken]", root)).value,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refusal(told.detail || word("failed"));
  return told;
}

/** @type {(method: string, body?: unknown) => Promise<any>} */
const api = (method, body) => call(method, String(root.dataset.api), body);

async function subscription() {
  if (!isSupported) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @param {string} text */
async function fingerprint(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Another account may have been called here before: only the server knows whose browser this is.
async function look() {
  const [{ browsers }, own] = await Promise.all([api("GET"), subscription()]);
  const isMine = own !== null && browsers.includes(await fingerprint(own.endpoint));
  showState(stateOf(isMine));
  const others = browsers.length - Number(isMine);
  element("[data-others]", root).hidden = !others;
  element("[data-count]", root).textContent = String(others);
}

/** @param {boolean} isMine */
function stateOf(isMine) {
  if (!isSupported) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return isMine ? "on" : "off";
}

/** @param {string} state */
function showState(state) {
  /** @type {NodeListOf<HTMLElement>} */
  const parts = root.querySelectorAll("[data-state]");
  for (const part of parts) part.hidden = part.dataset.state !== state;
}

/** @param {string} text */
function say(text) {
  element("[data-answer]", root).textContent = text;
}

/** @type {Record<string, () => Promise<string | void>>} */
const deeds = {
  async turnOn() {
    if ((await Notification.requestPermission()) !== "granted") throw new Refusal(word("not_allowed"));
    const { key } = await api("GET");
    await api("POST", (await subscribed(key)).toJSON());
  },

  async turnOff() {
    const own = await subscription();
    await api("DELETE", { endpoint: own?.endpoint });
    await own?.unsubscribe();
  },

  async tryOut() {
    await call("POST", String(root.dataset.trial));
    return word("sent");
  },

  async forgetAll() {
    if (!(await confirmed())) return "";
    await api("DELETE", {});
    await (await subscription())?.unsubscribe();
    return word("forgotten");
  },
};

/**
 * Always anew: an old subscription may hold another key, or be another account's.
 *
 * @param {string} key
 */
async function subscribed(key) {
  await navigator.serviceWorker.register(String(root.dataset.worker));
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Refusal(word("no_service"));
  }
}

function confirmed() {
  const dialog = /** @type {HTMLDialogElement} */ (element("[data-confirm]", root));
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/** @param {string} deed */
async function perform(deed) {
  say("");
  root.setAttribute("aria-busy", "true");
  try {
    say((await deeds[deed]()) ?? "");
  } catch (error) {
    say(error instanceof Refusal ? error.message : word("failed"));
  }
  await look().catch(() => {});
  root.removeAttribute("aria-busy");
}

/**
 * A button that is gone after its deed hands the focus on to what stands there now.
 *
 * @param {Event} event
 */
async function press(event) {
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (event.target).closest("[data-do]");
  if (!button || root.hasAttribute("aria-busy")) return;
  await perform(String(button.dataset.do));
  /** @type {HTMLElement | null} */
  const next = root.querySelector("[data-state]:not([hidden]) button");
  if (button.offsetParent === null) next?.focus();
}

root.addEventListener("click", press);
look().catch(() => say(word("failed")));
