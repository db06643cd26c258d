import { launchBrowser } from '@sarn/testing';
import { chromium } from 'playwright-core';
import { freePort } from '../server-process.ts';
import { sessionOf } from '../harness/session.ts';
import { loadLighthouse } from './lighthouse/run.ts';
import type { LighthouseResult } from './lighthouse/run.ts';
import type { Figure } from './report.ts';

const pages = { login: '/login', dashboard: '/sarabun/dashboard' } as const;
/** A busy computer makes a page slower, never faster: the best of a few runs counts. */
const runs = 3;

const aims = { performance: 0.95, accessibility: 1, 'best-practices': 1 } as const;

/** Lighthouse, mobile profile: simulated slow 4G and a processor four times slower. */
export async function measureLighthouse(url: string): Promise<Figure[]> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      await keepInBrowser(port, url, name === 'login' ? {} : await sessionOf(url, 'director'));
      const scores = await bestScores(port, url + path);
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

/** Lighthouse opens its own tab; the browser's storage for it is set before. */
async function keepInBrowser(
  port: number,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0];
  if (!context) throw new Error('the browser has no window');
  const page = await context.newPage();
  await page.goto(`${url}/healthz`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  await page.close();
}

async function bestScores(port: number, url: string): Promise<Map<string, number>> {
  const lookAt = await loadLighthouse();
  const best = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const { categories, audits } = await lookAt(url, {
      port,
      disableStorageReset: true,
      onlyCategories: Object.keys(aims),
      logLevel: 'silent',
    });
    for (const { id, score } of Object.values(categories)) {
      best.set(id, Math.max(best.get(id) ?? 0, score ?? 0));
    }
    tellFaults(audits);
  }
  return best;
}

/** The audits that cost points, for whoever improves the page. */
function tellFaults(audits: LighthouseResult['audits']): void {
  if (!process.argv.includes('--explain')) return;
  for (const { id, score, title, displayValue = '' } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id} ${score}: ${title} ${displayValue}`);
  }
}
