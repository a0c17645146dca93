// How scripts write HTML: htm's templates, drawn by preact.

import htm from "htm";
import { h, render } from "preact";

export const html = htm.bind(h);
export { render };
