import { launchBrowser } from '@sarn/testing';
import type { Browser, Page } from 'playwright-core';
import { sessionOf } from '../harness/session.ts';
import type { Figure } from './report.ts';
import { some } from '../harness/several.ts';

/** Slow 4G and a processor four times slower, as in Lighthouse's mobile profile. */
const slow4g = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const runs = 3;

const pages = {
  login: { path: '/login', ready: 'input[name=password]' },
  dashboard: { path: '/sarabun/dashboard', ready: '.todo-card' },
} as const;

/** Compressed bytes of scripts and styles, and the time until a slow phone shows the first card. */
export async function measurePages(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [name, page] of Object.entries(pages)) {
      const stored = name === 'login' ? {} : await sessionOf(url, 'director');
      const seen: { bytes: number; ms: number }[] = [];
      for (let run = 0; run < runs; run += 1) seen.push(await visit(browser, url, page, stored));
      const bytes = seen[0]?.bytes ?? 0;
      const ms = Math.min(...seen.map((one) => one.ms));
      figures.push(
        {
          what: `${name}: script and style, compressed`,
          value: `${(bytes / 1000).toFixed(1)} kB`,
        },
        {
          what: `${name}: usable on a slow phone (4x CPU, slow 4G)`,
          value: `${(ms / 1000).toFixed(2)} s`,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Browser,
  url: string,
  { path, ready }: { readonly path: string; readonly ready: string },
  stored: Readonly<Record<string, string>>,
): Promise<{ bytes: number; ms: number }> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    // What it loads in the background is not what a page weighs.
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await slowDown(page);
  const began = performance.now();
  await page.goto(url + path, { waitUntil: 'commit' });
  await some(page.locator(ready));
  const ms = performance.now() - began;
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  return { bytes, ms };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
