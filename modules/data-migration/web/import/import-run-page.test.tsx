import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { getImport } from '@sarn/data-migration/contract';
import type { ImportDetail } from '@sarn/data-migration/contract';
import { listUnits } from '@sarn/organisation/contract';
import { expect, test } from 'vitest';
import { ImportRunPage } from './ImportRunPage.tsx';

const item: ImportDetail = {
  ...{ id: 'i1', state: 'UPLOADED', fileName: 'ทะเบียน.xlsx', kind: null, year: 2568, unit: null },
  ...{ rows: 3, handled: 0, byName: 'นายเอก', createdAt: '2026-11-22T00:00:00Z', startedAt: null },
  ...{ endedAt: null, keptUntil: null, forgottenAt: null, encoding: 'xlsx' },
  ...{
    sheet: 'รับ 2569',
    otherSheets: 2,
    sheets: [],
    sheetAt: 0,
    columns: [],
    mapping: {},
    unusedScans: [],
  },
  counts: {
    ...{ good: 0, bad: 0, said: 0, done: 0, undone: 0, kept: 0, scans: 0, scansUsed: 0 },
    ...{ scansAttached: 0, gaps: 0, first: null, last: null },
  },
  scansName: null,
};

const shown = async (read: Partial<ImportDetail>) => {
  answerCalls({
    ...answering(getImport, { item: { ...item, ...read } }, { id: 'i1' }),
    ...answering(listUnits, { rows: [], total: 0 }),
  });
  await show(<ImportRunPage id="i1" />);
  await screen.findByText('xlsx');
};

test('the sheet that was read is named, with how many were not', async () => {
  await shown({});
  expect(screen.getByText('อ่านแผ่นงาน “รับ 2569” อีก 2 แผ่นในไฟล์ไม่ได้อ่าน')).toBeTruthy();
});

test('nothing is said of sheets where the file has no other', async () => {
  await shown({ sheet: '', otherSheets: 0 });
  expect(screen.queryByText(/อ่านแผ่นงาน/)).toBeNull();
});
