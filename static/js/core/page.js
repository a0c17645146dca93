// What the server wrote into the page: facts about it, and the words of the scripts.

/**
 * @param {string} id
 * @returns {any}
 */
export function written(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : {};
}

/** @type {Record<string, string>} */
const dictionary = typeof document === "undefined" ? {} : written("dictionary");

/**
 * @param {string} key
 * @param {Record<string, unknown>} params
 */
export function t(key, params = {}) {
  const text = dictionary[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}
