import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
});
afterAll(() => instance.close());

const at = '/settings/tables/job-type';
const options = '/settings/options/job-type';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  values: Record<string, unknown>;
  used: { count: number };
}

const rowOf = async (code: string) =>
  (await instance.get('admin', `${at}/row/${code}`))['row'] as Row;

const save = async (code: string, more: object, version?: number) =>
  instance.post('admin', `${at}/save`, {
    ...{ code, version: version ?? (await rowOf(code)).version, validFrom: '2026-01-01' },
    ...{ reason: 'ทดลองใช้งาน', ...more },
  });

const end = async (code: string, validTo: string | null) =>
  instance.post('admin', `${at}/end`, {
    ...{ rows: [{ code, version: (await rowOf(code)).version }], validTo, reason: 'ทดลองใช้งาน' },
  });

const offered = async () =>
  ((await instance.get('head.policy', options))['rows'] as Row[]).map(({ code }) => code);

const closing = { retention: 'one-year' };

/** A letter that the head of policy has to assign. */
async function toAssign(): Promise<string> {
  const { documentId } = await instance.register('saraban');
  const recipients = [{ unitId: instance.unit('policy') }];
  await instance.act('saraban', documentId, 'distribute', { recipients });
  await instance.actOnTransmission('clerk.policy', documentId, 'receive', {});
  await instance.actOnTransmission('clerk.policy', documentId, 'present', {});
  return documentId;
}

const form = (jobType: string, more: object = {}) => ({
  ...{
    mainPersonId: instance.person('officer.policy'),
    dueDate: instance.dayFromToday(1),
    jobType,
  },
  ...more,
});

async function assigned(jobType: string, more: object = {}): Promise<string> {
  const documentId = await toAssign();
  await instance.actOnTransmission('head.policy', documentId, 'assign', form(jobType, more));
  return documentId;
}

const statesOf = async (documentId: string) => {
  const { assignments, transmissions } = await instance.document('head.policy', documentId);
  return { jobs: assignments.map(({ state }) => state), unit: transmissions[0]?.state };
};

const openOf = async () => {
  const { byPerson } = (await instance.get(
    'head.policy',
    '/registry/report/workload',
  )) as unknown as {
    byPerson: { id: string; open: number; finished: number }[];
  };
  return byPerson.find(({ id }) => id === instance.person('officer.policy'));
};

test('six types are delivered, and the form of assigning offers them', async () => {
  expect(await offered()).toEqual(['act', 'know', 'opinion', 'reply', 'attend', 'coordinate']);
  const clerk = await instance.get('clerk.policy', `${at}/rows`);
  expect(clerk).toMatchObject({ status: 403, code: 'settings.forbidden' });
});

test('the job card and the history name the type of the work', async () => {
  const documentId = await assigned('opinion');
  const { assignments, history } = await instance.document('head.policy', documentId);
  expect(assignments.map(({ jobType }) => jobType)).toEqual(['opinion']);
  expect(history.at(-1)?.detail.map(({ value }) => value)).toContain('เสนอความเห็น');
  // The administrator reads no document, and is told how many there are.
  const uses = await instance.get('admin', `${at}/uses/opinion?place=assignment`);
  expect(uses).toMatchObject({ rows: [], hidden: 1 });
  // Whoever knows no types assigns as before.
  const former = await instance.assignedLetter();
  const {
    assignments: [first],
  } = await instance.document('head.policy', former);
  expect(first?.jobType).toBe('');
});

describe('work without a report', () => {
  test('is done when it is accepted, and the head has nothing to accept', async () => {
    const documentId = await assigned('know');
    await instance.actOnAssignment('officer.policy', documentId, 'accept', {});
    expect(await statesOf(documentId)).toEqual({ jobs: ['DONE'], unit: 'COMPLETED' });
    await instance.seesIn('clerk.policy', 'jobCompleted', documentId);
    await instance.seesNotIn('head.policy', 'jobCompleted', documentId);
  });

  test('waits for each who takes part before the letter is closed', async () => {
    const documentId = await assigned('know', { coPersonIds: [instance.person('clerk.policy')] });
    await instance.actOnAssignment('officer.policy', documentId, 'accept', {});
    const early = await instance.tryOnTransmission('clerk.policy', documentId, 'close', closing);
    expect(early).toMatchObject({ code: 'registry.assignments-open' });
    await instance.actOnAssignment('clerk.policy', documentId, 'accept', {});
    await instance.actOnTransmission('clerk.policy', documentId, 'close', closing);
    expect((await statesOf(documentId)).unit).toBe('CLOSED');
  });

  test('the switch holds for work that is already assigned', async () => {
    const documentId = await assigned('coordinate');
    const { nameTh, values } = await rowOf('coordinate');
    await save('coordinate', { nameTh, values: { ...values, needsReport: false } });
    await instance.actOnAssignment('officer.policy', documentId, 'accept', {});
    expect(await statesOf(documentId)).toEqual({ jobs: ['DONE'], unit: 'COMPLETED' });
    await save('coordinate', { nameTh, values });
    const next = await assigned('coordinate');
    await instance.actOnAssignment('officer.policy', next, 'accept', {});
    expect(await statesOf(next)).toEqual({ jobs: ['IN_PROGRESS'], unit: 'IN_PROGRESS' });
  });
});

test('the workload counts the types that the agency counts', async () => {
  const before = await openOf();
  await assigned('know');
  expect(await openOf()).toEqual(before);
  await assigned('act');
  expect((await openOf())?.open).toBe((before?.open ?? 0) + 1);
  const { nameTh, values } = await rowOf('know');
  await save('know', { nameTh, values: { ...values, isCounted: true } });
  expect((await openOf())?.open).toBe((before?.open ?? 0) + 2);
});

describe('refusals', () => {
  test('a type that ended is not offered, and refused (R12)', async () => {
    await end('attend', instance.dayFromToday(-1));
    expect(await offered()).not.toContain('attend');
    const documentId = await toAssign();
    const refused = await instance.tryOnTransmission(
      'head.policy',
      documentId,
      'assign',
      form('attend'),
    );
    expect(refused).toMatchObject({ status: 422, code: 'settings.ended' });
    const unknown = await instance.tryOnTransmission(
      'head.policy',
      documentId,
      'assign',
      form('none'),
    );
    expect(unknown).toMatchObject({ status: 422, code: 'settings.unknown-value' });
  });

  test('the usual type stays (R5), an older version is refused (R1)', async () => {
    expect(await end('act', instance.today)).toMatchObject({ code: 'settings.kept' });
    const { nameTh, values } = await rowOf('reply');
    const stale = await save('reply', { nameTh, values }, 99);
    expect(stale).toMatchObject({ status: 409, code: 'settings.stale' });
  });
});

test('a second process offers what the first one saved', async () => {
  const values = { workingDays: 2, needsReport: true, isCounted: true };
  const other = await openSecondProcess(instance);
  try {
    const added = await instance.post('admin', `${at}/save`, {
      ...{ code: 'translate', version: null, nameTh: 'แปลเอกสาร', validFrom: '2026-01-01', values },
    });
    expect(added.status, JSON.stringify(added)).toBe(200);
    const headers = { authorization: `Bearer ${await instance.token('head.policy')}` };
    const answer = await other.fetch(`/api${options}`, { headers });
    const { rows } = (await answer.json()) as { rows: Row[] };
    expect(rows.map(({ code }) => code)).toContain('translate');
  } finally {
    await other.close();
  }
});
