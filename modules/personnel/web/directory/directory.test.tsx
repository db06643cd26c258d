import type { DirectoryState } from '@sarn/personnel/contract';
import { answerCalls, screen, show, waitFor, within } from '@sarn/platform-web/testing';
import { signInWayErrors } from '@sarn/authentication/contract';
import { expect, test } from 'vitest';
import DirectoryPage from './DirectoryPage.tsx';
import { th } from './words/th.ts';

const none = { create: 0, link: 0, change: 0, suspend: 0, return: 0, skip: 0 };
const run = {
  ...({ id: 'r1', state: 'preview', isScheduled: false } as const),
  ...{ entries: 120, counts: none, fault: '' },
  ...{ byName: 'นายวิชัย', createdAt: '2026-11-27T02:00:00.000Z', doneAt: null },
};
const item: DirectoryState = {
  ...{ isOn: true, isDaily: true, known: 10 },
  runs: [
    { ...run, id: 'r2', state: 'failed', isScheduled: true, fault: 'identity.directory-refused' },
    { ...run, counts: { ...none, create: 119, suspend: 1 } },
  ],
  plan: {
    ...{ runId: 'r1', isStopped: false },
    rows: [
      ...Array.from({ length: 119 }, (_, at) => ({
        ...({ act: 'create', name: `new${at}`, detail: '' } as const),
        reasons: [],
        shown: `นายคนที่ ${at}`,
      })),
      {
        ...({
          act: 'suspend',
          name: 'gone',
          shown: 'นายหาย ไปแล้ว',
          detail: 'gone@a.go.th',
        } as const),
        reasons: [
          { code: 'missing', of: '' },
          { code: 'email-taken', of: 'นายเอก' },
        ],
      },
    ],
  },
};

test('a night that failed says why, in a sentence', async () => {
  answerCalls({ 'GET /personnel/directory': () => ({ item }) });
  await show(<DirectoryPage />);
  expect(await screen.findByText(signInWayErrors['identity.directory-refused'].th)).toBeDefined();
});

test('who loses an account is first, the rest comes page by page, and all are counted', async () => {
  answerCalls({ 'GET /personnel/directory': () => ({ item }) });
  await show(<DirectoryPage />);
  const table = await screen.findByRole('grid', { name: th.plan });
  const rows = () => within(table).getAllByRole('row').slice(1);
  await waitFor(() => expect(rows()[0]?.textContent).toContain('นายหาย ไปแล้ว'));
  expect(rows()[0]?.textContent).toContain(
    `gone@a.go.th · ${th.reasons.missing} · ไม่ใช้อีเมล เพราะเป็นของ นายเอก แล้ว`,
  );
  expect(rows()).toHaveLength(50);
  expect(screen.getByText('เพิ่มใหม่ 119 คน · ระงับ 1 คน')).toBeDefined();
});

test('the address holds the page of the plan; a page after the last is the last', async () => {
  answerCalls({ 'GET /personnel/directory': () => ({ item }) });
  const user = await show(<DirectoryPage />, '/?page=9');
  const table = await screen.findByRole('grid', { name: th.plan });
  const rows = () => within(table).getAllByRole('row').slice(1);
  await waitFor(() => expect(rows()).toHaveLength(20));
  await user.click(screen.getByRole('button', { name: 'หน้าก่อน' }));
  await waitFor(() => expect(rows()).toHaveLength(50));
  expect(rows()[0]?.textContent).toContain('นายคนที่ 49');
});
