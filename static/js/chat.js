// Talk at the table: lines, quick phrases, and what to do about a line one does not like.

import { html, useState } from "htm";
import { report, setAversion } from "./actions.js";
import { ask } from "./asking.js";
import { useFollowing } from "./log.js";
import { seatName, userName, withTitles } from "./names.js";
import { page, t } from "./page.js";
import { Phrases } from "./phrases.js";
import { sayLine } from "./session.js";
import { answer, change, state } from "./store.js";

export function Chat() {
  const following = useFollowing(state.chat.at(-1)?.id ?? 0);
  return html`
    <section class="card" aria-labelledby="chat">
      <h2 id="chat">${t("chat")}</h2>
      <div class="scroll" role="log" tabindex="0" aria-labelledby="chat" ...${following}>
        <ol class="plain">${state.chat.map((line) => html`<${Line} key=${line.id} line=${line} />`)}</ol>
        ${!state.chat.length && html`<p class="soft">${t("chat_empty")}</p>`}
      </div>
      ${page.me ? html`<${Speak} /><${Phrases} />` : html`<p class="soft small">${t("sign_in_to_talk")}</p>`}
    </section>`;
}

function Line({ line }) {
  const who = line.user ? userName(line.user) : seatName(line.seat);
  const foreign = line.user && page.me && line.user.id !== page.me.id;
  return html`
    <li class="line">
      <span><strong>${withTitles(who)}:</strong> ${withTitles(said(line))}</span>
      ${foreign && html`<${Menu} line=${line} />`}
    </li>`;
}

function said({ text, phrase }) {
  if (!phrase) return text;
  return state.words.quick_phrases[phrase.code] ?? state.words.say("phrases", phrase);
}

function Menu({ line }) {
  const { id } = line.user;
  const name = userName(line.user);
  return html`
    <details class="menu">
      <summary aria-label=${t("about_line", { name })}>⋯</summary>
      <div class="row">
        <button class="small" onClick=${() => avoid(id, "mute")}>${t("mute")}</button>
        <button class="small" onClick=${() => avoid(id, "block")}>${t("block")}</button>
        <button class="small" onClick=${() => complain(line.id)}>${t("report")}</button>
      </div>
    </details>`;
}

async function avoid(user, kind) {
  if (!(await setAversion(user, kind))) return;
  const before = state.chat;
  change({ chat: before.filter((line) => line.user?.id !== user) });
  answer(t(`done_${kind}`), async () => (await setAversion(user, null)) && change({ chat: before }));
}

async function complain(line) {
  const reason = await ask({
    title: t("report_title"),
    text: t("report_text"),
    yes: t("report"),
    field: t("report_reason"),
  });
  if (reason !== null && (await report(line, reason))) answer(t("done_report"));
}

function Speak() {
  const [text, setText] = useState("");
  function speak(event) {
    event.preventDefault();
    if (text.trim() && sayLine(text.trim())) setText("");
  }
  return html`
    <form class="row nowrap" onSubmit=${speak}>
      <label class="unseen" for="line">${t("your_line")}</label>
      <input
        id="line"
        maxlength="300"
        autocomplete="off"
        placeholder=${t("your_line")}
        value=${text}
        onInput=${(event) => setText(event.target.value)}
      />
      <button>${t("send")}</button>
    </form>`;
}
