{% load static %}// Shows a call when somebody's turn has come, and leads to the table. It keeps nothing and serves no page.

const ICON = "{% static 'img/icon-192.png' %}";

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
addEventListener("push", (event) => event.waitUntil(show(told(event.data))));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.url));
});

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
