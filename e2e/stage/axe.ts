import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules of WCAG 2.2 A and AA that the page breaks as it is shown, and where. */
export async function brokenRules(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // What React Aria once said of a button stays a while after the button has gone.
    .exclude('[data-live-announcer]')
    // We have no frames of others; without this, each look opens one more page.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
