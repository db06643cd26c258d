import { expect, it } from 'vitest';
import { useHarness } from './harness/harness.ts';
import { goInside, settled, walks } from './harness/places.ts';
import { settingAddresses } from './harness/route-list.ts';
import { atSizes, everyListSize } from './harness/sizes.ts';
import { tableFaults } from './harness/table-faults.ts';

const harness = useHarness();

const signedIn = walks.flatMap(({ account, places }) =>
  account === null
    ? []
    : [{ account, places: [...places, ...(account === 'admin' ? settingAddresses : [])] }],
);

/** So many tables at least: the walk sees them, and not empty pages only. */
const leastTables: Readonly<Record<string, number>> = { saraban: 5, director: 5, admin: 30 };

/*
 * Every table and every card of every page, those of the settings in their narrower frame too: no cell
 * narrower than its longest word, no row higher than 120 px. `tables.e2e.ts` looks at the most used ones in
 * each run.
 */
it.each(signedIn)('no page of $account has a table that does not fit', async (walk) => {
  const [first = ''] = walk.places;
  const page = await harness.enter(walk.account, first);
  const found: string[] = [];
  let tables = 0;
  for (const place of walk.places) {
    if (place !== first) await goInside(page, place);
    await settled(page);
    tables += (await page.locator('main :is(.s-table, .s-cards)').all()).length;
    const faults = await atSizes(page, everyListSize, tableFaults);
    found.push(...faults.map((fault) => `${place} ${fault}`));
  }
  expect(found).toEqual([]);
  expect(tables).toBeGreaterThan(leastTables[walk.account] ?? -1);
});
