import { announcedTypes } from '@sarn/kernel';
import {
  answerCalls,
  errorAt,
  fieldOf,
  refusal,
  retype,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import type { Webhook, WebhookDelivery } from '@sarn/webhook/contract';
import { expect, test } from 'vitest';
import WebhooksPage from './WebhooksPage.tsx';
import { th } from './words/th.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const hook = (told: Partial<Webhook> = {}): Webhook => ({
  ...{ id, version: 2, name: 'ระบบติดตาม', url: 'https://receiver.example/hook' },
  ...{ types: ['document.registered'], isOn: true, offReason: null, failingSince: null },
  ...{ oldSecretUntil: null, sent: 9, failed: 1, waiting: 0 },
  ...told,
});
const listed = (...rows: Webhook[]) => ({
  'GET /webhooks': () => ({ rows, types: announcedTypes }),
});

test('how it did in the last day, and why it is off', async () => {
  answerCalls(
    listed(
      hook(),
      hook({ id: 'x', name: 'อื่น', isOn: false, offReason: 'gone', sent: 0, failed: 0 }),
    ),
  );
  await show(<WebhooksPage />);
  await screen.findByText('สำเร็จ 9 จาก 10 ครั้ง (90 %)');
  expect(screen.getByText(th['off.gone'])).toBeDefined();
  expect(screen.getByText(th.rateNone)).toBeDefined();
});

test('a new one is checked here, and its secret is shown once', async () => {
  const calls = answerCalls({
    ...listed(),
    'POST /webhooks/save': () => ({ id, version: 1, secret: 'whsec_abc' }),
  });
  const user = await show(<WebhooksPage />);
  await screen.findByText(th.none);
  await user.click(screen.getByText(th.add));
  await screen.findByText(th.newTitle);
  await user.click(screen.getByText(th.save));
  expect(errorAt(fieldOf(th.name))).toBe(th.nameMissing);
  expect(errorAt(fieldOf(th.url))).toBe(th.urlMissing);
  await retype(user, th.name, 'ระบบติดตาม');
  await retype(user, th.url, 'https://receiver.example/hook');
  await user.click(screen.getByText(th['type.document.registered']));
  await user.click(screen.getByText(th.save));
  await screen.findByText('whsec_abc');
  await user.keyboard('{Escape}');
  expect(screen.getByText('whsec_abc')).toBeDefined();
  await user.click(screen.getByText('เก็บแล้ว'));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ fields }) => fields)).toMatchObject([
    { url: 'https://receiver.example/hook', 'types[]': ['document.registered'] },
  ]);
});

test.each([
  { state: 'failed', dueAt: null },
  { state: 'waiting', dueAt: '2026-11-26T02:00:00.000Z' },
] as const)('the log shows each attempt, and sends again what is $state', async (state) => {
  const row: WebhookDelivery = {
    ...{ id: 'd1', type: 'document.registered', createdAt: '2026-11-25T02:00:00.000Z' },
    ...{ ...state, body: '{"type":"document.registered"}' },
    attempts: [
      { at: '2026-11-25T02:00:00.000Z', status: 500, problem: '', ms: 12, answer: 'ขัดข้อง' },
      { at: '2026-11-25T02:05:00.000Z', status: null, problem: 'timeout', ms: 15_000, answer: '' },
    ],
  };
  const calls = answerCalls({
    ...listed(hook()),
    [`GET /webhooks/${id}/deliveries`]: () => ({ rows: [row], hasMore: false }),
    'POST /webhooks/deliveries/d1/again': () => ({}),
  });
  const user = await show(<WebhooksPage />);
  await screen.findByText('ระบบติดตาม');
  await user.click(screen.getByText(th.log));
  await screen.findByText('ขัดข้อง');
  expect(screen.getByText(/ไม่มีคำตอบ: เกิน 15 วินาที/)).toBeDefined();
  await user.click(screen.getByText(th.again));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/d1/again'))).toBe(true));
});

test('what somebody else saved meanwhile is shown beside what is typed, and either is sent', async () => {
  let now = hook();
  const calls = answerCalls({
    'GET /webhooks': () => ({ rows: [now], types: announcedTypes }),
    'POST /webhooks/save': ({ fields }) =>
      fields['version'] === '3' ? { id, version: 4, secret: null } : refusal('webhook.stale'),
  });
  const user = await show(<WebhooksPage />);
  await screen.findByText('ระบบติดตาม');
  await user.click(screen.getByText(th.edit));
  await screen.findByText(th.editTitle);
  await retype(user, th.name, 'ชื่อของข้าพเจ้า');
  now = hook({ version: 3, name: 'ชื่อของผู้อื่น' });
  await user.click(screen.getByText(th.save));
  const row = await screen.findByRole('row', { name: /ชื่อของผู้อื่น ชื่อของข้าพเจ้า/ });
  expect(row).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(screen.getByText(th.save));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ fields }) => fields);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([{ version: '2' }, { version: '3', name: 'ชื่อของข้าพเจ้า' }]);
});
