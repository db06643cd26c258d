import { expect, test } from 'vitest';
import { columnWidths, sheetData } from './sheet-data.ts';

const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });

test('puts joined cells in their place, and nothing over another', () => {
  const table = {
    rows: [[cell('ก', 1, 2), cell('ข', 2)], [cell('ค'), cell('ง')], [cell('จ', 9, 9)]],
  };
  const shown = sheetData(table).map((row) =>
    row.map((one) => (typeof one === 'object' && one && 'value' in one ? one.value : null)),
  );
  expect(shown.slice(0, 2)).toEqual([
    ['ก', 'ข', null],
    [null, 'ค', 'ง'],
  ]);
  expect(shown).toHaveLength(3);
  expect(sheetData(table)[0]?.[0]).toMatchObject({ rowSpan: 2 });
  expect(columnWidths({ rows: [[cell('ข้อความยาวมาก'), cell('1')]] })).toEqual([
    { width: 15 },
    { width: 8 },
  ]);
});
