import { expect, test } from 'vitest';
import { tableLimits, tableShape } from './table-grid.ts';

const cell = (colspan = 1, rowspan = 1) => ({ type: 'tableCell', attrs: { colspan, rowspan } });
const table = (...rows: readonly object[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
});
const plain = { type: 'tableCell' };

test('a table has as many columns as its first row takes, merged cells counted as wide as they are', () => {
  const merged = table([cell(2), plain], [cell(1, 2), plain, plain], [cell(2)]);
  expect(tableShape(merged)).toEqual({ rows: 3, columns: 3, cells: 6 });
  expect(tableShape(table([cell(2, 2)], []))).toEqual({ rows: 2, columns: 2, cells: 1 });
});

test.each([
  ['a row too short', table([plain, plain], [plain])],
  ['a row too long', table([plain], [plain, plain])],
  ['a cell that sticks out below', table([cell(1, 2), plain], [plain], [cell(1, 2), plain])],
  ['a cell over another', table([plain, cell(1, 2), plain], [cell(2), plain])],
  ['a row of nothing', table([plain, plain], [])],
  ['no rows', table()],
  ['no cells', table([])],
  ['a span of nothing', table([cell(0)])],
  ['half a span', table([cell(1.5), plain])],
  ['a span in words', table([{ attrs: { colspan: '2' } }])],
  ['no table', 'x'],
])('%s is irregular', (_, given) => {
  expect(tableShape(given)).toBe('irregular');
});

test('a table larger than its bounds is told as that, at once', () => {
  const { columns, rows, cells } = tableLimits;
  const row = (length: number) => Array.from({ length }, () => plain);
  expect(tableShape(table(row(columns)))).toMatchObject({ columns });
  expect(tableShape(table(row(columns + 1)))).toBe('too-large');
  expect(tableShape(table([cell(10 ** 9)]))).toBe('too-large');
  expect(tableShape(table(...Array.from({ length: rows + 1 }, () => row(1))))).toBe('too-large');
  const tall = Math.ceil(cells / columns) + 1;
  expect(tableShape(table(...Array.from({ length: tall }, () => row(columns))))).toBe('too-large');
});
