// Part of worker.js: shows notices that the server sends while the application is closed, and opens
// what they are about. Browsers that turned notices on before there was a worker.js run it alone.

self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : {};
  const shown = self.registration.showNotification(String(notice.title ?? ''), {
    body: String(notice.body ?? ''),
    lang: String(notice.language ?? 'th'),
    // A repeat of the same notice takes the place of the first.
    tag: String(notice.tag ?? ''),
    data: { link: String(notice.link ?? '') },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

async function open(link) {
  const { scope } = self.registration;
  const target = URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : scope;
  // Only those of this worker: a page that was loaded past it cannot be led elsewhere.
  const windows = await self.clients.matchAll({ type: 'window' });
  const ours = windows.find(({ url }) => url.startsWith(scope) && target.startsWith(scope));
  if (!ours) return self.clients.openWindow(target);
  await ours.focus();
  return ours.navigate(target);
}
