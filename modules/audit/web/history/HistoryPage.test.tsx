import type { AuditTrailEntry } from '@sarn/audit/contract';
import { listAuditActs, listAuditEntries } from '@sarn/audit/contract';
import { answerCalls, answering, screen, show, within } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import HistoryPage from './HistoryPage.tsx';

const entry: AuditTrailEntry = {
  ...{ id: '1', at: '2026-11-29T03:00:00Z', act: 'identity.account-suspended' },
  ...{ text: 'ระงับบัญชีผู้ใช้', isRefused: false, callerName: 'นายกันตพงศ์ ระบบดี', callerPost: '' },
  subject: { kind: 'บัญชีผู้ใช้', name: 'นางมาลี ศรีสุข', path: null, isHidden: false },
  ...{ reason: 'อยู่ระหว่างสอบข้อเท็จจริง', requestId: '', ip: '', seq: 7 },
};

test('a reason that was typed stands in the list and among the fields of the entry', async () => {
  answerCalls({
    ...answering(listAuditEntries, { rows: [entry], next: null }),
    ...answering(listAuditActs, { rows: [] }),
  });
  const user = await show(<HistoryPage />);
  await user.click(await screen.findByText('เหตุผล: อยู่ระหว่างสอบข้อเท็จจริง'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('อยู่ระหว่างสอบข้อเท็จจริง')).toBeDefined();
});
