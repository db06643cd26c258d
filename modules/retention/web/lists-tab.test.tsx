import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { retentionLists } from '@sarn/retention/contract';
import { expect, test } from 'vitest';
import { ListsTab } from './ListsTab.tsx';
import { th } from './words/th.ts';

test.each([
  ['?page=2', 2],
  ['?page=none', 1],
])('the address holds the page of the lists: %s', async (search, page) => {
  const calls = answerCalls(
    answering(retentionLists, { rows: [], total: 0, mayKeep: true, mayHold: false }),
  );
  await show(<ListsTab />, `/${search}`);
  await screen.findByText(th['list.none']);
  await waitFor(() => expect(askedOf(retentionLists, calls)).toEqual([{ page }]));
});
