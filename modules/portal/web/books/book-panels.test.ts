import type { DashboardGroup } from '@sarn/portal/contract';
import { expect, it } from 'vitest';
import { shownPanels } from './book-panels.ts';

const group = (bookType: DashboardGroup['bookType'], place: number, isShown = true) => ({
  ...{ bookType, place, isShown, title: bookType, rows: 5, items: [], hasMore: false },
});

it('[3.09] shows the panels in the order of the agency, without those the reader does not see', () => {
  const groups = [group('cycle', 2), group('command', 1), group('news', 3, false)];
  expect(shownPanels(groups).map(({ book }) => book)).toEqual(['command', 'cycle']);
});
