import { describedTable, getSettingRow, listSettingRows, saveSettingRow } from '@sarn/kernel';
import type { SettingRowOut } from '@sarn/kernel';
import { answering } from '../testing.ts';

/* A described table with one row, for the tests of its page. */

export const table = describedTable({
  code: 'sample',
  title: { th: 'ตัวอย่าง', en: 'Samples' },
  rowTitle: { th: 'ตัวอย่าง', en: 'Sample' },
  text: { th: 'รายการตัวอย่าง', en: 'Sample rows' },
  effect: { th: 'แบบฟอร์มใช้ทันที', en: 'Forms use it at once.' },
  permission: 'settings.manage',
  fields: {
    days: { kind: 'number', label: { th: 'จำนวนวัน', en: 'Days' }, min: 0, max: 30, isListed: true },
    isUrgent: { kind: 'switch', label: { th: 'เร่งด่วน', en: 'Urgent' }, isLocked: 'seed' },
  },
});

export const row: SettingRowOut = {
  ...{ code: 'first', nameTh: 'รายการแรก', nameEn: '', sort: 1, validFrom: '2026-01-01' },
  ...{ validTo: null, origin: 'seed', version: 3, values: { days: 7, isUrgent: false } },
  used: { count: 12, isCapped: false },
};
export const page = { table: 'sample' };
export const one = { table: 'sample', code: 'first' };
export const detail = {
  row,
  uses: [{ place: 'document', label: 'เรื่อง', count: 12, isCapped: false, isListed: false }],
  isDeletable: false,
  history: [
    {
      ...{ id: '1', at: '2026-02-03T07:20:00Z', act: 'แก้ไข', personName: 'นางมาลี ศรีสุข' },
      ...{ reason: 'ปรับตามระเบียบ', changes: [{ field: 'days', from: 5, to: 7 }] },
    },
  ],
};
export const answers = {
  ...answering(listSettingRows, { rows: [row], total: 1, mayUndo: false, suggested: 0 }, page),
  ...answering(getSettingRow, detail, one),
  ...answering(saveSettingRow, { row }, page),
};
