import type { Replacement } from '@sarn/review/contract';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes-between.ts';
import { movedBy, writtenIn } from './moved.ts';

const replaced = (text: string, changes: readonly Replacement[]): string =>
  changes.reduceRight(
    (known, { from, to, insert }) => known.slice(0, from) + insert + known.slice(to),
    text,
  );

describe('what was changed', () => {
  it('is told by Thai words', () => {
    const before = 'เห็นควรจัดประชุมณ ห้องประชุม 2 ในวันที่ 24 พฤศจิกายน 2569\nสรุป';
    const after = 'เห็นควรจัดประชุมผ่านสื่ออิเล็กทรอนิกส์ ในวันที่ 25 พฤศจิกายน 2569\nสรุป';
    const changes = changesBetween(before, after);
    expect(changes.map(({ from, to, insert }) => [before.slice(from, to), insert])).toEqual([
      ['ณ ห้องประชุม 2', 'ผ่านสื่ออิเล็กทรอนิกส์'],
      ['24', '25'],
    ]);
  });

  it.each([
    ['', 'ใหม่'],
    ['เดิม', ''],
    ['ก ข ค', 'ก ง จ'],
    ['หนึ่ง\nสอง', 'หนึ่งสอง'],
    ['one two three', 'one three two'],
    ['ซ้ำ ซ้ำ ซ้ำ', 'ซ้ำ ซ้ำ'],
    ['ก\n\nข', 'ก\nข\nค'],
  ])('makes %j into %j', (before, after) => {
    expect(replaced(before, changesBetween(before, after))).toBe(after);
  });

  it('is one change where it is too much to be read', () => {
    const before = Array.from({ length: 900 }, (_, at) => `a${at}`).join(' ');
    const after = Array.from({ length: 900 }, (_, at) => `b${at}`).join(' ');
    expect(changesBetween(before, after)).toEqual([{ from: 0, to: before.length, insert: after }]);
  });

  it('is found in what somebody writes around it meanwhile', () => {
    const before = 'หนึ่งสองสามสี่ห้า';
    const changes = [
      { from: 0, to: 5, insert: 'ศูนย์เอก' },
      { from: 11, to: 14, insert: '' },
    ];
    const at = { from: 8, to: 11 };
    expect(before.slice(8, 11)).toBe('สาม');
    const after = replaced(before, changes);
    const moved = movedBy(changes, at);
    expect(after.slice(moved?.from, moved?.to)).toBe('สาม');
    expect(movedBy(changes, { from: 10, to: 12 })).toBeNull();
    expect(
      writtenIn(before, changes).map(({ from, to, removed }) => [after.slice(from, to), removed]),
    ).toEqual([
      ['ศูนย์เอก', 'หนึ่ง'],
      ['', 'สี่'],
    ]);
  });
});
