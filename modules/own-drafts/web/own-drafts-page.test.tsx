import { getOwnCreation } from '@sarn/creation/contract';
import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { listOwnDrafts } from '@sarn/own-drafts/contract';
import { expect, test } from 'vitest';
import OwnDraftsPage from './OwnDraftsPage.tsx';

const page = (mayBegin: boolean) => ({
  ...answering(listOwnDrafts, { rows: [], total: 0 }),
  ...answering(getOwnCreation, { rows: [], mayBegin, mayRegister: false }),
});

test('the way to a new document is shown to who may begin one', async () => {
  answerCalls(page(true));
  await show(<OwnDraftsPage />);
  expect(await screen.findByRole('link', { name: 'สร้างเอกสาร' })).toBeDefined();
});

test('and to nobody else', async () => {
  const calls = answerCalls(page(false));
  await show(<OwnDraftsPage />);
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  await screen.findByText('ท่านไม่มีร่างค้าง');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a draft that came back says so once, by whom and why', async () => {
  const term = { th: 'บันทึก', en: 'Memo' };
  const draft = {
    ...{ documentId: 'd1', kind: 'inside', kindTerm: term, title: 'ขอโอนงบ', state: 'draft' },
    ...{ stateTerm: term, savedAt: '2026-11-25T04:36:00.000Z', isMine: true, principals: [] },
    returned: {
      ...{ byName: 'นางดี', byPost: 'ผู้อำนวยการ', reason: 'ขอให้แนบรายงาน' },
      at: '2026-11-25T07:44:00.000Z',
    },
  };
  answerCalls({ ...page(false), ...answering(listOwnDrafts, { rows: [draft], total: 1 }) });
  await show(<OwnDraftsPage />);
  const told = (await screen.findByText('ขอให้แนบรายงาน')).closest('p')?.textContent ?? '';
  expect(told.match(/ส่งกลับ/gu)).toHaveLength(1);
  expect(told).toContain('โดย นางดี');
});
