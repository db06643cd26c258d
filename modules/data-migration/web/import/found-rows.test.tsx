import { listImportRows } from '@sarn/data-migration/contract';
import type { ImportDetail } from '@sarn/data-migration/contract';
import { answerCalls, answering, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { FoundRows } from './FoundRows.tsx';
import { th } from './words/th.ts';

const id = '01930000-0000-7000-8000-000000000001';
const item: ImportDetail = {
  ...{ id, state: 'CHECKED', fileName: 'ทะเบียน.xlsx', kind: null, year: 2568, unit: null },
  ...{ rows: 3, handled: 0, byName: 'นายเอก', createdAt: '2026-11-22T00:00:00Z', startedAt: null },
  ...{ endedAt: null, keptUntil: null, forgottenAt: null, encoding: 'xlsx', sheet: '' },
  ...{ otherSheets: 0, sheets: [], sheetAt: 0, columns: [], mapping: {}, unusedScans: [] },
  counts: {
    ...{ good: 0, bad: 0, said: 0, done: 0, undone: 0, kept: 0, scans: 0, scansUsed: 0 },
    ...{ scansAttached: 0, gaps: 0, first: null, last: null },
  },
  scansName: null,
};

const shown = async (address: string) => {
  const calls = answerCalls(answering(listImportRows, { rows: [], total: 0 }, { id }));
  const user = await show(<FoundRows item={item} />, `/?run=${id}${address}`);
  return { user, asked: () => askedOf(listImportRows, calls).at(-1) };
};

test('the address holds which rows of an import are shown; none yet is told apart from no match', async () => {
  const { user, asked } = await shown('&rows=said&page=2');
  await screen.findByText('ไม่พบรายการที่ตรงกัน');
  expect(asked()).toEqual({ id, filter: 'said', page: 2 });
  const [clear] = screen.getAllByRole('button', { name: 'ล้างตัวกรอง' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(asked()).toEqual({ id, filter: 'problems', page: 1 }));
  await screen.findByText(th.noRows);
  expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
});

test('rows that an import has none of are not asked for by an address', async () => {
  const { asked } = await shown('&rows=done');
  await screen.findByText(th.noRows);
  expect(asked()).toEqual({ id, filter: 'problems', page: 1 });
});
