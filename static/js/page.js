// What the server wrote into the page: facts about it, and the words of the scripts.

function written(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : {};
}

export const page = written("page");
const dictionary = written("dictionary");

export function t(key, params = {}) {
  const text = dictionary[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => params[name] ?? whole);
}
