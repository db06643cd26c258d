import { expect, test } from 'vitest';
import { shownValue } from './shown-value.ts';

test('the text of a document has a line for each paragraph and for each row of a table', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const row = (...cells: string[]) => ({
    type: 'tableRow',
    content: cells.map((text) => ({ type: 'tableCell', content: text.split('/').map(paragraph) })),
  });
  const table = { type: 'table', content: [row('ที่', 'รายการ'), row('๑', 'ค่าวัสดุ/และพาหนะ')] };
  const body = { type: 'doc', content: [paragraph('ดังนี้'), table, paragraph('จึงเรียนมา')] };
  expect(shownValue('bodyJson', body, 'th')).toBe('ดังนี้\nที่ | รายการ\n๑ | ค่าวัสดุ และพาหนะ\nจึงเรียนมา');
});

test('a tab is kept as a blank between two words', () => {
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ผู้รับ\tนายสม' }] }],
  };
  expect(shownValue('bodyJson', body, 'th')).toBe('ผู้รับ\tนายสม');
});
