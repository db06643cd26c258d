import type { OutputOf } from '@sarn/kernel';
import { actOnDocument } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { listRetentionClasses } from '@sarn/retention/contract';
import { getListFilters } from '@sarn/worklist/contract';
import { expect, test, vi } from 'vitest';
import { RowActs } from './RowActs.tsx';
import { listRow } from './rows.testing.ts';
import { th } from './words/th.ts';

const id = '0199a000-0000-7000-8000-000000000001';
const shown = async (
  state: string,
  isWatched = false,
  acts: OutputOf<typeof getListFilters>['acts'] = {},
) => {
  const calls = answerCalls({
    ...answering(getListFilters, { queues: [], units: [], registers: [], acts }),
    ...answering(listRetentionClasses, { rows: [], defaults: [] }),
    ...answering(actOnDocument, { documentId: id, number: null }, { documentId: id }),
  });
  const onOpen = vi.fn<(opened: QueueRow, act?: string) => void>();
  const user = await show(
    <RowActs
      row={listRow(id, { state, title: 'ขอเชิญประชุม' })}
      isWatched={isWatched}
      onOpen={onOpen}
    />,
  );
  return { user, onOpen, calls };
};

test('an act that needs nothing beside it is done from the row', async () => {
  const { user, onOpen, calls } = await shown('REGISTERED');
  await user.click(screen.getByRole('button', { name: 'เสนอ: ขอเชิญประชุม' }));
  await user.click(await screen.findByText(th.bulk.go, { selector: 'button *' }));
  await waitFor(() =>
    expect(askedOf(actOnDocument, calls).map(({ act }) => act)).toEqual(['present']),
  );
  expect(onOpen).not.toHaveBeenCalled();
});

test('an act that needs the document beside it opens that with its form', async () => {
  const { user, onOpen } = await shown('PRESENTED');
  await user.click(screen.getByRole('button', { name: 'สั่งการ: ขอเชิญประชุม' }));
  expect(onOpen.mock.calls.map(([opened, act]) => [opened.documentId, act])).toEqual([
    [id, 'command'],
  ]);
});

test('an act that the agency hid for the register of the row is not offered', async () => {
  await shown('REGISTERED', false, { receive: [{ act: 'present', place: 'hidden' }] });
  expect(await screen.findByRole('button', { name: 'เปิด: ขอเชิญประชุม' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'เสนอ: ขอเชิญประชุม' })).toBeNull();
});

test('a row that is only watched offers to open it', async () => {
  const { user, onOpen } = await shown('PRESENTED', true);
  await user.click(screen.getByRole('button', { name: 'เปิด: ขอเชิญประชุม' }));
  expect(onOpen.mock.calls.map(([, act]) => act)).toEqual([undefined]);
});
