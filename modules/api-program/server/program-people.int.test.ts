import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programCalls } from './program-calls.testing.ts';

const clock = fixedClock('2026-11-25T02:00:00.000Z');
let office: OfficeInstance;

beforeAll(async () => {
  office = await openInstance({ clock, hasRateLimits: true });
});
afterAll(() => office.close());

const { make, call } = programCalls(() => office);

describe('a program that keeps people', () => {
  const person = (code: string, unit: string, more: object = {}) => ({
    ...{ employeeCode: code, prefix: 'น.ส.', firstName: 'ใหม่', lastName: `คน${code}` },
    ...{ employment: 'civil', unitId: office.unit(unit), position: 'นิติกร', levelCode: 'K2' },
    ...{ duty: 'officer', ...more },
  });

  test('adds and changes those of its unit, under its own name', async () => {
    const { token } = await make({ name: 'ระบบบุคลากร', scopes: ['people.write'] });
    const added = await call(token, '/personnel/people', person('801', 'policy'));
    expect(added.status, JSON.stringify(added)).toBe(200);
    expect(added['isInvited']).toBe(false);
    const whose = `/personnel/people/${String(added['personId'])}`;
    const employment = { type: 'permanent', appointedOn: '2026-11-01' };
    expect((await call(token, `${whose}/employment`, employment)).status).toBe(200);
    expect((await call(token, `${whose}/employment`))['item']).toMatchObject({ type: 'permanent' });
    const leaving = { lastDay: '2026-12-31', kind: 'resigned' };
    expect((await call(token, `${whose}/leave`, leaving)).status).toBe(200);
    const callers = await office.app.platform.db.query<{ name: string }>(
      `select distinct person.last_name_th as name from audit_entry entry
       join person on person.id::text = entry.caller_id
       where entry.subject_id = $1`,
      [String(added['personId'])],
    );
    expect(callers).toEqual([{ name: 'ระบบบุคลากร' }]);
  });

  test('changes nobody of another unit, and opens no account', async () => {
    const { token } = await make({ scopes: ['people.write', 'people.read'] });
    const add = (told: object) => call(token, '/personnel/people', told);
    expect((await add(person('802', 'legal'))).code).toBe('platform.forbidden');
    expect((await add(person('803', 'agency'))).code).toBe('platform.forbidden');
    expect((await add(person('804', 'policy', { username: 'new.policy' }))).code).toBe(
      'platform.not-for-programs',
    );
    const [legal, policy] = [office.person('officer.legal'), office.person('officer2.policy')];
    const employment = { type: 'permanent', appointedOn: '' };
    for (const [path, body] of [
      [`/personnel/people/${legal}/employment`, employment],
      [`/personnel/people/${legal}/transfer`, person('', 'policy', { day: '2026-12-01' })],
      [`/personnel/people/${policy}/transfer`, person('', 'legal', { day: '2026-12-01' })],
      [`/personnel/people/${legal}/leave`, { lastDay: '2026-12-31', kind: 'resigned' }],
    ] as const) {
      expect((await call(token, path, body)).code, path).toBe('platform.forbidden');
    }
    const { rows } = (await call(token, '/personnel/units')) as unknown as { rows: object[] };
    expect(JSON.stringify(rows)).toContain(office.unit('policy'));
    expect(JSON.stringify(rows)).not.toContain(office.unit('legal'));
  });
});
