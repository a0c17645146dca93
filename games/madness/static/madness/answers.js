// Answers that stand in the question: to do nothing, or to let the Chance go.

import { html } from "#page/core/html.js";

/**
 * @import { Parts } from "#page/stage/module.js"
 * @import { Laid } from "./layout.js"
 * @import { View } from "./wire.js"
 */

const KINDS = ["pass", "decline"];

/** @param {Parts<View, Laid>} parts */
export const Answers = ({ begins, numbers, touch, words }) =>
  KINDS.map((kind) => {
    const thing = `do:${kind}`;
    if (!begins(thing)) return null;
    return html`
      <button key=${kind} type="button" class="answer-to" data-thing=${thing} data-number=${numbers(thing) || null}
        onClick=${(/** @type {MouseEvent} */ event) => touch(thing, event)}>${words.label(kind)}</button>`;
  });
