import type { DocumentDetail } from '@sarn/document/contract';
import { describe, expect, it } from 'vitest';
import { reportOf } from './report.ts';

const assignment = (id: string, change: object) => ({
  id,
  transmissionId: 'transmission',
  assignee: { id: `p${id}`, name: id, positionName: '' },
  isMain: true,
  state: 'IN_PROGRESS',
  dueDate: '2026-11-20',
  percent: 0,
  ...change,
});
const entry = (id: string, assignmentId: string | null, act: string, at: string) => ({
  ...{ id, assignmentId, act, at },
});

const detail = {
  transmissions: [
    { id: 'transmission', toUnit: { id: 'u', name: 'กองนโยบาย' }, toPerson: null },
    { id: 'empty', toUnit: { id: 'v', name: 'กองกฎหมาย' }, toPerson: null },
  ],
  assignments: [
    assignment('a', { percent: 100, state: 'REPORTED' }),
    assignment('b', { percent: 50 }),
    assignment('c', { isMain: false, dueDate: '2026-12-01' }),
    assignment('gone', { state: 'RETURNED', percent: 0 }),
  ],
  history: [
    entry('1', 'a', 'accept', '2026-11-10T01:00:00.000Z'),
    entry('2', 'a', 'report', '2026-11-11T01:00:00.000Z'),
    entry('3', 'a', 'report', '2026-11-12T01:00:00.000Z'),
    entry('4', 'b', 'reminded', '2026-11-19T01:00:00.000Z'),
    entry('5', 'b', 'remind', '2026-11-18T01:00:00.000Z'),
    entry('6', null, 'receive', '2026-11-09T01:00:00.000Z'),
  ],
} as unknown as DocumentDetail;

describe('the report of a document', () => {
  const report = reportOf(detail, '2026-11-21');

  it('counts main assignees as the progress, and leaves out what was given back', () => {
    expect(report).toMatchObject({ progress: 0.75, all: 3, done: 1, late: 1 });
    expect(
      report.units.map((unit) => [unit.transmission.id, unit.progress, unit.assignments.length]),
    ).toEqual([
      ['transmission', 0.75, 3],
      ['empty', null, 0],
    ]);
  });

  it('shows for each person the reports and the dates of events', () => {
    const [a, b, c, gone] = report.people;
    expect(a?.reports.map((one) => one.id)).toEqual(['3', '2']);
    expect(a).toMatchObject({ acceptedAt: '2026-11-10T01:00:00.000Z', remindedAt: null });
    expect(b).toMatchObject({ place: 'กองนโยบาย', remindedAt: '2026-11-19T01:00:00.000Z' });
    expect([c?.reports, gone?.assignment.id]).toEqual([[], 'gone']);
  });

  it('is empty for a document that was assigned to nobody', () => {
    const none = reportOf({ ...detail, assignments: [] }, '2026-11-21');
    expect(none).toMatchObject({ progress: null, all: 0, done: 0, late: 0, people: [] });
  });
});
