import { isFullRun, Rotation } from '@sarn/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brokenRules } from './axe.ts';
import type { Checked } from './axe.ts';
import { goInside, isLookedOver, settled, walks } from './places.ts';
import { settingAddresses } from './route-list.ts';
import { screens, visitScreens } from './screens.ts';
import { sizes } from './sizes.ts';
import type { Harness } from './harness.ts';
import { untranslatedKeys, wrongWords } from './words.ts';

export type WalkLanguage = 'th' | 'en';

/** Text that a page should not show, in the language it is shown in. */
export async function strayWords(page: Page, language: WalkLanguage): Promise<string[]> {
  return (await wrongWords(page, language)).map((word) => `says “${word}”`);
}

/** The rules are those of a page, whatever its language: the usual run checks them in Thai alone. */
const checksRules = (language: WalkLanguage): boolean => language === 'th' || isFullRun;

/** A screen of the settings is checked without what stands around all of them. */
const partOf = (place: string): Checked =>
  /^\/settings\/\d+\/./.test(place) ? { within: '.settings-content' } : {};

/** What is wrong with a page for blind people or on a small screen. Ends on the large one. */
async function misfits(page: Page, language: WalkLanguage, place = ''): Promise<string[]> {
  const found = checksRules(language) ? await brokenRules(page, partOf(place)) : [];
  for (const size of [sizes.desktop, sizes.phone]) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const isFitting = await page
      .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
        timeout: 5_000,
      })
      .then(
        () => true,
        () => false,
      );
    if (!isFitting) found.push(`is wider than ${size.width}`);
  }
  await page.setViewportSize(sizes.desktop);
  return found;
}

/** All checks of a page as it is shown, on the desktop and on the phone. */
export async function faultsOf(
  page: Page,
  language: WalkLanguage,
  place?: string,
): Promise<string[]> {
  return [...(await strayWords(page, language)), ...(await misfits(page, language, place))];
}

const rotation = new Rotation();

/**
 * The screens of the settings that a usual walk opens, and those of them that it asks for the rules of WCAG: they
 * are made of the same parts, which component tests ask, and their texts are looked for in the sources
 * (`one-language.test.ts`). The full run opens and asks all of them.
 */
const walkedSettings: readonly string[] = rotation.take(settingAddresses, 8);
const lookedOverSettings = new Set<string>(rotation.take(walkedSettings, 4));

/** Whether the place is checked as a whole, and not for its texts alone. */
function isWhole(place: string, language: WalkLanguage): boolean {
  const isOfSettings = partOf(place).within !== undefined;
  if (!isOfSettings) return isLookedOver(place);
  return checksRules(language) && lookedOverSettings.has(place);
}

/** Checks of a place that one walk makes beside the usual ones. */
export type FurtherCheck = (page: Page, place: string) => Promise<readonly string[]>;

/** Opens the places one by one. @returns what is wrong with each of them */
export async function walkPlaces(
  page: Page,
  language: WalkLanguage,
  places: readonly string[],
  { go = goInside, further }: { go?: typeof goInside; further?: FurtherCheck } = {},
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const place of places) {
    await go(page, place);
    await settled(page);
    const faults = await (isWhole(place, language) ? faultsOf : strayWords)(page, language, place);
    const all = [...faults, ...((await further?.(page, place)) ?? [])];
    if (all.length > 0) found[place] = all;
  }
  return found;
}

/** How many places of an account a usual walk opens beside the settings; nobody has more on the public pages. */
const fewPlaces = 4;

/** Places of the account that the walk opens; the first one is where it begins. */
const placesOf = (account: string | null, places: readonly string[]): readonly string[] => [
  ...rotation.take(places, fewPlaces, places.slice(0, 1)),
  ...(account === 'admin' ? walkedSettings : []),
];

/** What is tested on the page of one account beside the usual checks, and after all its places. */
export interface Beside {
  readonly further: FurtherCheck;
  readonly after: () => Promise<void>;
}

/** The administrator has some eighty pages. */
const manyPagesMs = 8 * 60_000;

/**
 * One walk through the product in one language: each page is opened once, and checked for its text,
 * for the rules of WCAG 2.2 A and AA, and whether it fits.
 */
export function walkIn(
  language: WalkLanguage,
  harness: Harness,
  beside: Readonly<Record<string, (page: Page) => Beside>> = {},
): void {
  // The sign-in pages are always in Thai. A usual run opens the screens below, and the places of these two, whose
  // pages are no such screens: the words of all others are looked for in the sources (`one-language.test.ts`).
  const usual = new Set<string | null>(['admin', 'clerk.legal']);
  const walked = walks.filter(({ account }) =>
    isFullRun ? language === 'th' || account !== null : usual.has(account),
  );

  describe.each(walked)('all places of $account', ({ account, places }) => {
    it(
      `[1.09] [1.08] [2.14] [11.05] say no key and no word of another language in ${language}`,
      { timeout: manyPagesMs },
      async () => {
        const page =
          account === null
            ? await harness.stranger({ language })
            : await harness.enter(account, places[0], { language });
        const more = beside[account ?? '']?.(page);
        const found = await walkPlaces(page, language, placesOf(account, places), {
          ...(account === null
            ? { go: async (to: Page, place: string) => void (await to.goto(harness.url + place)) }
            : {}),
          ...(more ? { further: more.further } : {}),
        });
        expect(found).toEqual({});
        await more?.after();
      },
    );
  });

  const rules = checksRules(language) ? 'breaks no rule of WCAG 2.2 A and AA, and ' : '';
  it(`every screen in ${language} ${rules}fits`, async () => {
    const found: Record<string, string[]> = {};
    const visited = language === 'th' ? screens : rotation.take(screens, 6);
    await visitScreens(harness, { language }, visited, async (page, name) => {
      // Documents are Thai in any language: in English only keys are looked for.
      const keys = language === 'th' ? await strayWords(page, 'th') : await untranslatedKeys(page);
      const faults = [...keys, ...(await misfits(page, language))];
      if (faults.length > 0) found[name] = faults;
    });
    expect(found).toEqual({});
  });
}
