import { describe, expect, it } from 'vitest';
import { goInside, walks } from './harness/places.ts';
import { useHarness } from './harness/harness.ts';
import { strayWords, walkIn } from './harness/walk.ts';

const harness = useHarness();
walkIn('th', harness);

// The variant differs from Thai in single phrases: some pages show that.
const someOf = walks.filter(({ account }) => account !== null && account !== 'clerk.legal');
describe.each(someOf)('some places of $account', ({ account, places }) => {
  it('[1.09] [1.08] say no key and no word of another language in thsarn', async () => {
    const page = await harness.enter(account ?? '', places[0], { language: 'thsarn' });
    for (const place of places.slice(0, 4)) {
      await goInside(page, place);
      expect([place, ...(await strayWords(page, 'th'))]).toEqual([place]);
    }
  });
});
