import type { DocumentDetail, HistoryEntry, ReaderState } from '@sarn/document/contract';
import { leavePage, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { ids, sampleDetail } from '../testing.ts';
import { Returned } from './Returned.tsx';

const transmissionId = '01940000-0000-7000-8000-0000000000a1';
const assignmentId = '01940000-0000-7000-8000-0000000000b1';
const term = (th: string) => ({ th, en: th });
const reason = 'แนบสัญญาไม่ครบ';

/** Entries one minute after the other, the newest first as the server gives them. */
function happened(...parts: readonly Partial<HistoryEntry>[]): HistoryEntry[] {
  const entry = (part: Partial<HistoryEntry>, minute: number): HistoryEntry => ({
    ...{ id: `${minute}`, at: `2026-11-20T03:0${minute}:00Z`, act: 'present', on: 'document' },
    ...{ actTerm: term('ส่งกลับ'), transmissionId: null, assignmentId: null },
    ...{ actorName: 'นางสาวกมล', actorPost: 'หัวหน้ากอง', actingFor: null, unitName: null },
    ...{ toState: term('ลงรับแล้ว'), note: '', detail: [], files: [] },
    ...part,
  });
  return parts.map(entry).toReversed();
}

const before = (on: ReaderState['on'], targetId: string): ReaderState[] => [
  {
    ...{ key: `${on}:${targetId}`, on, targetId, state: 'RECEIVED', stateTerm: term('รับแล้ว') },
    ...{ dueDate: null, receiveNo: null, isSettled: false },
  },
];

async function told(part: Partial<DocumentDetail>): Promise<string | null> {
  leavePage();
  await show(<Returned detail={sampleDetail(part)} />);
  return screen.queryByRole('note')?.textContent ?? null;
}

const sentBack = { act: 'sendBack', note: reason };
const ofUnit = { on: 'transmission', transmissionId } as const;
const ofOfficer = { on: 'assignment', transmissionId, assignmentId } as const;

test('who sent a document back and why stands above it', async () => {
  const text = await told({ history: happened({}, sentBack) });
  expect(text).toContain('ส่งกลับโดย นางสาวกมล หัวหน้ากอง');
  expect(text).toContain(`เหตุผล: ${reason}`);
});

test('a draft is sent back to be corrected, and stays so while it is corrected', async () => {
  const history = happened({ act: 'create' }, sentBack, { act: 'edit' });
  expect(await told({ state: 'DRAFT', history })).toContain('ส่งกลับให้แก้ไขโดย');
});

test('nothing is said once the next step is done', async () => {
  expect(await told({ history: happened(sentBack, {}) })).toBeNull();
});

test('what came back by itself says so without a person', async () => {
  const act = { act: 'autoReturned', actTerm: term('ส่งคืนอัตโนมัติ'), actorName: '', actorPost: '' };
  const forReader = before('transmission', transmissionId);
  expect(await told({ forReader, history: happened({ ...ofUnit, ...act }) })).toMatch(
    /^ส่งคืนอัตโนมัติ เมื่อ/u,
  );
});

test('a unit is told of its own transmission alone', async () => {
  const forReader = before('transmission', transmissionId);
  expect(await told({ forReader, history: happened({ ...ofUnit, ...sentBack }) })).toContain(
    reason,
  );
  const history = happened({ ...ofUnit, ...sentBack, transmissionId: ids.other }, sentBack);
  expect(await told({ forReader, history })).toBeNull();
});

test('an officer is told when the head sends the report back, until it is reported again', async () => {
  const forReader = before('assignment', assignmentId);
  const assignments = [
    {
      ...{ id: assignmentId, transmissionId, assignee: sampleDetail().author, isMain: true },
      ...{ state: 'IN_PROGRESS', stateTerm: term('กำลังดำเนินการ'), instruction: '' },
      ...{ dueDate: null, percent: 90, assignedAt: '2026-11-19T03:00:00Z' },
      jobType: '',
    },
  ];
  const steps = [
    { ...ofOfficer, act: 'report' },
    { ...ofUnit, ...sentBack },
  ];
  expect(await told({ forReader, assignments, history: happened(...steps) })).toContain(reason);
  const again = happened(...steps, { ...ofOfficer, act: 'report' });
  expect(await told({ forReader, assignments, history: again })).toBeNull();
});
