// Talk at the table, and aside of it: lines, phrases, and what to do about a line one does not like.

import { useMemo, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { t } from "../core/page.js";
import { Icon } from "../stage/icons.js";
import { report } from "../table/actions.js";
import { useTable } from "../table/context.js";
import { seatName, userName, withTitles } from "../table/names.js";
import { AboutWords } from "./about_words.js";
import { Channels, useChannel } from "./channels.js";
import { Emote, isEmote } from "./emotes.js";
import { Chips, Phrases } from "./phrases.js";

/**
 * @import { ChatLine } from "../table/frames.js"
 * @import { Store } from "../table/types.js"
 */

export function Chat() {
  return html`
    <section class="card" aria-labelledby="chat">
      <h2 id="chat">${t("chat")}</h2>
      <${Talk} />
    </section>`;
}

/** @param {{ isDrawn?: boolean, isAimed?: boolean }} props isAimed: what a phrase is about is touched on the stage */
export function Talk({ isDrawn = false, isAimed = false }) {
  const { facts, state } = useTable();
  const { isAside, show } = useChannel();
  const said = isAside ? (state.asides ?? []) : state.chat;
  const lines = useMemo(() => said.map((line) => html`<${Line} key=${line.id} ...${{ line, isAside }} />`), [said]);
  return html`
    <${Channels} isAside=${isAside} show=${show} />
    <div class="scroll" role="log" tabindex="0" aria-labelledby="chat">
      <ol class="plain">${lines}</ol>
      ${!said.length && html`<p class="soft">${t("chat_empty")}</p>`}
    </div>
    ${facts.me ? html`<${Speaking} ...${{ isAside, isDrawn, isAimed }} />` : html`<p class="soft small">${t("sign_in_to_talk")}</p>`}`;
}

/**
 * Whoever is out is heard aside while the game goes on, and by the table when it is over.
 *
 * @param {{ isAside: boolean, isDrawn: boolean, isAimed: boolean }} props
 */
function Speaking({ isAside, isDrawn, isAimed }) {
  const { frame, state } = useTable();
  const isPlaying = frame.table.status === "playing";
  if (isAside && !isPlaying) return html`<p class="soft small">${t("aside_is_over")}</p>`;
  if (!isAside && state.isSilent && isPlaying) return html`<p class="soft small">${t("silent_here")}</p>`;
  return isDrawn
    ? html`<${Chips} ...${{ isAside, isAimed }} /><${Speak} isAside=${isAside} />`
    : html`<${Speak} isAside=${isAside} /><${Phrases} isAside=${isAside} />`;
}

/** @param {{ line: ChatLine, isAside: boolean }} props */
function Line({ line, isAside }) {
  const table = useTable();
  const { me } = table.facts;
  const who = line.user ? userName(table, line.user) : seatName(table, line.seat ?? 0);
  const foreign = line.user && me && line.user.id !== me.id;
  return html`
    <li class="line">
      <span><strong>${withTitles(who)}:</strong> ${
        isEmote(line.phrase?.code)
          ? html`<${Emote} code=${line.phrase?.code} words=${table.words} />`
          : withTitles(said(table, line))
      }</span>
      ${foreign && html`<${AboutWords} user=${line.user} report=${(/** @type {string} */ reason) => report(table, line.id, reason, isAside)} />`}
    </li>`;
}

/**
 * @param {Store} table
 * @param {ChatLine} line
 */
function said({ words }, { text, phrase }) {
  if (!phrase) return text;
  return words.quick_phrases[phrase.code ?? ""] ?? words.say("phrases", phrase);
}

/** @param {{ isAside: boolean }} props */
function Speak({ isAside }) {
  const { session } = useTable();
  const [text, setText] = useState("");
  /** @param {SubmitEvent} event */
  function speak(event) {
    event.preventDefault();
    if (text.trim() && session.sayLine(text.trim(), isAside)) setText("");
  }
  return html`
    <form class="row nowrap speak" onSubmit=${speak}>
      <label class="unseen" for="line">${t("your_line")}</label>
      <input
        id="line"
        maxlength="300"
        autocomplete="off"
        placeholder=${t("your_line")}
        value=${text}
        onInput=${(/** @type {{ target: HTMLInputElement }} */ event) => setText(event.target.value)}
      />
      <button class="say"><${Icon} name="send" /><span>${t("send")}</span></button>
    </form>`;
}
