import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

interface Told {
  readonly kind: string;
  readonly role: string;
  readonly isShown: boolean;
}

/** What a person was told, oldest first. */
const toldTo = (account: string): Promise<Told[]> =>
  office.app.platform.db.query<Told>(
    'select kind, role, is_shown "isShown" from notification where person_id = $1 order by id',
    [office.person(account)],
  );

test('[10.10] people are told as what they are to the document, and a cell bites in the flow', async () => {
  await office.assignedLetter();
  expect(await toldTo('clerk.policy')).toContainEqual({
    ...{ kind: 'queue.unreceived', role: 'clerk', isShown: true },
  });
  expect(await toldTo('head.policy')).toContainEqual({
    ...{ kind: 'queue.jobReceived2', role: 'head', isShown: true },
  });
  expect(await toldTo('officer.policy')).toContainEqual({
    ...{ kind: 'queue.jobAssign', role: 'holder', isShown: true },
  });
  const cells = [{ event: 'SARABUN/act.sign', role: 'author', way: 'bell', level: 'off' }];
  const saved = await office.post('admin', '/notification/setting/matrix/save', {
    ...{ cells: JSON.stringify(cells), reason: 'คำสั่งที่ 1' },
  });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
  const id = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', id, 'submit', { signatoryId: office.person('head.policy') });
  await office.act('head.policy', id, 'sign', { password: 'Sarn2569' });
  const told = await toldTo('officer.policy');
  expect(told).toContainEqual({ kind: 'act.sign', role: 'author', isShown: false });
});

test('[10.10] every module that declares kinds of notifications is in the matrix', async () => {
  const { modules, rows } = (await office.get(
    'admin',
    '/notification/setting/matrix',
  )) as unknown as {
    readonly modules: readonly { readonly module: string }[];
    readonly rows: readonly { readonly event: string }[];
  };
  expect(modules.map(({ module }) => module)).toEqual([
    ...['SARABUN', 'certificate', 'data-request'],
  ]);
  const events = new Set(rows.map(({ event }) => event));
  for (const kind of [
    'queue.sign',
    'job.escalated',
    'arrival.came',
    'health.failed',
    'act.classify',
    'retention.replace',
  ])
    expect(events).toContain(`SARABUN/${kind}`);
  expect(events).toContain('data-request/came');
});
