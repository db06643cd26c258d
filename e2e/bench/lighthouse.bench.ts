import { launchBrowser } from '@sarn/testing';
import { chromium } from 'playwright-core';
import { freePort } from '@sarn/testing/local-port';
import { sessionOf } from '../harness/session.ts';
import { loadLighthouse } from './lighthouse/run.ts';
import type { LighthouseResult } from './lighthouse/run.ts';
import type { Figure } from './report.ts';

const pages = { login: '/login', landing: '/portal', dashboard: '/sarabun/dashboard' } as const;
/** A busy computer makes a page slower, never faster: the best of a few runs counts. */
const runs = 3;

const aims = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;

/**
 * Lighthouse, mobile profile: simulated slow 4G and a processor four times slower. Each run is told as it
 * ends: a busy computer takes a minute for one.
 *
 * @param isExplained tells which audits cost points
 */
export async function measureLighthouse(url: string, isExplained: boolean): Promise<Figure[]> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const stored = name === 'login' ? {} : await sessionOf(url, 'director');
      const prepare = () => prepareBrowser(port, url, stored);
      const scores = await bestScores(port, { url: url + path, name, isExplained, prepare });
      for (const [category, aim] of Object.entries(aims)) {
        const ratio = scores.get(category) ?? 0;
        const value = (ratio * 100).toFixed(0);
        figures.push({ what: `Lighthouse, ${name}: ${category}`, value, ratio, aim });
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse opens its own tab; the browser's storage for it is set before. Files of an earlier run are
 * forgotten: what is measured is the first load of a page.
 */
async function prepareBrowser(
  port: number,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0];
  if (!context) throw new Error('the browser has no window');
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await page.goto(`${url}/healthz`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  await page.close();
}

interface Looked {
  readonly url: string;
  readonly name: string;
  readonly isExplained: boolean;
  /** Before each run. */
  readonly prepare: () => Promise<void>;
}

async function bestScores(
  port: number,
  { url, name, isExplained, prepare }: Looked,
): Promise<Map<string, number>> {
  const lookAt = await loadLighthouse();
  const best = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    const { categories, audits } = await lookAt(url, {
      port,
      disableStorageReset: true,
      onlyCategories: Object.keys(aims),
      logLevel: 'silent',
    });
    for (const { id, score } of Object.values(categories)) {
      best.set(id, Math.max(best.get(id) ?? 0, score ?? 0));
    }
    console.log(`  ${name}, run ${run + 1} of ${runs}: ${told(categories, audits)}`);
    if (isExplained) tellFaults(audits);
  }
  return best;
}

/** The points of a run, and the times that they depend on most. */
function told(
  categories: LighthouseResult['categories'],
  audits: LighthouseResult['audits'],
): string {
  const points = ((categories['performance']?.score ?? 0) * 100).toFixed(0);
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  const shown = times.map((id) => audits[id]?.displayValue ?? '–');
  return `performance ${points}, largest paint ${shown[0]}, blocking ${shown[1]}, shift ${shown[2]}`;
}

/** The audits that cost points, for whoever improves the page. */
function tellFaults(audits: LighthouseResult['audits']): void {
  for (const { id, score, title, displayValue = '' } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id} ${score}: ${title} ${displayValue}`);
  }
}
