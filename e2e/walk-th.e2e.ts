import { isFullRun, Rotation, inFullRun } from '@sarn/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { broken, expected, forbidden, lookAround, notYet, noteCalls } from './harness/arrival.ts';
import { goInside, walks } from './harness/places.ts';
import { places } from './harness/route-list.ts';
import type { Place } from './harness/route-list.ts';
import { useHarness } from './harness/harness.ts';
import { strayWords, walkIn } from './harness/walk.ts';
import type { Beside } from './harness/walk.ts';

const harness = useHarness();
const rotation = new Rotation();

/** The right to it is the confidentiality registrar's alone. */
const notForAdministrators = '/settings/3144/secret-clearance';

/** [1.10] [1.12] [1.14] The page of the place is there, in its template. */
async function arrivalFaults(page: Page, place: Place): Promise<string[]> {
  const { heading, path, template } = await lookAround(page);
  const wanted = expected(place);
  const found: string[] = [];
  if (path !== wanted.path) found.push(`ends at ${path}`);
  if (template !== wanted.template) found.push(`is in the template ${template}`);
  const isRefused = heading === forbidden && place.path !== notForAdministrators;
  if (heading === broken || isRefused) found.push(`is headed “${heading}”`);
  const isToCome = await page.getByText(notYet, { exact: true }).isVisible();
  if (place.path.startsWith('/settings/') && isToCome) found.push('is not there yet');
  return found;
}

/** What the pages of the settings ask is refused to somebody who may not open them. */
async function expectRefused(calls: readonly string[]): Promise<void> {
  const clerk = await signIn(harness.url, 'clerk.legal');
  const answered: string[] = [];
  expect(calls.length).toBeGreaterThan(isFullRun ? 20 : 3);
  for (const call of calls) {
    const { status } = await clerk.get(call);
    if (status !== 403) answered.push(`${call} ${status}`);
  }
  expect(answered).toEqual([]);
}

/**
 * The administrator opens every path of the list; some of them in a usual run, for `apps/web/routes.test.ts` asks
 * the route table about each. Typed addresses, and those that lead elsewhere, are
 * tested by the clerk in routes.e2e.ts.
 */
function everyPath(page: Page): Beside {
  let isSettings = true;
  const calls = noteCalls(page, () => isSettings);
  const opened = new Set<string>();
  return {
    async further(at, place) {
      const { pathname } = new URL(place, harness.url);
      opened.add(pathname);
      return pathname.startsWith('/settings/') ? arrivalFaults(at, { path: pathname }) : [];
    },
    async after() {
      const found: Record<string, string[]> = {};
      const unopened = places.filter(({ ends, path }) => ends === undefined && !opened.has(path));
      for (const place of rotation.take(unopened, 4)) {
        isSettings = place.isSettings === true;
        await goInside(page, place.path);
        const faults = await arrivalFaults(page, place);
        if (faults.length > 0) found[place.path] = faults;
      }
      expect(found).toEqual({});
      await expectRefused(calls());
    },
  };
}

walkIn('th', harness, { admin: everyPath });

// The variant differs from Thai in single phrases: some pages show that.
const someOf = walks.filter(({ account }) => account !== null && account !== 'clerk.legal');
inFullRun(() => {
  describe.each(someOf)('some places of $account', ({ account, places: own }) => {
    it('[1.09] [1.08] say no key and no word of another language in thsarn', async () => {
      const page = await harness.enter(account ?? '', own[0], { language: 'thsarn' });
      for (const place of own.slice(0, 4)) {
        await goInside(page, place);
        expect([place, ...(await strayWords(page, 'th'))]).toEqual([place]);
      }
    });
  });
});
