// What this browser adds to the deal, kept so that the page can say at the end whether it was used.

const PENDING = "entropy:pending";
const PENDING_LASTS = 120_000;

export function freshEntropy() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Puts fresh entropy into a form. It is sent before the table has a name: the next table opened by
 * this browser claims it.
 *
 * @param {HTMLFormElement} form
 */
export function addEntropy(form) {
  const entropy = freshEntropy();
  /** @type {HTMLInputElement} */ (form.elements.namedItem("entropy")).value = entropy;
  localStorage.setItem(PENDING, JSON.stringify({ entropy, at: Date.now() }));
}

/** @param {string} uid */
export function claimPending(uid) {
  const pending = JSON.parse(localStorage.getItem(PENDING) || "null");
  if (!pending || keptEntropy(uid)) return;
  localStorage.removeItem(PENDING);
  if (Date.now() - pending.at < PENDING_LASTS) keepEntropy(uid, pending.entropy);
}

/**
 * @param {string} uid
 * @param {string} entropy
 */
export function keepEntropy(uid, entropy) {
  localStorage.setItem(`entropy:${uid}`, entropy);
}

/** @param {string} uid */
function keptEntropy(uid) {
  return localStorage.getItem(`entropy:${uid}`);
}

/**
 * Yes or no once the list is known; null when this browser added nothing.
 *
 * @param {string} uid
 * @param {string[] | null} entropyOfChairs
 */
export function wasUsed(uid, entropyOfChairs) {
  const kept = keptEntropy(uid);
  return kept && entropyOfChairs ? entropyOfChairs.includes(kept) : null;
}
