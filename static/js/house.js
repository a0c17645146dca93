// What every page does: its menus, its socket, and what one is told wherever one is.

import "./core/menus.js";
import "./core/signing_out.js";
import { ring } from "./live/bell.js";
import { showInvitation } from "./live/invited.js";
import { live } from "./live/live.js";
import { compareBuilds } from "./live/updated.js";
import { showWaiting } from "./live/waiting.js";
import { turnTheme } from "./shell/theme.js";

document.querySelector("[data-turn-theme]")?.addEventListener("click", turnTheme);

live.on("hello", compareBuilds);
live.on("invited", showInvitation);
live.on("invited", ring);
live.on("turn", showWaiting);
live.on("turn", ring);

// Without a network a page of our own says so; it is kept once everything else has come.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}

// The page says which socket it has; when all scripts have said what they wish to hear, it opens.
const { socket } = document.body.dataset;
if (socket) document.addEventListener("DOMContentLoaded", () => live.open({ path: socket }));
