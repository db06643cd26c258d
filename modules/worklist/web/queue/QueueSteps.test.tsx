import { listQueue } from '@sarn/worklist/contract';
import {
  answerCalls,
  answering,
  screen,
  show,
  userEvent,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { QueueSteps } from './QueueSteps.tsx';
import { listRow } from '../list/rows.testing.ts';
import { th } from '../list/words/th.ts';

const queue = ['a', 'b', 'c'].map((id) => listRow(id));
const shown = async (documentId: string, rows = queue) => {
  const answer = { rows, total: rows.length, isCapped: false };
  const calls = answerCalls(answering(listQueue, answer, { typeCode: 'review' }));
  const onShow = vi.fn();
  const given = { documentId, row: `document:${documentId}`, queue: 'review' as const, onShow };
  const user = await show(<QueueSteps {...given} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  return { user, onShow };
};

test('says the place in the queue, and leads to those beside it, also by keys', async () => {
  const { user, onShow } = await shown('b');
  expect(await screen.findByText('2 จาก 3')).toBeDefined();
  await user.click(screen.getByLabelText(th.steps.next));
  expect(onShow).toHaveBeenLastCalledWith('c', 'document:c');
  await userEvent.keyboard('k');
  expect(onShow).toHaveBeenLastCalledWith('a', 'document:a');
});

test('ends with the last one', async () => {
  const { user, onShow } = await shown('c');
  expect(await screen.findByText('3 จาก 3')).toBeDefined();
  await user.click(screen.getByLabelText(th.steps.next));
  await userEvent.keyboard('j');
  expect(onShow).not.toHaveBeenCalled();
});

test('a document that is not in the queue has no place in it', async () => {
  await shown('x');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('group')).toBeNull();
});
