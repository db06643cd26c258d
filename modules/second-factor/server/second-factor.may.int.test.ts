import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { factorCalls, secondFactor } from './second-factor.testing.ts';

const base = withTestDatabase();
let instance: Harness;
const calls = factorCalls(() => instance);

beforeAll(async () => {
  instance = await openHarness(base, secondFactor);
});
afterAll(() => instance.close());

const reset = (fields: object, token?: string) =>
  calls.post('/identity/second-factor/reset', fields, token);

describe('[2.16] the second factor of another person', () => {
  test.each(['director', 'head', 'clerk', 'officer'] as const)(
    'is not for the %s to take away',
    async (persona) => {
      const token = await instance.enter(persona);
      const answer = await reset({ personId: instance.people.officer, password }, token);
      expect([answer.status, answer.body.code]).toEqual([403, 'platform.forbidden']);
    },
  );

  test('is for nobody without a session', async () => {
    expect((await reset({ personId: instance.people.officer, password })).status).toBe(401);
  });

  test('is taken away by the administrator, by password; the person is told and signs in', async () => {
    const officer = await instance.enter('officer');
    const { secret } = await calls.addApp(officer);
    await calls.addPasskey(officer);
    const admin = await instance.enter('admin');
    const wrong = await reset({ personId: instance.people.officer, password: 'Wrong2569' }, admin);
    expect(wrong.body.code).toBe('identity.current-password-wrong');
    instance.mails.length = 0;
    instance.audited.length = 0;

    const done = await reset({ personId: instance.people.officer, password }, admin);
    expect(done.status).toBe(200);
    // This installation has no mail server.
    expect(done.body.message).toContain('แจ้งเจ้าของบัญชีด้วยวิธีอื่น');
    expect(instance.mails).toMatchObject([
      { to: 'officer@example.go.th', subject: expect.stringContaining('รีเซ็ต') },
    ]);
    expect(instance.mails[0]?.text).not.toContain(secret);
    expect(instance.audited).toMatchObject([
      { act: 'identity.second-factor-reset', callerId: instance.people.admin },
    ]);
    const entered = await calls.login('officer');
    expect(entered.body.token).toMatch(/^[\w-]{43}$/);
    expect(await calls.state(entered.body.token)).toMatchObject({
      oneTimeCodes: { addedAt: null },
      passkeys: { rows: [] },
      recoveryCodesLeft: 0,
    });
    expect((await reset({ personId: instance.people.officer, password }, admin)).status).toBe(404);
  });

  test('an own second factor is not removed by this call, which asks for the password alone', async () => {
    const admin = await instance.enter('admin');
    await calls.addApp(admin);
    const answer = await reset({ personId: instance.people.admin, password }, admin);
    expect([answer.status, answer.body.code]).toEqual([403, 'platform.forbidden']);
  });

  test('nobody, and who is no person, is not found', async () => {
    await base.db.query('delete from one_time_key');
    const admin = await instance.enter('admin');
    for (const personId of ['', 'x', '01930000-0000-7000-8000-000000000999']) {
      expect((await reset({ personId, password }, admin)).status).toBe(404);
    }
  });
});
