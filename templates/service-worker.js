{% load static %}// Shows a call when somebody's turn has come, and leads to the table. Of pages it keeps one only:
// that which says, where there is no network, that there is none.

const ICON = "{% static 'img/icon-192.png' %}";
const OFFLINE = "{% url 'offline' %}";
const KEPT = [OFFLINE, "/static/css/fault.css"];

addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open("offline").then((kept) => kept.addAll(KEPT)));
});
addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(load(event));
  else if (KEPT.includes(new URL(event.request.url).pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
  }
});
addEventListener("push", (event) => event.waitUntil(show(told(event.data))));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.url));
});

// The browser asks for the page while this script wakes up: going through it costs no time.
async function load({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return caches.match(OFFLINE);
  }
}

// A push without words still has to be shown: the browser would show a line of its own.
function told(data) {
  try {
    return data.json();
  } catch {
    return { title: "Застолье", body: "", url: "/mine/", tag: "" };
  }
}

// A newer call of a table takes the place of the older one, and is heard again.
function show({ title, body, url, tag }) {
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: Boolean(tag),
    icon: ICON,
    data: { url },
  });
}

async function goTo(url) {
  const target = new URL(url, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find((tab) => new URL(tab.url).pathname === target.pathname);
  await (open ? open.focus() : self.clients.openWindow(target.href));
}
