import { closePdf, renderList } from '@sarn/pdf/server';
import { plain, readLines } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import type { ItemRow } from './list-item.store.ts';
import { tableOf } from './list-sheet.ts';
import type { SeenList } from './list-view.service.ts';

afterAll(closePdf);

const item = {
  ...{ seq: 1, folder: 'กผ 1', letterNo: 'ดท 0101.3/ว 12', letterDate: '2026-01-05' },
  ...{ number: '1/2569', title: 'ผัง', remark: '', className: { th: 'เก็บ 10 ปี', en: '' } },
  ...{ closedOn: '2026-02-01', state: 'listed', obstacle: null, decision: null },
} as unknown as ItemRow;

test.each(['destroy', 'transfer'] as const)(
  '[13.05] a list to %s breaks neither a heading nor the number of a circular',
  async (kind) => {
    const { columns, rows } = tableOf({ list: { kind }, items: [item] } as unknown as SeenList);
    const list = { title: 'บัญชี', subtitle: [], author: 'x', date: '2026-11-26' } as const;
    const made = { ...list, facts: [], columns, rows, closing: [], signers: [] };
    const [lines = []] = await readLines(await renderList(made));
    for (const whole of ['ดท ๐๑๐๑.๓/ว ๑๒', ...columns.map(({ label }) => label)]) {
      expect(lines.some((line) => plain(line).includes(plain(whole)))).toBe(true);
    }
  },
);
