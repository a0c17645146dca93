// The place where a game's module draws; one that fails while drawing gives its place up.

import { Component } from "preact";
import { html } from "../core/html.js";

/**
 * @import { ComponentType } from "preact"
 *
 * @typedef {{ draws: ComponentType, onFailure(error: unknown): void }} Props
 */

/** @extends {Component<Props, { failed: boolean }>} */
export class Stage extends Component {
  state = { failed: false };

  /** @param {unknown} error */
  componentDidCatch(error) {
    this.setState({ failed: true });
    this.props.onFailure(error);
  }

  render() {
    if (this.state.failed) return null;
    return html`<${this.props.draws} />`;
  }
}
