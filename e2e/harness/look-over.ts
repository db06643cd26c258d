import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { brokenRules } from './axe.ts';
import { toBeGone } from './look.ts';
import { atBothSizes } from './sizes.ts';
import { untranslatedKeys } from './words.ts';

/** In both sizes no rule of WCAG 2.2 A and AA is broken; no key is shown instead of its phrase. */
export async function lookOver(page: Page, what: string): Promise<void> {
  await toBeGone(page.locator('.s-toast'));
  const found = [...(await untranslatedKeys(page)), ...(await atBothSizes(page, brokenRules))];
  expect([what, ...found]).toEqual([what]);
}
