import { answerCalls, answering, screen, show, within } from '@sarn/platform-web/testing';
import { getTodoLists } from '@sarn/portal/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortalSlotsProvider } from './portal-slots.ts';
import { TodoCards } from './TodoCards.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00+07:00') }),
);
afterEach(() => vi.useRealTimers());

const calm = { COUNT: 4, OVERDUE: 0, DUE_TODAY: 0, DUE_TOMORROW: 0 };
const look = { COLOR: 'amber', ICON: 'pen' };
const before = '2026-11-21T02:00:00Z';
const slots = { QueueDialog: () => null, queuePages: {}, openDocument: () => undefined };

test.each([
  [{ ...calm, OVERDUE: 2, DUE_TODAY: 1 }, before, 'รอลงนาม 4 เรื่อง เกินกำหนด 2 นานสุด 5 วัน'],
  [{ ...calm, DUE_TODAY: 1, DUE_TOMORROW: 3 }, before, /ครบกำหนดวันนี้ 1 นานสุด/],
  [{ ...calm, DUE_TOMORROW: 3 }, before, /ครบกำหนดพรุ่งนี้ 3 นานสุด/],
  [calm, '2026-11-26T02:00:00Z', 'รอลงนาม 4 เรื่อง ไม่มีเรื่องเกินกำหนด วันนี้'],
])('[3.02] a card says how many wait, what is due next and since when: %o', async (...given) => {
  const [figures, OLDEST, said] = given;
  const items = [{ CODE: 'sign', TITLE: 'รอลงนาม', ...look, ...figures, OLDEST }];
  answerCalls(answering(getTodoLists, { items }));
  await show(
    <PortalSlotsProvider value={slots}>
      <TodoCards />
    </PortalSlotsProvider>,
  );
  const { textContent } = await screen.findByRole('button', { name: /รอลงนาม/ });
  expect(textContent.replaceAll(/\s+/g, ' ')).toMatch(said);
});

test('[3.01] queues in which nothing waits are folded into one line, and open like the others', async () => {
  const card = (CODE: string, TITLE: string, COUNT: number) => ({
    ...{ CODE, TITLE, ...look, ...calm, COUNT, OLDEST: COUNT > 0 ? before : null },
  });
  const items = [
    card('sign', 'รอลงนาม', 4),
    card('review', 'รอตรวจ', 0),
    card('receive', 'รอลงรับ', 0),
  ];
  answerCalls(answering(getTodoLists, { items }));
  const QueueDialog = ({ code }: { readonly code: string }) => <output>{code}</output>;
  const user = await show(
    <PortalSlotsProvider value={{ ...slots, QueueDialog }}>
      <TodoCards />
    </PortalSlotsProvider>,
  );
  const line = await screen.findByRole('list', { name: /2/ });
  const empty = within(line).getAllByRole('button');
  expect(empty.map(({ textContent }) => textContent)).toEqual(['รอตรวจ', 'รอลงรับ']);
  expect(document.querySelectorAll('.todo-card')).toHaveLength(1);
  await user.click(within(line).getByText('รอตรวจ'));
  expect((await screen.findByRole('status')).textContent).toBe('review');
});
