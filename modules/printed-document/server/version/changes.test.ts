import type { MemoDocument } from '@sarn/pdf/contract';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const memo = (subject: string, ...paragraphs: string[]): MemoDocument => ({
  ...{ kind: 'memo', version: 1, number: '', date: null, subject, salutation: 'เรียน' },
  ...{ addressee: 'ผู้อำนวยการ', reference: '', enclosures: [], speed: '', secrecy: '' },
  ...{ unit: 'กองคลัง', isDraft: false, keepWhole: [] },
  signer: { name: 'อารี ใจงาม', posts: [] },
  body: {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph',
      ...(text && { content: [{ type: 'text', text }] }),
    })),
  },
});

/** Changes as one text: `-removed-`, `+added+`. */
const told = (before: MemoDocument, after: MemoDocument): string[] =>
  changesBetween(before, after)
    .filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'))
    .map(({ parts }) =>
      parts
        .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
        .join(''),
    );

test('nothing changed', () => {
  const one = memo('ขออนุมัติเดินทาง', 'ด้วยกองคลังขออนุมัติเดินทาง');
  expect(told(one, one)).toEqual([]);
  const all = changesBetween(one, one);
  expect(all.map(({ parts }) => parts.map(({ text }) => text).join(''))).toContain(
    'ด้วยกองคลังขออนุมัติเดินทาง',
  );
});

test('a Thai word inside a paragraph, and a field of the head', () => {
  expect(
    told(
      memo('ขออนุมัติเดินทาง', 'ด้วยกองคลังขออนุมัติเดินทางวันจันทร์ตามที่แนบ'),
      memo('ขออนุมัติเดินทางไปราชการ', 'ด้วยกองคลังขออนุมัติเดินทางวันอังคารตามที่แนบ'),
    ),
  ).toEqual(['เรื่อง ขออนุมัติเดินทาง+ไปราชการ+', 'ด้วยกองคลังขออนุมัติเดินทางวัน-จันทร์-+อังคาร+ตามที่แนบ']);
});

test('a paragraph more, one less, and letters that HTML writes otherwise', () => {
  const first = memo('ก', 'หนึ่ง', 'สอง < สาม & สี่');
  expect(told(first, memo('ก', 'หนึ่ง', 'ใหม่', 'สอง < สาม & สี่'))).toEqual(['+ใหม่+']);
  const [removed] = told(first, memo('ก', 'หนึ่ง'));
  expect(removed).toContain('-สอง < สาม & สี่');
});

test('another text altogether is told as one for another', () => {
  const text = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join(' ');
  const [changed] = changesBetween(memo('ก', text('a')), memo('ก', text('b')));
  expect(changed?.parts.length).toBeLessThan(20);
});

test('a word in a cell of a table, and a row more', () => {
  const cell = (text: string) => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const table = (...rows: string[][]): MemoDocument => ({
    ...memo('ก'),
    body: {
      type: 'doc',
      content: [
        {
          type: 'table',
          content: rows.map((row) => ({ type: 'tableRow', content: row.map(cell) })),
        },
      ],
    },
  });
  const before = table(['ค่าวัสดุ', '๒,๐๐๐'], ['รวม', '๒,๐๐๐']);
  const after = table(['ค่าพาหนะ', '๒,๐๐๐'], ['ค่าอาหาร', '๕๐๐'], ['รวม', '๒,๐๐๐']);
  expect(told(before, after).slice(0, 1)).toEqual(['ค่า-วัสดุ-+พาหนะ+']);
  expect(told(before, after).join('|')).toContain('+ค่าอาหาร');
});
