import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { retentionCandidates, retentionLists } from '@sarn/retention/contract';
import { expect, test } from 'vitest';
import { CandidatesTab } from './CandidatesTab.tsx';
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

test('which kind of list is made is in sight, not folded with filters on a phone', async () => {
  answerCalls(answering(retentionCandidates, { rows: [], total: 0 }));
  await show(<CandidatesTab />);
  const kind = await screen.findByRole('button', { name: new RegExp(th['kind.label']) });
  expect(kind.closest('.s-filter-lead')).not.toBeNull();
  expect(kind.closest('.s-filter-fields')).toBeNull();
});
