import { expect, test } from 'vitest';
import { toCsv } from './csv-writer.ts';

test('[13.02] an export opens in a table program as it was, and no cell is a formula', () => {
  const text = toCsv([
    ['ผู้กระทำ', 'กล่าวว่า "ดี"', 'ก, ข'],
    ['=HYPERLINK("x")', '+66', '-1', '@cmd', 'บรรทัด\nใหม่'],
  ]);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1).split('\r\n')).toEqual([
    '"ผู้กระทำ","กล่าวว่า ""ดี""","ก, ข"',
    `"'=HYPERLINK(""x"")","'+66","'-1","'@cmd","บรรทัด\nใหม่"`,
    '',
  ]);
});
