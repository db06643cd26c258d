import { expect, test } from 'vitest';
import { plainText, toBlocks, toSpans } from './markdown.ts';

test('a text is split into its blocks', () => {
  const text =
    '## หัวข้อ\n\nย่อหน้า\nต่อ\n\n- หนึ่ง\n- สอง\n\n1. ก\n2. ข\n\n> หมายเหตุ\n\n![ภาพ](portal-phone)';
  expect(toBlocks(text)).toEqual([
    { kind: 'heading', level: 2, text: 'หัวข้อ', id: 'part-0' },
    { kind: 'paragraph', text: 'ย่อหน้า ต่อ' },
    { kind: 'list', isOrdered: false, items: ['หนึ่ง', 'สอง'] },
    { kind: 'list', isOrdered: true, items: ['ก', 'ข'] },
    { kind: 'note', text: 'หมายเหตุ' },
    { kind: 'picture', words: 'ภาพ', name: 'portal-phone' },
  ]);
});

test('a line is split into its parts; only inner links are accepted, markup stays text', () => {
  expect(toSpans('กด **บันทึก** หรือ `Enter` ที่ [งาน](/sarabun/dashboard)')).toEqual([
    { kind: 'text', text: 'กด ' },
    { kind: 'strong', text: 'บันทึก' },
    { kind: 'text', text: ' หรือ ' },
    { kind: 'key', text: 'Enter' },
    { kind: 'text', text: ' ที่ ' },
    { kind: 'link', text: 'งาน', place: '/sarabun/dashboard' },
  ]);
  for (const line of ['[x](javascript:alert(1))', '[x](https://evil.example)', '<b>x</b>']) {
    expect(toSpans(line).every(({ kind }) => kind === 'text')).toBe(true);
  }
});

test('the text for searching has no Markdown signs', () => {
  expect(plainText('## ก **ข**\n\n- `ค`')).toBe('ก ข ค');
});
