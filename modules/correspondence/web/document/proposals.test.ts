import type { HistoryEntry } from '@sarn/document/contract';
import { expect, test } from 'vitest';
import { proposalsOf } from './proposals.ts';

const state = { th: '', en: '' };
const entry = (hour: number, act: string, part: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id: `${hour}`, at: `2026-11-20T0${hour}:00:00.000Z`, act, actTerm: state, on: 'document' },
  ...{ transmissionId: null, assignmentId: null, actorName: '', actorPost: '', actingFor: null },
  ...{ unitName: null, toState: state, note: '', detail: [], files: [] },
  ...part,
});
const idsOf = (...history: HistoryEntry[]) => proposalsOf({ history }).map(({ id }) => id);

test('what was presented is proposed until somebody decides, whatever was only read or reminded of', () => {
  expect(idsOf(entry(1, 'register'), entry(2, 'present'))).toEqual(['2']);
  expect(idsOf(entry(2, 'present'), entry(3, 'remind', { toState: null }))).toEqual(['2']);
  expect(idsOf(entry(2, 'present'), entry(3, 'command'))).toEqual([]);
  expect(idsOf(entry(1, 'present'), entry(2, 'sendBack'), entry(3, 'present'))).toEqual(['3']);
});

test('each unit to which it was sent has a proposal of its own', () => {
  const sent = (id: string) => ({ on: 'transmission' as const, transmissionId: id });
  expect(
    idsOf(
      entry(1, 'command'),
      entry(2, 'presentStudy', sent('a')),
      entry(3, 'present', sent('b')),
      entry(4, 'recordResult', sent('a')),
    ),
  ).toEqual(['3']);
});
