import { afterEach, expect, test, vi } from 'vitest';
import { screen, show } from '../testing.ts';
import { Tabs } from './Tabs.tsx';

afterEach(() => vi.unstubAllGlobals());

const items = ['first', 'second', 'third'].map((id) => ({ id, label: id, content: id }));

test('the selected tab is brought into sight once the row has its size', async () => {
  const sized: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      sized.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  await show(<Tabs aria-label="views" items={items} selected="third" />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(0);
  row.getBoundingClientRect = () => new DOMRect(16, 0, 358, 44);
  screen.getByRole('tab', { name: 'third' }).getBoundingClientRect = () =>
    new DOMRect(412, 0, 110, 44);
  for (const callback of sized) callback();
  expect(row.scrollLeft).toBe(148);
});
