import type { DocumentDetail, HistoryEntry } from '@sarn/document/contract';
import { expect, test } from 'vitest';
import { axisOf, barsOf, lengthOf, linesOf, staysOf } from './stays.ts';

type At = Partial<HistoryEntry> & Pick<HistoryEntry, 'at' | 'actorName'>;
const event = (given: At): HistoryEntry => ({
  ...{ id: given.at, act: 'act', actTerm: { th: 'ทำ', en: 'act' }, on: 'document' as const },
  ...{ transmissionId: null, assignmentId: null, actorPost: '', actingFor: null, unitName: null },
  ...{ toState: null, note: '', detail: [], files: [] },
  ...given,
});
const inUnit = { on: 'transmission', transmissionId: 't1', unitName: 'กองกฎหมาย' } as const;
const inOther = { on: 'transmission', transmissionId: 't2', unitName: 'กองคลัง' } as const;

const history = [
  event({ at: '2026-11-13T02:00:00Z', actorName: 'จิรา' }),
  event({ at: '2026-11-13T04:00:00Z', actorName: 'ธีรเดช' }),
  event({ ...inUnit, at: '2026-11-16T03:00:00Z', actorName: 'ขวัญ' }),
  event({ ...inOther, at: '2026-11-17T03:00:00Z', actorName: 'สุนิสา' }),
];
const principals: DocumentDetail['principals'] = [
  { name: 'ขวัญ (ธุรการ)', queue: 'jobReceived', since: '2026-11-16T03:00:00Z' },
];
const now = '2026-11-18T09:30:00Z';

test('who has it now, whose post was not told yet, is named with it; of several the words stay', () => {
  const stays = staysOf(
    {
      history: history.slice(0, 2),
      principals: [
        { name: 'ขวัญ (ธุรการ)', queue: 'sign', since: '2026-11-16T03:00:00Z' },
        { name: 'ก (หนึ่ง), ข (สอง)', queue: 'sign', since: '2026-11-16T03:00:00Z' },
        { name: 'ธีรเดชา (รอง)', queue: 'sign', since: '2026-11-16T03:00:00Z' },
      ],
    },
    now,
  );
  expect(stays.slice(2).map(({ who, where }) => [who, where])).toEqual([
    ['ขวัญ', 'ธุรการ'],
    ['ก (หนึ่ง), ข (สอง)', ''],
    // Not the one whose name begins alike.
    ['ธีรเดชา', 'รอง'],
  ]);
});

test('each had it from what brought it to them, whoever did that', () => {
  const stays = staysOf({ history, principals }, now);
  expect(stays.map(({ who, from, to, act }) => [who, from, to, act === null])).toEqual([
    ['จิรา', '2026-11-13T02:00:00Z', '2026-11-13T02:00:00Z', false],
    ['ธีรเดช', '2026-11-13T02:00:00Z', '2026-11-13T04:00:00Z', false],
    ['ขวัญ', '2026-11-13T04:00:00Z', '2026-11-16T03:00:00Z', false],
    // What the other unit did has nothing to do with it.
    ['สุนิสา', '2026-11-13T04:00:00Z', '2026-11-17T03:00:00Z', false],
    ['ขวัญ', '2026-11-16T03:00:00Z', now, true],
  ]);
  expect(linesOf(stays).map(({ who, where, stays: own }) => [who, where, own.length])).toEqual([
    ['จิรา', '', 1],
    ['ธีรเดช', '', 1],
    ['ขวัญ', 'กองกฎหมาย', 2],
    ['สุนิสา', 'กองคลัง', 1],
  ]);
});

test('what one person did without a break is one bar', () => {
  const own = staysOf({ history, principals }, now).filter(({ who }) => who === 'ขวัญ');
  expect(barsOf(own).map(({ from, to, stays }) => [from, to, stays.length])).toEqual([
    ['2026-11-13T04:00:00Z', now, 2],
  ]);
  const apart = own.map((stay, place) => (place === 0 ? { ...stay, to: stay.from } : stay));
  expect(barsOf(apart)).toHaveLength(2);
});

test('a weekend takes no space, unless something was done then or it is the due day', () => {
  const stays = staysOf({ history, principals }, now);
  const { days, placeOf } = axisOf(stays, null);
  expect(days).toEqual(['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18']);
  // 12:30 is the middle of a day; Saturday is where Monday begins; the evening is its end.
  expect(placeOf('2026-11-13T05:30:00Z')).toBe(0.5);
  expect(placeOf('2026-11-14T05:30:00Z')).toBe(1);
  expect(placeOf(now)).toBe(4);
  expect(axisOf(stays, '2026-11-21').days.at(-1)).toBe('2026-11-21');
});

test.each([
  [0.01, 0, 0],
  [0.375, 0, 3],
  [1, 1, 0],
  [2.5, 2, 4],
])('%s days of work are %s days and %s hours', (given, days, hours) => {
  expect(lengthOf(given)).toEqual({ days, hours });
});
