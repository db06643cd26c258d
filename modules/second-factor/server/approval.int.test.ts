import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from '@sarn/authentication/testing';
import type { Harness, Persona } from '@sarn/authentication/testing';
import { Authenticator } from './authenticator.testing.ts';
import type { Wrong } from './authenticator.testing.ts';
import { factorCalls, secondFactor } from './second-factor.testing.ts';

const base = withTestDatabase();
let instance: Harness;
const calls = factorCalls(() => instance);
const own = '/identity/second-factor/approval';

let token: string;
let authenticator: Authenticator;

beforeAll(async () => {
  instance = await openHarness(base, secondFactor);
});
afterAll(() => instance.close());

beforeEach(async () => {
  for (const table of ['passkey', 'recovery_code', 'sign_in_proof', 'session']) {
    await base.db.query(`delete from ${table}`);
  }
  token = await instance.enter('head');
  ({ authenticator } = await calls.addPasskey(token));
  instance.audited.length = 0;
});

const begin = async (by = token) => (await calls.post(`${own}/begin`, {}, by)).body.options;
const give = async (wrong: Wrong = {}, by = authenticator) =>
  calls.post(own, { response: by.sign(await begin(), wrong) }, token);
const approvalOf = (answer: { readonly body: object }) =>
  (answer.body as { readonly approval: string }).approval;

/** What an act does with what was typed or given, in its transaction. */
const confirmIn = (tx: Tx, given: string, who: Persona = 'head') =>
  instance.authentication.verifyPassword(tx, instance.people[who], given, {
    ...{ ip: '10.0.0.7', requestId: 'test', language: 'th', userAgent: 'test' },
    ...{ caller: null, token: null, log: createLog('silent') },
  });
const confirm = (given: string, who?: Persona) =>
  base.db.transaction((tx) => confirmIn(tx, given, who));

describe('[2.16] a passkey in place of the password', () => {
  test('confirms one act of its person, once, and is told in the audit trail', async () => {
    const answer = await give();
    expect(answer.status).toBe(200);
    expect(await confirm(approvalOf(answer))).toBe(true);
    await expect(confirm(approvalOf(answer))).rejects.toMatchObject({
      code: 'identity.approval-over',
    });
    expect(instance.audited.map(({ act }) => act)).toContain('identity.approval-given');
    expect(await confirm(password)).toBe(true);
  });

  test('is kept for the next try where the act was refused for another reason', async () => {
    const approval = approvalOf(await give());
    const refused = base.db.transaction(async (tx) => {
      expect(await confirmIn(tx, approval)).toBe(true);
      throw new Error('stale');
    });
    await expect(refused).rejects.toThrow('stale');
    expect(await confirm(approval)).toBe(true);
  });

  test('of somebody else, and one that is made up or too old, confirms nothing', async () => {
    const approval = approvalOf(await give());
    const isOver = { code: 'identity.approval-over' };
    await expect(confirm(approval, 'clerk')).rejects.toMatchObject(isOver);
    await expect(confirm(`approval.${'A'.repeat(43)}`)).rejects.toMatchObject(isOver);
    instance.clock.advance(300_001);
    await expect(confirm(approval)).rejects.toMatchObject(isOver);
  });

  test('counts no failed sign-in, and opens no session and no change of factors', async () => {
    const approval = approvalOf(await give());
    const login = await calls.post('/users/login', { username: 'head', password: approval });
    expect(login.body).not.toHaveProperty('token');
    const removed = await calls.post(
      '/identity/second-factor/passkey/begin',
      { password: approval },
      token,
    );
    expect(removed.body.code).toBe('identity.current-password-wrong');
    await base.db.query('update account set failed_count = 0, locked_until = null');
    await expect(confirm(`approval.${'A'.repeat(43)}`)).rejects.toThrow();
    const rows = await base.db.query<{ n: number }>('select max(failed_count)::int n from account');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test.each([
    ['another address', { origin: 'https://evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a forged signature', { isForged: true }],
  ] as const)('is refused with %s', async (_name, wrong) => {
    const answer = await give(wrong);
    expect([answer.status, answer.body.code]).toEqual([422, 'identity.approval-refused']);
    expect(instance.audited.map(({ act }) => act)).toContain('identity.approval-refused');
  });

  test('a challenge of signing in is none, and that of an approval opens no session', async () => {
    const signIn = authenticator.sign(await calls.challenge());
    expect((await calls.post(own, { response: signIn }, token)).status).toBe(422);
    const response = authenticator.sign(await begin());
    expect((await calls.post('/users/passkey-login', { response })).status).toBe(401);
  });

  test('is not offered without a passkey, nor with the passkey of somebody else', async () => {
    const clerk = await instance.enter('clerk');
    expect((await calls.post(`${own}/begin`, {}, clerk)).status).toBe(404);
    const { authenticator: other } = await calls.addPasskey(clerk);
    const foreign = await give({}, other);
    expect([foreign.status, foreign.body.code]).toEqual([422, 'identity.approval-refused']);
    expect(new Authenticator().id).not.toEqual(other.id);
  });
});
