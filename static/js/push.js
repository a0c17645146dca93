// Calls in this browser: whether it can be called, and how that is switched on, off and tried out.

const root = document.getElementById("push");
const word = (name) => root.querySelector("[data-words]").content.querySelector(`[data-word=${name}]`).textContent;
const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

// What goes wrong and has words for the reader.
class Refusal extends Error {}

async function call(method, address, body) {
  const reply = await fetch(address, {
    method,
    headers: {
      "Content-Type": "application/json",
      "X-CSRFToken": root.querySelector("[name=csrfmiddlewaretoken]").value,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refusal(told.detail || word("failed"));
  return told;
}

const api = (method, body) => call(method, root.dataset.api, body);

async function subscription() {
  if (!isSupported) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

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
  root.querySelector("[data-others]").hidden = !others;
  root.querySelector("[data-count]").textContent = others;
}

function stateOf(isMine) {
  if (!isSupported) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return isMine ? "on" : "off";
}

function showState(state) {
  for (const part of root.querySelectorAll("[data-state]")) part.hidden = part.dataset.state !== state;
}

function say(text) {
  root.querySelector("[data-answer]").textContent = text;
}

const deeds = {
  async turnOn() {
    if ((await Notification.requestPermission()) !== "granted") throw new Refusal(word("not_allowed"));
    const { key } = await api("GET");
    await api("POST", (await subscribed(key)).toJSON());
  },

  async turnOff() {
    const own = await subscription();
    await api("DELETE", { endpoint: own.endpoint });
    await own.unsubscribe();
  },

  async tryOut() {
    await call("POST", root.dataset.trial);
    return word("sent");
  },

  async forgetAll() {
    if (!(await confirmed())) return "";
    await api("DELETE", {});
    await (await subscription())?.unsubscribe();
    return word("forgotten");
  },
};

// Always anew: an old subscription may hold another key, or be another account's.
async function subscribed(key) {
  await navigator.serviceWorker.register(root.dataset.worker);
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Refusal(word("no_service"));
  }
}

function confirmed() {
  const dialog = root.querySelector("[data-confirm]");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

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

// A button that is gone after its deed hands the focus on to what stands there now.
async function press(event) {
  const button = event.target.closest("[data-do]");
  if (!button || root.hasAttribute("aria-busy")) return;
  await perform(button.dataset.do);
  if (button.offsetParent === null) root.querySelector("[data-state]:not([hidden]) button")?.focus();
}

root.addEventListener("click", press);
look().catch(() => say(word("failed")));
