import type { PushStandIn, StandInSubscription } from '@sarn/testing/stand-ins';
import type { Page, Worker } from 'playwright-core';

/**
 * The push service of the browser's maker cannot be reached: a stand-in replaces it at the point
 * where the browser itself would call it. Everything before is the browser's own: the checks of the
 * key, of the options, of the worker and of what the person allowed.
 */
export async function standInForPush(page: Page, push: PushStandIn): Promise<void> {
  await page.exposeFunction('subscribeThere', (key: string) => push.subscribe(key));
  await page.evaluate(() => {
    let current: object | null = null;
    const { subscribe } = PushManager.prototype;
    const there = (window as unknown as Subscribing).subscribeThere;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      async subscribe(this: PushManager, options: PushSubscriptionOptionsInit) {
        const refusal: unknown = await subscribe.call(this, options).then(
          () => new Error('this browser has a push service and needs no stand-in'),
          (error: unknown) => error,
        );
        const isOutOfReach = refusal instanceof DOMException && refusal.name === 'AbortError';
        if (!isOutOfReach) throw refusal;
        const bytes = new Uint8Array(options.applicationServerKey as ArrayBuffer);
        const { endpoint, p256dh, auth } = await there(
          btoa(String.fromCharCode(...bytes))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', ''),
        );
        current = {
          endpoint,
          toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
          unsubscribe: async () => {
            current = null;
            return true;
          },
        };
        return current;
      },
    });
  });
}

interface Subscribing {
  readonly subscribeThere: (key: string) => Promise<StandInSubscription>;
}

/** The notices shown and the windows opened by the service worker. */
export interface Seen {
  shown?: { readonly title: string; readonly options: object };
  focused: number;
  readonly opened: string[];
}

/** The part of a service worker's global scope that the test uses. */
interface ServiceWorkerGlobal extends EventTarget {
  seen: Seen;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: { openWindow(link: string): Promise<null> };
  readonly WindowClient: { readonly prototype: { focus(): Promise<unknown> } };
  readonly ExtendableEvent: new (type: string) => Event;
}

/**
 * Records what the worker shows and opens: a test browser has no desktop, and only
 * a press by a person may focus or open a window. The worker does all else by itself.
 */
export async function watchWorker(page: Page): Promise<Worker> {
  const { origin } = new URL(page.url());
  // Pages of another host name of this server have a worker of their own.
  const running = page
    .context()
    .serviceWorkers()
    .findLast((one) => one.url().startsWith(origin));
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerGlobal;
    const seen: Seen = { focused: 0, opened: [] };
    scope.seen = seen;
    scope.registration.showNotification = async (title, options) => {
      seen.shown = { title, options };
    };
    scope.WindowClient.prototype.focus = async function focus() {
      seen.focused += 1;
      return this;
    };
    scope.clients.openWindow = async (link) => {
      seen.opened.push(link);
      return null;
    };
  });
  return worker;
}

/** What the watched worker has shown and opened so far. */
export const seenBy = (worker: Worker): Promise<Seen> =>
  worker.evaluate(() => (globalThis as unknown as ServiceWorkerGlobal).seen);

/** Hands a message to the service worker, as the browser does with what its push service sends. */
export async function deliver(page: Page, notice: object): Promise<void> {
  // A worker takes messages when it has kept the files of the build, and not before.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { origin } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
      );
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(notice);
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data,
  });
}

/** Presses the notice with this link. */
export async function press(worker: Worker, link: string): Promise<void> {
  await worker.evaluate((pressed) => {
    const scope = globalThis as unknown as ServiceWorkerGlobal;
    const event = Object.assign(new scope.ExtendableEvent('notificationclick'), {
      notification: { close: () => undefined, data: { link: pressed } },
      // A synthetic event does not keep a worker awake; it is awake now.
      waitUntil: () => undefined,
    });
    scope.dispatchEvent(event);
  }, link);
}

/** As with the shift key held: the loaded page is not controlled by a worker. */
export async function reloadPastWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
}
