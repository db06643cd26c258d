import type { HealthLine, HealthView } from '@sarn/health/contract';
import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import HealthPage from './HealthPage.tsx';
import { th } from './words/th.ts';

const line = (told: Partial<HealthLine>): HealthLine => ({
  ...{ code: 'disk', name: 'พื้นที่เหลือ', state: 'ok', since: '2026-11-24T02:00:00.000Z' },
  ...{ fact: 'เหลือ 62 %', todo: '', page: null },
  ...told,
});

const view = (told: Partial<HealthView>): HealthView => ({
  ...{ checkedAt: '2026-11-25T04:24:00.000Z', lines: [line({})], sessions: 86, told: ['นายเอก'] },
  curves: [
    { code: 'response', points: [] },
    { code: 'sessions', points: [] },
  ],
  ...told,
});

test('what has failed comes first, with what to do and where', async () => {
  const backup = line({
    ...{ code: 'backup', name: 'สำรองข้อมูลล่าสุด', state: 'failed', fact: '4 วันที่แล้ว' },
    ...{ todo: 'สำรองใหม่', page: { path: '/settings/3144/backup', label: 'สำรองข้อมูล' } },
  });
  const mail = line({ code: 'outbox-email', name: 'ส่งอีเมล', state: 'warning', fact: 'ค้าง 3' });
  answerCalls({ 'GET /health/state': () => view({ lines: [line({}), mail, backup] }) });
  await show(<HealthPage />);
  await screen.findByText('มี 1 เรื่องต้องแก้วันนี้ และ 1 เรื่องควรดู');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('สำรองใหม่');
  expect(items[1]).toContain('ส่งอีเมล');
  expect(items[2]).toContain('เหลือ 62 %');
  expect(screen.getByText('สำรองข้อมูล').closest('a')?.getAttribute('href')).toBe(
    '/settings/3144/backup',
  );
});

test('before the first round it may be asked for, and all well is said so', async () => {
  let isChecked = false;
  const calls = answerCalls({
    'GET /health/state': () => view(isChecked ? {} : { checkedAt: null, lines: [] }),
    'POST /health/check': () => {
      isChecked = true;
      return { checkedAt: '2026-11-25T04:24:00.000Z' };
    },
  });
  const user = await show(<HealthPage />);
  await screen.findByText(th.textNever);
  await user.click(screen.getByText(th.check));
  await screen.findByText(th.allWell);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await user.click(screen.getByText(th.whoIsTold));
  await waitFor(() => expect(screen.getByText('นายเอก')).toBeDefined());
});
