import { isFullRun } from '@sarn/server/testing';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A usual run asks for the rules in five rows of a list: the further ones are as these. */
const furtherRows = isFullRun ? [] : ['.s-row:nth-child(n + 6)'];

/** Which part of a page is checked. */
export interface Checked {
  /** Selector of the part; the frame around it was checked on another page. */
  readonly within?: string;
}

/** Rules of WCAG 2.2 A and AA that the page breaks as it is shown, and where. */
export async function brokenRules(page: Page, checked: Checked = {}): Promise<string[]> {
  // Half a megabyte of code: loaded once, and kept until another page is loaded.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  // A status that React Aria announced for a button remains a while after the button has gone.
  const without = ['[data-live-announcer]', ...furtherRows].map((one) => [one]);
  return page.evaluate(
    async ({ values, within, exclude }) => {
      const program = (globalThis as unknown as { axe: typeof axe }).axe;
      // A page outside the frame of its kind is checked as a whole.
      const isPart = within !== '' && document.querySelector(within) !== null;
      const where = isPart ? { include: [[within]], exclude } : { exclude };
      const { violations } = await program.run(where, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // None of these rules reads the style sheets, which axe would load and parse at each check.
        preload: { assets: ['media'] },
      });
      return violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      );
    },
    { values: rules, within: checked.within ?? '', exclude: without },
  );
}
