// An element that the page's template is sure to have.

/**
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {Found}
 */
export function element(selector, root = document) {
  const found = /** @type {Found | null} */ (root.querySelector(selector));
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
