import { launchBrowser } from '@sarn/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilIdle } from './harness/idle.ts';
import { useInstance } from './harness/instance.ts';
import { differsFromStored } from './harness/picture.ts';
import { sessionOf } from './harness/session.ts';
import { some } from './harness/several.ts';

/** Share of pixels that may differ: less than a line of text, more than the edges of letters. */
const allowed = 0.01;

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(['sarn', 'ieat', 'onep', 'kru', 'sat', 'vec'])('[1.01] [1.02] %s', (deployment) => {
  let session: Readonly<Record<string, string>>;
  const instance = useInstance(() => ({ SARN_DEPLOYMENT: deployment }));
  beforeAll(async () => {
    session = await sessionOf(instance.url, 'admin');
  });

  const open = async (screen: keyof typeof screens, stored: Readonly<Record<string, string>>) => {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport: screens[screen],
      isMobile: screen === 'phone',
      locale: 'th-TH',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: instance.url, localStorage }] },
    });
    // Otherwise the cookie banner would be on the picture or not, depending on the time.
    await context.addCookies([{ name: 'sarn_allow', value: '1', url: instance.url }]);
    return context.newPage();
  };

  it.each(['desktop', 'phone'] as const)(
    'shows its sign-in page on the %s as it did',
    async (screen) => {
      const page = await open(screen, { sarn_allow: '1' });
      const answer = await page.goto(`${instance.url}/login`);
      expect(await answer?.text()).toContain(`href="deployments/${deployment}.svg"`);
      // The frame is drawn before the form is loaded.
      await page.locator('.login-frame h1').waitFor();
      expect(await lookAt(page, `${deployment}-login-${screen}`)).toBeLessThan(allowed);
      await page.context().close();
    },
  );

  it.each(['desktop', 'phone'] as const)('shows its portal on the %s as it did', async (screen) => {
    const page = await open(screen, session);
    await page.goto(`${instance.url}/portal`);
    await some(page.locator('.module-tile'));
    if (screen === 'desktop') await some(page.locator('.header-menu-link'));
    // Its tools are loaded apart, and React may show them a moment after they came.
    await page.locator('.app-header-tools').waitFor();
    await fixHeights(page);
    expect(await lookAt(page, `${deployment}-portal-${screen}`)).toBeLessThan(allowed);
    await page.context().close();
  });
});

/** What is covered is as high on each day: a notice more would change the picture. */
async function fixHeights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.landing-side { block-size: 300px; overflow: hidden; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What changes each day is covered: greeting with its date, waiting work, notices, the bell, the year. */
async function lookAt(page: Page, name: string): Promise<number> {
  await untilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  const changing =
    '.landing-greeting .s-muted, .todo-cards, .s-empty, .landing-side, .s-icon-button-count, .app-footer span';
  const mask = [page.locator(changing)];
  const shot = await page.screenshot({
    animations: 'disabled',
    mask,
    maskColor: '#808080',
  });
  return differsFromStored(page, name, shot);
}
