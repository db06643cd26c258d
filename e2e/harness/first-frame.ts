import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Harness, VisitOptions } from './harness.ts';
import { toBeGone } from './look.ts';
import { firstOf } from './several.ts';

/** Holds the loading of the application back until it is released. */
export const holdApplication = (page: Page) => holdScript(page, 'app-entry');

/** Holds a script of the build back until it is released. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The frame drawn before the application says what the page will say, and nothing moves when it comes. */
export async function expectDrawnFirst(
  harness: Harness,
  at: VisitOptions & { readonly place: string },
): Promise<void> {
  const page = await harness.enter('director', at.place, at);
  await page.locator('#content h1').waitFor();
  const letGo = await holdApplication(page);
  await page.reload();
  const frame = page.locator('#first-frame');
  const [early, above] = [frame.locator('h1'), frame.locator('.first-title')];
  await early.waitFor();
  const said = await early.textContent();
  const earlyTitle = await above.textContent();
  const place = await early.boundingBox();
  const work = worksOf[at.place];
  const drawnFirst = work && (await workOf(page, work.first));
  await toBeGone(page.locator('#content'));
  letGo();
  await page.locator('#content h1').waitFor();
  expect(await page.locator('#content h1').textContent()).toBe(said);
  if (at.screen !== 'phone') {
    expect(await page.locator('.app-brand-title').textContent()).toBe(earlyTitle);
  }
  const later = await page.locator('#content h1').boundingBox();
  expect(Math.abs((later?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(8);
  await toBeGone(frame);
  if (work) {
    const drawn = await workOf(page, work.later);
    expect({ ...drawnFirst, at: 0 }).toEqual({ ...drawn, at: 0 });
    expect(drawn.texts.length).toBeGreaterThan(0);
    expect(Math.abs(drawn.at - (drawnFirst?.at ?? 0))).toBeLessThanOrEqual(2);
  }
}

/** What says which work is first, and its subjects. */
interface WorkParts {
  readonly texts: string;
  readonly subject: string;
}

/** Work drawn before the application, by the path of the page, and the same in the application. */
const worksOf: Readonly<Record<string, { readonly first: WorkParts; readonly later: WorkParts }>> =
  {
    '/sarabun/dashboard': {
      first: { texts: '.first-work h2, .first-subject', subject: '.first-subject' },
      later: { texts: '.urgent h2, .urgent-subject', subject: '.urgent-subject' },
    },
    '/portal': {
      first: {
        texts:
          '.first-frame .app-content :is(h2, .s-muted, .s-link, .first-card-title, .first-subject)',
        subject: '.first-subject',
      },
      later: {
        texts:
          '.landing-greeting .s-muted, .landing-waiting :is(h2, .s-link, .todo-card-title), .head-view > :first-child :is(h2, .s-link, .urgent-subject)',
        subject: '.urgent-subject',
      },
    },
  };

/** What the work says, in its order, and where its first subject stands. */
async function workOf(page: Page, { texts, subject }: WorkParts) {
  await firstOf(page.locator(subject)).waitFor();
  const said = await Promise.all((await page.locator(texts).all()).map((one) => one.innerText()));
  const { y = 0 } = (await firstOf(page.locator(subject)).boundingBox()) ?? {};
  return { texts: said.map((one) => one.replace(/^(ยังไม่อ่าน|unread)\s*/, '').trim()), at: y };
}

/**
 * What a page shows first is asked for before the application is loaded, which would take the line from it on
 * a slow one: of the application only what both halves begin with is loaded ahead.
 */
export async function expectAskedFirst(
  harness: Harness,
  at: { readonly place: string; readonly asks: readonly string[] },
): Promise<void> {
  const page = await harness.signedIn('director', { screen: 'phone' });
  const asked: string[] = [];
  const answers = Promise.withResolvers<void>();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/**', async (route) => {
    await answers.promise;
    await route.continue();
  });
  try {
    await page.goto(`${harness.url}${at.place}`, { waitUntil: 'commit' });
    await page.waitForRequest(/\/assets\/app-entry-/);
  } finally {
    answers.resolve();
  }
  const firstScript = asked.findIndex((path) =>
    /\/(base|react|rolldown-runtime|app-entry|frame)-/.test(path),
  );
  const before = asked.slice(0, firstScript).filter((path) => path.startsWith('/api/'));
  expect(before.toSorted()).toEqual(at.asks.toSorted());
  const ahead = asked.slice(
    firstScript,
    asked.findIndex((path) => path.includes('/app-entry-')),
  );
  const scripts = ahead.filter((path) => path.endsWith('.js'));
  expect(scripts.map((path) => path.replace(/^.*\/(.*)-.{8}\.js$/, '$1')).toSorted()).toEqual([
    'base',
    'react',
    'rolldown-runtime',
  ]);
}

/** What lies below the first work of the dashboard stays where it is, until the application draws that work too. */
export async function expectPlaceKept(harness: Harness): Promise<void> {
  const page = await harness.signedIn('director', { screen: 'desktop' });
  const letGo = await holdApplication(page);
  const letPanel = await holdScript(page, 'UrgentPanel');
  try {
    await page.goto(`${harness.url}/sarabun/dashboard`);
    const drawn = await page.locator('.first-work').boundingBox();
    letGo();
    await firstOf(page.locator('.dashboard-first .s-skeleton')).waitFor();
    const kept = await page.locator('.dashboard-first').boundingBox();
    expect(Math.abs((kept?.height ?? 0) - (drawn?.height ?? 0))).toBeLessThanOrEqual(2);
  } finally {
    letGo();
    letPanel();
  }
}
