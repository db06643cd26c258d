import type { Page } from 'playwright-core';

/** Screens that each page must fit: that of an office, and that of a phone. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/**
 * Asks at the size of a phone, then at that of an office, at which the page stays. For layout: what a
 * finger does needs a stage of its own, `screen: 'phone'`.
 *
 * @returns what was found, with the width at which it was
 */
export async function atBothSizes(
  page: Page,
  ask: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of [sizes.phone, sizes.desktop]) {
    await page.setViewportSize(size);
    await drawnAnew(page);
    found.push(...(await ask(page)).map((one) => `at ${size.width}: ${one}`));
  }
  return found;
}

/** What listens for the size of the window has been told, and what it changed is drawn. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}
