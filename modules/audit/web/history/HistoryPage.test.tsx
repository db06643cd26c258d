import type { AuditTrailEntry } from '@sarn/audit/contract';
import { listAuditActs, listAuditEntries } from '@sarn/audit/contract';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
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

test('[13.02] the address holds the conditions: a refresh asks for the same, and they can be cleared', async () => {
  const calls = answerCalls({
    ...answering(listAuditEntries, { rows: [], next: null }),
    ...answering(listAuditActs, { rows: [{ act: 'a.done', text: 'ทำแล้ว', module: 'a' }] }),
  });
  const callerId = '019a0000-0000-7000-8000-000000000101';
  const at = `/?caller=${callerId}&callerName=สมชาย&act=a.done&outcome=refused&document=114/2569`;
  const user = await show(<HistoryPage />, at);
  const asked = () => askedOf(listAuditEntries, calls).at(-1);
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  expect(asked()).toMatchObject({
    ...{ callerId, act: 'a.done', outcome: 'refused', document: '114/2569' },
  });
  // What is set stands open, and how many there are is said.
  screen.getByRole('button', { name: 'ตัวกรอง (3)', expanded: true });
  expect(fieldOf('ผู้กระทำ')).toHaveProperty('value', 'สมชาย');
  await waitFor(() => expect(fieldOf('การกระทำ')).toHaveProperty('value', 'ทำแล้ว'));
  const [clear] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  if (clear) await user.click(clear);
  await screen.findByText('ยังไม่มีรายการ');
  expect(asked()).toMatchObject({ callerId: '', act: '', outcome: 'any', document: '' });
});

test('[13.02] a text is searched for by Enter', async () => {
  const calls = answerCalls({
    ...answering(listAuditEntries, { rows: [], next: null }),
    ...answering(listAuditActs, { rows: [] }),
  });
  const user = await show(<HistoryPage />);
  await user.type(screen.getByRole('searchbox', { name: 'หนังสือ' }), '114/2569{Enter}');
  await waitFor(() =>
    expect(askedOf(listAuditEntries, calls).at(-1)).toMatchObject({ document: '114/2569' }),
  );
});
