import { listQueue } from '@sarn/worklist/contract';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  userEvent,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { findNextInQueue } from './find-next.ts';
import { QueueSteps } from './QueueSteps.tsx';
import { keepOrder } from './queue-order.ts';
import { firstView, toAsk } from './queue-view.ts';
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

test('the next one after an act keeps its place in the order that the reader saw', async () => {
  const rows = queue.slice(1);
  const answer = { rows, total: rows.length, isCapped: false };
  const calls = answerCalls(answering(listQueue, answer, { typeCode: 'sign' }));
  const newest = { column: 'since', direction: 'descending' } as const;
  const ask = toAsk('sign', { ...firstView, sort: newest });
  keepOrder('sign', { ask, at: 0, documentId: 'a' });
  expect(await findNextInQueue('sign', 'a')).toBe('b');
  // Opened by the act, so no row was pressed.
  await show(<QueueSteps documentId="b" row={undefined} queue="sign" onShow={vi.fn()} />);
  expect(await screen.findByText('1 จาก 2')).toBeDefined();
  expect(new Set(askedOf(listQueue, calls).map((asked) => JSON.stringify(asked))).size).toBe(1);
});
