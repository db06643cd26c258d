import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * A page of a context that one person after the other uses. It never leaves the server between them: a new
 * page, and one that was empty in between, gets a process of its own, which costs half of what it takes to
 * load the application.
 */
export interface KeptPage {
  readonly page: Page;
  /** A connection of the harness to the page's developer tools. */
  readonly driver: CDPSession;
  /** A test closed it, or did to it what cannot be undone. */
  isSpoilt: boolean;
}

/** A path of the server that answers with a few letters: there the page waits for the next person. */
const restPath = '/healthz';

/** What is done by these stays with a page as long as it is open. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const satisfies readonly (keyof Page)[];

/** Events of a page that tests listen to; the driver listens to none of them itself. */
const heard = [
  ...(['console', 'dialog', 'domcontentloaded', 'download', 'filechooser'] as const),
  ...(['framenavigated', 'load', 'pageerror', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response', 'websocket'] as const),
];

/** Opens the page that the persons of this context use. */
export async function openKept(
  context: BrowserContext,
  attach: BrowserContext['newCDPSession'],
): Promise<KeptPage> {
  const page = await context.newPage();
  const kept: KeptPage = { page, driver: await attach(page), isSpoilt: false };
  const spoil = (): void => void (kept.isSpoilt = true);
  page.once('close', spoil).once('crash', spoil);
  for (const name of lasting) {
    const does = page[name].bind(page) as (...given: unknown[]) => unknown;
    const spoiling = (...given: unknown[]): unknown => {
      spoil();
      return does(...given);
    };
    Object.assign(page, { [name]: spoiling });
  }
  return kept;
}

/** Whether the page shows nothing of the application. */
export function isAtRest(page: Page): boolean {
  const address = page.url();
  return !address.startsWith('http') || new URL(address).pathname === restPath;
}

/** Writes the stored state of a person, before the first page of the application is opened. */
export async function remember(
  { page, driver }: KeptPage,
  url: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(entries).length === 0) return;
  if (page.url() !== url + restPath) await page.goto(url + restPath);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, entries);
  // No way back from the first page of the application.
  await driver.send('Page.resetNavigationHistory');
}

/**
 * Makes the page as new, except for its process and what that keeps in memory.
 *
 * @param origin of all pages of the application that were opened in it
 * @returns false where that is not possible: then it is to be closed
 */
export async function refresh(
  kept: KeptPage,
  origin: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<boolean> {
  const { page, driver } = kept;
  if (kept.isSpoilt) return false;
  for (const event of heard) page.removeAllListeners(event);
  try {
    await page.goto(origin + restPath);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      // It belongs to the page, and no command of the browser deletes it.
      sessionStorage.clear();
      Object.assign(globalThis, { name: '' });
    });
    const { width, height } = page.viewportSize() ?? viewport;
    if (width !== viewport.width || height !== viewport.height) {
      await page.setViewportSize(viewport);
    }
    // A pointer that rests in the page would be over something of the next one.
    await page.mouse.move(-1, -1);
    await driver.send('Page.resetNavigationHistory');
  } catch {
    // The server of the test has ended, or the page hangs.
    return false;
  }
  return !kept.isSpoilt;
}
