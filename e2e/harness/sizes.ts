import { isFullRun } from '@sarn/server/testing';
import type { Page } from 'playwright-core';

/** Widths that each page must fit: that of a desktop, and that of a phone. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Windows in which lists are used: from a phone to a large screen, and enlarged to 200 %. */
export const everyListSize = [
  ...[390, 768, 1024, 1152, 1366, 1440, 1920].map((width) => ({ width, height: 900 })),
  // 1366 × 768 and 1440 × 900 at 200 %: a page is as wide as half the screen.
  { width: 683, height: 384 },
  { width: 720, height: 450 },
] as const;

/**
 * Those of a run. All lists of all pages are asked at every size by `all-tables.full.e2e.ts`; a usual run asks
 * some of them at the narrowest, at those where columns leave, and enlarged.
 */
export const listSizes: readonly Size[] = isFullRun
  ? everyListSize
  : everyListSize.filter(({ width }) => [390, 720, 1024, 1440].includes(width));

/** After so many frames without a change of the page it is drawn: a table may need several. */
const quietFrames = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Checks at the size of a phone, then at that of a desktop, at which the page stays. For layout
 * only: touch input needs a browser of its own, `screen: 'phone'`.
 *
 * @returns what was found, with the width at which it was
 */
export function atBothSizes(
  page: Page,
  ask: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  return atSizes(page, [sizes.phone, sizes.desktop], ask);
}

/** The same at any sizes, without loading the page again; it stays at the last one. */
export async function atSizes(
  page: Page,
  wanted: readonly Size[],
  ask: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of wanted) {
    await page.setViewportSize(size);
    await drawnAnew(page);
    found.push(...(await ask(page)).map((one) => `at ${size.width}: ${one}`));
  }
  return found;
}

/** Resolves when the listeners of the window's size were called and their changes drawn. */
async function drawnAnew(page: Page): Promise<void> {
  await page.evaluate(
    (needed) =>
      new Promise<void>((drawn) => {
        let quiet = 0;
        const observer = new MutationObserver(() => {
          quiet = 0;
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        const frame = () => {
          quiet += 1;
          if (quiet < needed) requestAnimationFrame(frame);
          else drawn();
        };
        requestAnimationFrame(frame);
      }),
    quietFrames,
  );
}
