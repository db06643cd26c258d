import { listDeliveries, listNoticeModules } from '@sarn/notification/contract';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import DeliveriesPage from './DeliveriesPage.tsx';

test('[10.08] the address holds the filters of the outbox; none yet is told apart from no match', async () => {
  const calls = answerCalls({
    ...answering(listDeliveries, { rows: [], total: 0 }),
    ...answering(listNoticeModules, { rows: [] }),
  });
  const user = await show(<DeliveriesPage />, '/?state=sent&channel=email&page=2');
  await screen.findByText('ไม่มีรายการในสถานะนี้');
  const asked = () => askedOf(listDeliveries, calls).at(-1);
  expect(asked()).toEqual({ state: 'sent', channel: 'email', page: 2 });
  const [clear] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(asked()).toEqual({ state: 'failed', channel: '', page: 1 }));
  await screen.findByText('ไม่มีรายการที่ส่งไม่สำเร็จ');
});
