import { expect, it } from 'vitest';
import { lastPresented, noteLines } from './note-lines.ts';

const entry = (act: string, at: string, note: string) => ({
  ...{ act, at, note, actorName: `ผู้${act}`, actorPost: `ตำแหน่ง ${at}` },
});

it('gives the opinions on a note, the oldest first, without empty ones', () => {
  const history = [
    entry('close', '3', 'ทราบ'),
    entry('annotate', '2', 'เห็นควรอนุมัติ'),
    entry('annotate', '1', ''),
    entry('present', '0', 'เพื่อโปรดพิจารณา'),
  ];
  expect(noteLines(history).map(({ note }) => note)).toEqual(['เห็นควรอนุมัติ', 'ทราบ']);
});

it('names the drafter in the post of the last presentation', () => {
  const history = [
    entry('present', '4', ''),
    entry('sendBack', '2', 'แก้'),
    entry('present', '1', ''),
  ];
  expect(lastPresented(history)?.actorPost).toBe('ตำแหน่ง 4');
  expect(lastPresented([])).toBeUndefined();
});
