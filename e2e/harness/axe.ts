import axe from 'axe-core';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules of WCAG 2.2 A and AA that the page breaks as it is shown, and where. */
export async function brokenRules(page: Page): Promise<string[]> {
  // Half a megabyte of code: loaded once, and kept until another page is loaded.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const program = (globalThis as unknown as { axe: typeof axe }).axe;
    // A status that React Aria announced for a button remains a while after the button has gone.
    const { violations } = await program.run(
      { exclude: [['[data-live-announcer]']] },
      {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // None of these rules reads the style sheets, which axe would load and parse at each check.
        preload: { assets: ['media'] },
      },
    );
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    );
  }, rules);
}
