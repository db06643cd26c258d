/*
 * `npm run pictures`: takes the pictures of the help pages anew from the running product with the
 * demo agency, so that they show the present pages.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@sarn/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { presentLetters } from '../harness/present-letters.ts';
import { startServer } from '../server-process.ts';
import { untilIdle } from '../harness/idle.ts';
import { sessionOf } from '../harness/session.ts';
import { pictures } from './pictures.ts';
import type { Picture } from './pictures.ts';

const folder = join(import.meta.dirname, '../../modules/help/web/pictures');
const quality = 72;

// `npm run pictures -- queue work`: only these.
const named = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name));

const looks: Record<Picture['screen'], BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5, isMobile: true },
};

const data = mkdtempSync(join(tmpdir(), 'sarn-pictures-'));
const server = await startServer({ SARN_DATA: data, SARN_DEMO: '1', SARN_LOG: 'warn' });
const browser = await launchBrowser();
let bytes = 0;
try {
  await presentLetters(server.url);
  mkdirSync(folder, { recursive: true });
  for (const picture of wanted) bytes += await take(browser, server.url, picture);
  console.log(`${wanted.length} pictures, ${Math.round(bytes / 1024)} kB.`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Takes one picture. @returns its bytes */
async function take(from: Browser, url: string, picture: Picture): Promise<number> {
  const { name, screen, account, place, show } = picture;
  const kept = account ? await sessionOf(url, account) : { sarn_allow: '1' };
  const localStorage = Object.entries({ ...kept, sarn_lang: 'th' }).map(([key, value]) => ({
    name: key,
    value,
  }));
  const context = await from.newContext({
    ...looks[screen],
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await context.addCookies([{ name: 'sarn_allow', value: '1', url }]);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(url + place);
  await show(page);
  const shot = await photograph(page);
  await context.close();
  writeFileSync(join(folder, `${name}.webp`), shot);
  console.log(`${name}.webp ${Math.round(shot.byteLength / 1024)} kB`);
  return shot.byteLength;
}

/** The browser itself writes WebP, which has a third of the size of a PNG. */
async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await untilIdle(page);
  // Panels that load late have a place that shows nothing yet.
  await page.waitForFunction(
    () => !document.querySelector('#first-frame, .s-skeleton, .s-spinner, [aria-busy=true]'),
  );
  const browserOfPage = await page.context().newCDPSession(page);
  const { data: shot } = await browserOfPage.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
  });
  return Buffer.from(shot, 'base64');
}
