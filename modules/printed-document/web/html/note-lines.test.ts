import type { HistoryEntry } from '@sarn/document/contract';
import { expect, it } from 'vitest';
import { noteLines, writtenBy } from './note-lines.ts';

const entry = (act: string, at: string, note: string): HistoryEntry => ({
  id: at,
  at,
  act,
  actTerm: { th: act, en: act },
  on: 'document',
  transmissionId: null,
  assignmentId: null,
  actorName: `ผู้${act}`,
  actorPost: `ตำแหน่ง ${at}`,
  actingFor: null,
  unitName: null,
  toState: null,
  note,
  detail: [],
  files: [],
});

const author = { id: '1', name: 'ผู้ร่าง', positionName: 'นักวิเคราะห์' };

it('shows the opinions on a note, the oldest first, without empty ones', () => {
  const history = [
    entry('close', '3', 'ทราบ'),
    entry('annotate', '2', 'เห็นควรอนุมัติ'),
    entry('annotate', '1', ''),
    entry('present', '0', 'เพื่อโปรดพิจารณา'),
  ];
  expect(noteLines(history).map((line) => line.note)).toEqual(['เห็นควรอนุมัติ', 'ทราบ']);
});

it('names the drafter in the post of the last presentation', () => {
  const history = [
    entry('present', '4', ''),
    entry('sendBack', '2', 'แก้'),
    entry('present', '1', ''),
  ];
  expect(writtenBy({ history, author })).toEqual({
    name: 'ผู้present',
    post: 'ตำแหน่ง 4',
    at: '4',
  });
  expect(writtenBy({ history: [], author })).toEqual({
    name: 'ผู้ร่าง',
    post: 'นักวิเคราะห์',
    at: null,
  });
});
