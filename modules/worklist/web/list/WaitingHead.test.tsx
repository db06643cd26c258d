import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { getWaitingFigures } from '@sarn/worklist/contract';
import { expect, test } from 'vitest';
import { WaitingFigures } from './WaitingHead.tsx';

const none = { total: 0, isCapped: false, unread: 0, dueToday: 0, overdue: 0 };
const shown = async (part: Partial<typeof none>) => {
  answerCalls(answering(getWaitingFigures, { ...none, ...part }));
  await show(<WaitingFigures ask={{ queues: 'review' }} />);
  return (await screen.findByRole('status')).textContent;
};

test('says how much waits, and of it what is unread, due today and overdue', async () => {
  const all = { total: 1024, unread: 9, dueToday: 1, overdue: 2 };
  expect(await shown(all)).toBe('1,024 เรื่องยังไม่อ่าน 9 ครบกำหนดวันนี้ 1 เกินกำหนด 2');
});

test('says nothing of what there is not, and that there is more than it counts', async () => {
  expect(await shown({})).toBe('0 เรื่อง');
});

test('says that more waits than was counted', async () => {
  expect(await shown({ total: 2000, isCapped: true })).toBe('มากกว่า 2,000 เรื่อง');
});
