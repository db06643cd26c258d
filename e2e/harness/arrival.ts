import type { Page } from 'playwright-core';
import type { Place } from './route-list.ts';
import { firstOf } from './several.ts';

/** Headings and words of pages that could not be shown. */
export const forbidden = 'ท่านไม่มีสิทธิ์เปิดหน้านี้';
export const broken = 'เปิดหน้านี้ไม่สำเร็จ';
export const notYet = 'ยังไม่เปิดให้ใช้งาน';

/** The page that an address led to. */
export interface Arrival {
  readonly path: string;
  readonly template: string | null;
  readonly heading: string;
}

/** Navigates inside the application; headings of the page left behind are marked. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.classList.add('left');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits for a heading that was not left behind. */
export async function lookAround(page: Page): Promise<Arrival> {
  const heading = firstOf(page.locator('main h1:not(.left)'));
  await heading.waitFor();
  return {
    path: new URL(page.url()).pathname,
    template: await page.locator('.app-frame').getAttribute('data-template'),
    heading: (await heading.textContent()) ?? '',
  };
}

/** What the route table says of the place. */
export function expected({ path, ends, template = 'master' }: Place): Omit<Arrival, 'heading'> {
  return { path: ends ?? path, template };
}

/**
 * Calls that every signed-in person may make: names of units and people, what forms offer (holidays for a due
 * date, periods of retention for closing), the privacy policy, and in words why something was refused.
 */
const forEverybody = new RegExp(
  `^/(${[
    ...['identity/me', 'identity/units', 'identity/display', 'identity/holidays'],
    ...[
      'portal',
      'notification',
      'settings/options',
      'help/policy',
      'access/refusal',
      'registry/letter/sender',
      'registry/retention/classes',
      // Whoever writes documents opens templates; one of another unit is not found.
      'registry/templates/[\\da-f-]{36}',
    ],
  ].join('|')})\\b`,
);

/**
 * Notes the reading calls of the page while `isNoted` answers true.
 *
 * @returns the calls so far, with their query
 */
export function noteCalls(page: Page, isNoted: () => boolean): () => readonly string[] {
  const found = new Set<string>();
  page.on('request', (request) => {
    // Pictures of people are shown to everybody who is signed in.
    if (request.resourceType() === 'image') return;
    const { pathname, search } = new URL(request.url());
    const call = pathname.replace(/^\/api/, '');
    if (!isNoted() || request.method() !== 'GET' || call === pathname) return;
    if (!forEverybody.test(call)) found.add(call + search);
  });
  return () => [...found];
}
