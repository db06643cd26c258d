import type { Page } from 'playwright-core';

/** Widths that each page must fit: that of a desktop, and that of a phone. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/**
 * Checks at the size of a phone, then at that of a desktop, at which the page stays. For layout
 * only: touch input needs a browser of its own, `screen: 'phone'`.
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

/** Resolves when the listeners of the window's size were called and their changes drawn. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}
