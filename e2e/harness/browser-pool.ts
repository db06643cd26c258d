import { setTimeout as pause } from 'node:timers/promises';
import { sessionEndedEvent } from '@sarn/authentication/contract';
import { launchBrowser } from '@sarn/testing';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isAtRest, openKept, refresh } from './kept-page.ts';
import type { KeptPage } from './kept-page.ts';

export type Screen = 'desktop' | 'phone';

/** Options of a browser context that cannot be changed later. */
export interface ContextKind {
  readonly screen: Screen;
  /** Whether events of the live connection reach the page. */
  readonly isLive: boolean;
  /** Whether the service worker runs; it loads the whole application in the background. */
  readonly hasWorker: boolean;
}

const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Screen, object>;

const screens: Record<Screen, BrowserContextOptions> = {
  desktop: { viewport: viewports.desktop },
  phone: { viewport: viewports.phone, isMobile: true, hasTouch: true },
};

/** The time limit for an element to appear; only a page that hangs reaches it. */
const patienceMs = 30_000;

/** A browser context that is lent to one person of a test. */
export interface LentContext {
  readonly context: BrowserContext;
  /** The page of the person. */
  kept: KeptPage;
  /** Connects the harness itself to the developer tools of a page. */
  readonly attach: BrowserContext['newCDPSession'];
  readonly kind: ContextKind;
  /** The origins opened in it: the browser stores data for each origin separately. */
  readonly origins: Set<string>;
  /** Its clock was replaced, which cannot be undone, or the test closed it. */
  isSpoilt: boolean;
}

// One browser for each worker. Vitest keeps modules between the files of a worker (`isolate: false`);
// the driver ends its browser with the process.
let browser: Promise<Browser> | undefined;
const free: LentContext[] = [];

/** More than these are closed after the test that needed them. */
const mostKept = 8;

async function running(): Promise<Browser> {
  const current = await browser;
  if (current?.isConnected()) return current;
  free.length = 0;
  return (browser = launchBrowser());
}

/** A context in which nobody is signed in; a used one with a filled cache where there is one. */
export async function takeContext(kind: ContextKind): Promise<LentContext> {
  const current = await running();
  const at = free.findLastIndex(
    (one) =>
      one.kind.screen === kind.screen &&
      one.kind.isLive === kind.isLive &&
      one.kind.hasWorker === kind.hasWorker,
  );
  const [used] = at < 0 ? [] : free.splice(at, 1);
  return used ?? makeContext(current, kind);
}

async function makeContext(from: Browser, kind: ContextKind): Promise<LentContext> {
  const context = await from.newContext({
    ...screens[kind.screen],
    locale: 'th-TH',
    serviceWorkers: kind.hasWorker ? 'allow' : 'block',
    // Animations are off: tests would only wait for them.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  if (!kind.isLive) await holdEvents(context);
  const origins = new Set<string>();
  context.on('page', (page) => noteOrigins(page, origins));
  const attach = context.newCDPSession.bind(context);
  const kept = await openKept(context, attach);
  const lent: LentContext = { context, kept, attach, kind, origins, isSpoilt: false };
  context.once('close', () => (lent.isSpoilt = true));
  // What a test sets through the developer tools stays with the page.
  context.newCDPSession = (of) => {
    if (of === lent.kept.page) lent.kept.isSpoilt = true;
    return attach(of);
  };
  const install = context.clock.install.bind(context.clock);
  context.clock.install = (options) => {
    // For a moment after it is replaced, the clock of an open page is at 1970: input in that moment is
    // taken for the last one, and the session ends as idle.
    if (!context.pages().every(isAtRest))
      throw new Error('the clock is replaced before a page is opened');
    lent.isSpoilt = true;
    return install(options);
  };
  return lent;
}

/** Adds every origin that the page opens. */
function noteOrigins(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    const address = frame.url();
    if (address.startsWith('http')) origins.add(new URL(address).origin);
  });
}

/** An event on the live connection as text: message of Engine.IO, event of Socket.IO, name. */
const anEvent = /^42\["([^"]+)"/;

/**
 * The live connection is open, but its events are dropped: what another person of the same
 * test does changes no page in the middle of a step. The end of a session concerns no
 * document, and is passed on.
 */
async function holdEvents(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(/\/socket\.io\//, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      const event = typeof message === 'string' ? anEvent.exec(message)?.[1] : undefined;
      if (event === undefined || event === sessionEndedEvent) page.send(message);
    });
  });
}

/** Only a browser that hangs takes so long to close a page or a context. */
const closeMs = 20_000;

/** @returns whether it was closed in time */
function isClosedInTime(one: Page | BrowserContext): Promise<boolean> {
  return Promise.race([one.close().then(() => true), pause(closeMs, false, { ref: false })]);
}

/** Closes the context. A browser that does not answer is ended; the next test starts another. */
export async function discard({ context }: LentContext): Promise<void> {
  if (await isClosedInTime(context)) return;
  console.warn('the browser did not close a context, and is started anew');
  const hanging = await browser;
  browser = undefined;
  await hanging?.close();
}

/**
 * Closes a page. One that is just then on its way to another address, as when its session ended, was
 * once in forty times never reported as closed, and the test waited for ever: the way to an empty page
 * ends that navigation first.
 */
async function isClosed(page: Page): Promise<boolean> {
  if (page.isClosed()) return true;
  const isEmpty = await page.goto('about:blank').then(
    () => true,
    () => false,
  );
  return isEmpty && (await isClosedInTime(page));
}

/**
 * Leaves the page of the person in the context, without anything of the person, or a new one.
 *
 * @returns whether that could be done, and every other page be closed
 */
async function isTidied(lent: LentContext): Promise<boolean> {
  const { context, kept, kind, origins } = lent;
  for (const page of context.pages()) {
    if (page !== kept.page && !(await isClosed(page))) return false;
  }
  // What a service worker does to the next page, and what an origin keeps in a page that has left it,
  // is not undone.
  const [origin, ...others] = origins;
  const mayStay = origin !== undefined && others.length === 0 && !kind.hasWorker;
  if (mayStay && (await refresh(kept, origin, viewports[kind.screen]))) {
    noteOrigins(kept.page, origins);
    return true;
  }
  if (!(await isClosed(kept.page))) return false;
  lent.kept = await openKept(context, lent.attach);
  return true;
}

/** Deletes everything the person left except the cache, and keeps the context for the next one. */
export async function giveBack(lent: LentContext): Promise<void> {
  const { context, origins } = lent;
  const isKept = !lent.isSpoilt && free.length < mostKept && (await isTidied(lent));
  if (!isKept) return discard(lent);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  // A session left at another name of the same server would sign the next person in.
  for (const origin of origins) {
    await lent.kept.driver.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  origins.clear();
  free.push(lent);
}
