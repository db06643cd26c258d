import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHelpInstance } from '../help-instance.demo.ts';
import type { HelpInstance } from '../help-instance.demo.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T03:00:00.000Z');
let instance: HelpInstance;

beforeAll(async () => {
  instance = await openHelpInstance(database, clock);
});
afterAll(() => instance.close());

const policy = async (query = '') => (await instance.get(`/help/policy${query}`, null)).json();
const publish = (persona: 'keeper' | 'reader' | null, version: string, inForceOn: string) =>
  instance.post('/help/policy/publish', persona, {
    version,
    inForceOn,
    textTh: '## นโยบาย\n\nข้อความ',
    textEn: '## Policy\n\nText',
  });

/** F_IS_AGREE_PDPA as the application is told at its start. */
async function agreed(): Promise<number> {
  const { body } = await instance.post('/verify', 'reader');
  return body.userLogin.userInformation.F_IS_AGREE_PDPA;
}

test('[2.14] the policy is public, with the first version in force', async () => {
  const { item, versions } = await policy();
  expect(item).toMatchObject({ version: '1.0', inForceOn: '2026-01-01', state: 'current' });
  expect(item.textTh).toContain('พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562');
  expect(item.textEn).toContain('Personal Data Protection Act B.E. 2562');
  expect(versions).toEqual([{ version: '1.0', inForceOn: '2026-01-01', state: 'current' }]);
});

test('[2.14] a new version comes into force on its day; the consent is asked again, once', async () => {
  expect(await agreed()).toBe(0);
  await instance.post('/sarabun/request-pdpa', 'reader', { F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 });
  expect(await agreed()).toBe(1);

  expect((await publish('keeper', '2.0', '2026-11-23')).status).toBe(200);
  expect((await policy()).item.version).toBe('1.0');
  expect((await policy('?version=2.0')).item.state).toBe('coming');
  expect(await agreed()).toBe(1);

  // The day changes at midnight in Bangkok, not in UTC.
  clock.set('2026-11-22T16:59:59.000Z');
  expect((await policy()).item.version).toBe('1.0');
  clock.set('2026-11-22T17:00:00.000Z');
  expect((await policy()).item).toMatchObject({ version: '2.0', state: 'current' });
  expect((await policy('?version=1.0')).item.state).toBe('past');
  expect(await agreed()).toBe(0);

  await instance.post('/sarabun/request-pdpa', 'reader', { F_IS_AGREE_PDPA: 1 });
  expect(await agreed()).toBe(1);
});

test('[2.14] a version keeps its text: no second one of its name, none for a past day', async () => {
  expect((await publish('keeper', '1.0', '2026-12-01')).body.code).toBe('help.policy-taken');
  expect((await publish('keeper', '3.0', '2026-11-22')).body.code).toBe('help.policy-past');
  expect((await publish('reader', '3.0', '2026-12-01')).status).toBe(403);
  expect((await publish(null, '3.0', '2026-12-01')).status).toBe(401);
  expect((await policy('?version=3.0')).code).toBe('help.policy-not-found');
});
