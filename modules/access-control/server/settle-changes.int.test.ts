import type { JobDefinition } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleLine } from '../contract/index.ts';

const hourMs = 3_600_000;
let now = new Date();
let office: OfficeInstance;

beforeAll(async () => {
  office = await openInstance({ clock: { now: () => now } });
  for (const account of ['admin', 'secretary', 'officer.policy']) await office.token(account);
  // The clock goes days ahead: their sessions would end.
  await office.app.db.query(`update session set expires_at = '2050-01-01'`);
}, 180_000);
afterAll(() => office.close());

let runs = 0;
/** Runs the job of every five minutes. */
async function settle(): Promise<void> {
  runs += 1;
  const { db, jobs } = office.app.platform;
  const job = { name: 'access.settle-changes' } as JobDefinition;
  await db.transaction((tx) => jobs.send(tx, job, {}, { key: `run ${runs}` }));
  await office.app.settled();
}
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs);
};

async function askDangerous(permission: string, scope = 'agency') {
  const { rows } = (await office.get('admin', '/access/roles')) as unknown as { rows: RoleLine[] };
  const role = rows.find(({ code }) => code === 'officer');
  const body = { version: role?.version, set: [{ permission, scope }], reason: 'ตามคำสั่ง' };
  const asked = await office.post('admin', `/access/roles/${role?.id}/permissions`, body);
  expect(asked, JSON.stringify(asked)).toMatchObject({ status: 200, state: 'waiting' });
  return asked;
}
const stateOf = async (id: unknown) =>
  (
    await office.app.db.query<{ state: string }>(`select state from access_change where id = $1`, [
      id,
    ])
  )[0]?.state;
const mayOpenRoles = async () =>
  (await office.get('officer.policy', '/access/roles')).status === 200;

test('alone, the change of an administrator holds by itself after a day, and not before', async () => {
  const { changeId, aloneAt } = await askDangerous('settings.access');
  expect(aloneAt).not.toBeNull();
  pass(23);
  await settle();
  expect(await stateOf(changeId)).toBe('waiting');
  expect(await mayOpenRoles()).toBe(false);
  pass(1.1);
  await settle();
  expect(await stateOf(changeId)).toBe('applied');
  expect(await mayOpenRoles()).toBe(true);
});

test('with another administrator it waits for three days, and is void then (R9)', async () => {
  const { people } = office.app.services.organisation;
  await office.app.platform.db.transaction((tx) =>
    people.grantRole(tx, { callerId: null }, 'administrator', {
      personId: office.person('secretary'),
    }),
  );
  const { changeId, aloneAt } = await askDangerous('settings.access', 'none');
  expect(aloneAt).toBeNull();
  pass(71);
  await settle();
  expect(await stateOf(changeId)).toBe('waiting');
  pass(1.1);
  await settle();
  expect(await stateOf(changeId)).toBe('void');
  const late = await office.post('secretary', `/access/changes/${String(changeId)}/decide`, {
    decision: 'confirm',
  });
  expect(late['code']).toBe('access.change-over');
  // What was asked for is not done.
  expect(await mayOpenRoles()).toBe(true);
});
