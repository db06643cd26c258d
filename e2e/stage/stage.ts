import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@sarn/testing';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { resultsFolder } from '../global-setup.ts';
import { listenTo } from './heard.ts';
import { sessionOf } from './session.ts';

export type Screen = 'desk' | 'phone';

const screens: Record<Screen, BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};

/** How long a person is given to see something; only a hanging page reaches it. */
const patienceMs = 15_000;

/** Each worker plays in an office of its own. */
function officeOfWorker(): string {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? '1');
  const url = inject('officeUrls')[worker - 1];
  if (url === undefined) throw new Error(`no office for worker ${worker}`);
  return url;
}

let machines = 0;

/** Each browser is a machine of its own: one person's wrong passwords are not another's. */
function nextAddress(): string {
  machines += 1;
  return `10.${process.pid % 256}.${machines >> 8}.${machines % 256}`;
}

export interface VisitOptions {
  readonly screen?: Screen;
  readonly language?: 'th' | 'en' | 'thsarn';
}

/** Browsers of the people of a journey; each has his own, closed after the test. */
export interface Stage {
  readonly url: string;
  /** A browser in which nobody is signed in. */
  stranger(options?: VisitOptions): Promise<Page>;
  /** A browser in which the account is signed in already, at an address of the application. */
  enter(account: string, place?: string, options?: VisitOptions): Promise<Page>;
}

/**
 * Opens a browser for the tests of a file and closes it after them. A failed test leaves a picture
 * of every open page in `test-results`.
 *
 * @param server where the office is; the one of all journeys when left out. Asked when a test runs
 */
export function useStage(server: () => string = officeOfWorker): Stage {
  let browser: Browser;
  const open = new Map<BrowserContext, string>();
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takePictures(open, task.name);
    await Promise.all([...open.keys()].map((context) => context.close()));
    open.clear();
  });
  const visit = async (who: string, more: BrowserContextOptions, options: VisitOptions) => {
    const context = await browser.newContext({
      ...screens[options.screen ?? 'desk'],
      locale: 'th-TH',
      // Nobody watches: what moves is only waited for.
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
      ...more,
    });
    context.setDefaultTimeout(patienceMs);
    open.set(context, who);
    const page = await context.newPage();
    listenTo(page);
    return page;
  };
  const stored = (entries: Readonly<Record<string, string>>, { language }: VisitOptions) => {
    const all = { ...entries, ...(language ? { sarn_lang: language } : {}) };
    const localStorage = Object.entries(all).map(([name, value]) => ({ name, value }));
    return {
      storageState: { cookies: [], origins: [{ origin: new URL(server()).origin, localStorage }] },
    };
  };
  return {
    get url() {
      return server();
    },
    stranger: (options = {}) => visit('stranger', stored({}, options), options),
    async enter(account, place = '/portal', options = {}) {
      const session = await sessionOf(server(), account);
      const page = await visit(account, stored(session, options), options);
      await page.goto(server() + place);
      return page;
    },
  };
}

async function takePictures(open: Map<BrowserContext, string>, test: string): Promise<void> {
  mkdirSync(resultsFolder, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  for (const [context, who] of open) {
    for (const [index, page] of context.pages().entries()) {
      const path = join(resultsFolder, `${name}.${who}.${index}.png`);
      // A page that hangs cannot be pictured; the others still can.
      await page.screenshot({ path }).catch((error: unknown) => console.warn(path, error));
    }
  }
}
