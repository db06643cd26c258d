import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { Authenticator } from './authenticator.testing.ts';
import type { Wrong } from './authenticator.testing.ts';
import { factorCalls, secondFactor } from './second-factor.testing.ts';

const base = withTestDatabase();
let instance: Harness;
const calls = factorCalls(() => instance);
const own = '/identity/second-factor';

let token: string;
let authenticator: Authenticator;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  instance = await openHarness(base, secondFactor);
});
afterAll(() => instance.close());

/** Each test begins with a head who has one passkey and a live session. */
beforeEach(async () => {
  for (const table of ['passkey', 'recovery_code', 'second_factor_guard', 'session']) {
    await base.db.query(`delete from ${table}`);
  }
  token = await instance.enter('head');
  const made = await calls.addPasskey(token);
  expect(made.added.status).toBe(200);
  authenticator = made.authenticator;
  recoveryCodes = made.added.body.recoveryCodes;
  for (const list of [instance.mails, instance.audited, instance.dropped]) list.length = 0;
});

const signIn = async (wrong: Wrong = {}, by = authenticator) => {
  const response = by.sign(await calls.challenge(), wrong);
  return calls.post('/users/passkey-login', { response });
};

describe('[2.16] making a passkey', () => {
  test('asks for one that is kept and opened by finger, face or PIN, at our host', async () => {
    const { body } = await calls.post(`${own}/passkey/begin`, { password }, token);
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'สาร' },
      user: { name: 'head', displayName: 'กมล วางแผน' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [
        { id: authenticator.id.toString('base64url'), transports: ['internal'] },
      ],
    });
  });

  test('needs the password; a second one gets no new recovery codes', async () => {
    const refused = await calls.post(`${own}/passkey/begin`, { password: 'Wrong2569' }, token);
    expect([refused.status, refused.body.code]).toEqual([422, 'identity.current-password-wrong']);
    expect(recoveryCodes).toHaveLength(10);
    const { added } = await calls.addPasskey(token, 'โทรศัพท์');
    expect([added.status, added.body.recoveryCodes]).toEqual([200, []]);
    const { passkeys } = await calls.state(token);
    expect(passkeys.rows.map(({ name }) => name)).toEqual(['เครื่องที่ทำงาน', 'โทรศัพท์']);
    expect(instance.mails.at(-1)?.text).toContain('“โทรศัพท์”');
    expect(instance.audited.map(({ act }) => act)).toContain('identity.passkey-added');
  });

  test.each([
    ['another address', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['another challenge', { challenge: 'AAAA' }],
  ] as const)('is refused with %s', async (_name, wrong) => {
    const { body } = await calls.post(`${own}/passkey/begin`, { password }, token);
    const response = new Authenticator().make(body.options, wrong);
    const added = await calls.post(`${own}/passkey/add`, { name: 'x', response }, token);
    expect([added.status, added.body.code]).toEqual([422, 'identity.passkey-not-made']);
    expect((await calls.state(token)).passkeys.rows).toHaveLength(1);
  });

  test('is refused when it comes too late, twice, or for somebody else', async () => {
    const begin = async (by: string) =>
      (await calls.post(`${own}/passkey/begin`, { password }, by)).body.options;
    const add = (response: object, by: string) =>
      calls.post(`${own}/passkey/add`, { name: 'x', response }, by);
    const late = new Authenticator().make(await begin(token));
    instance.clock.advance(120_000);
    expect((await add(late, token)).status).toBe(422);
    const twice = new Authenticator().make(await begin(token));
    expect((await add(twice, token)).status).toBe(200);
    expect((await add(twice, token)).status).toBe(422);
    const clerk = await instance.enter('clerk');
    const others = new Authenticator().make(await begin(token));
    expect((await add(others, clerk)).status).toBe(422);
    const known = authenticator.make(await begin(clerk));
    const again = await add(known, clerk);
    expect([again.status, again.body.code]).toEqual([409, 'identity.passkey-known']);
  });

  test('ends at ten', async () => {
    for (let count = 1; count < 10; count += 1) await calls.addPasskey(token, `${count}`);
    const full = await calls.post(`${own}/passkey/begin`, { password }, token);
    expect([full.status, full.body.code]).toEqual([409, 'identity.passkey-limit']);
  });

  test('is refused when it is no passkey at all', async () => {
    for (const response of [{}, 'x', { id: 'a', rawId: 'a', type: 'public-key', response: {} }]) {
      expect((await calls.post(`${own}/passkey/add`, { name: 'x', response }, token)).status).toBe(
        422,
      );
    }
  });
});

describe('[2.16] signing in by a passkey', () => {
  test('needs no name, and asks before it takes a session over', async () => {
    const asked = await signIn();
    expect(asked).toMatchObject({
      status: 200,
      body: { status: 'error', message: expect.stringContaining('เครื่องอื่น') },
    });
    expect(asked.body).not.toHaveProperty('token');
    expect((await instance.post('/verify', {}, token)).status).toBe(200);
    const sent = { oauth_id: asked.body.oauth_id };
    const entered = await calls.post('/users/passkey-login', sent);
    expect(entered.body.status).toBe('success');
    expect((await instance.post('/verify', {}, entered.body.token)).status).toBe(200);
    expect((await instance.post('/verify', {}, token)).status).toBe(401);
    expect((await calls.post('/users/passkey-login', sent)).status).toBe(409);
  });

  test('opens at once when nothing is open elsewhere, by form fields as well', async () => {
    await base.db.query('delete from session');
    const response = JSON.stringify(authenticator.sign(await calls.challenge()));
    const entered = await calls.post('/users/passkey-login', { response });
    expect(entered.body.token).toMatch(/^[\w-]{43}$/);
    const line = instance.audited.find(({ act }) => act === 'identity.signed-in');
    expect(line?.detail).toMatchObject({ by: 'passkey' });
    const { passkeys } = await calls.state(entered.body.token);
    expect(passkeys.rows[0]?.lastUsedAt).toBe(instance.clock.now().toISOString());
  });

  test.each([
    ['another address', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['a challenge nobody gave', { challenge: 'AAAA' }],
    ['a forged signature', { isForged: true }],
    ['the account of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ] as const)('is refused with %s', async (_name, wrong) => {
    const { status, body } = await signIn(wrong);
    expect([status, body.code]).toEqual([401, 'identity.passkey-refused']);
    expect(instance.audited.map(({ act }) => act)).toEqual(['identity.sign-in-failed']);
  });

  test('is refused when its counter goes back, as that of a copy does', async () => {
    await base.db.query('delete from session');
    expect((await signIn({ counter: 7 })).status).toBe(200);
    expect((await signIn({ counter: 7 })).status).toBe(401);
    expect((await signIn({ counter: 3 })).status).toBe(401);
    expect((await signIn({ counter: 8 })).status).toBe(200);
  });

  test('takes an answer once, and not after two minutes', async () => {
    const response = authenticator.sign(await calls.challenge());
    expect((await calls.post('/users/passkey-login', { response })).status).toBe(200);
    expect((await calls.post('/users/passkey-login', { response })).status).toBe(401);
    const late = authenticator.sign(await calls.challenge());
    instance.clock.advance(120_000);
    expect((await calls.post('/users/passkey-login', { response: late })).status).toBe(401);
  });

  test('is refused for an unknown passkey, a removed one and a suspended account alike', async () => {
    const stranger = new Authenticator();
    const answers = [await signIn({}, stranger)];
    await base.db.query(`update account set is_suspended = true where username = 'head'`);
    answers.push(await signIn());
    await base.db.query('update account set is_suspended = false');
    const [row] = (await calls.state(token)).passkeys.rows;
    const sent = { passkeyId: row?.id, password };
    expect((await calls.post(`${own}/passkey/remove`, sent, token)).status).toBe(200);
    answers.push(await signIn());
    const codes = answers.map(({ status, body }) => `${status} ${body.code} ${body.message}`);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toContain('401 identity.passkey-refused');
  });

  test('is not locked by wrong passwords of others', async () => {
    await base.db.query('delete from session');
    await base.db.query(
      `update account set failed_count = 10, locked_until = '2030-01-01' where username = 'head'`,
    );
    expect((await signIn()).body.status).toBe('success');
    await base.db.query('update account set failed_count = 0, locked_until = null');
  });
});

describe('[2.16] a passkey as second factor', () => {
  test('is asked for after the password, and opens', async () => {
    const { body } = await calls.login('head');
    expect(body.secondFactor.methods).toEqual(['passkey', 'recovery-code']);
    const { ticket } = body.secondFactor;
    const options = await calls.challenge(ticket);
    expect(options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id.toString('base64url') }],
    });
    const response = authenticator.sign(options);
    const entered = await calls.answer(ticket, { method: 'passkey', response });
    expect(entered.body.status).toBe('success');
  });

  test('of somebody else, or signed for another purpose, does not open', async () => {
    const clerk = await instance.enter('clerk');
    const other = await calls.addPasskey(clerk, 'ของผู้อื่น');
    const { ticket } = (await calls.login('head')).body.secondFactor;
    const tries = [
      other.authenticator.sign(await calls.challenge(ticket)),
      authenticator.sign(await calls.challenge()),
      authenticator.sign(
        await calls.challenge((await calls.login('clerk')).body.secondFactor.ticket),
      ),
    ];
    for (const response of tries) {
      const { status, body } = await calls.answer(ticket, { method: 'passkey', response });
      expect([status, body.code]).toEqual([422, 'identity.second-factor-wrong']);
    }
    expect((await calls.answer(ticket, { method: 'passkey' })).status).toBe(422);
    expect((await calls.answer(ticket, { method: 'one-time-code', code: '123456' })).status).toBe(
      409,
    );
  });

  test('gives no options to a ticket that is made up', async () => {
    const { status, body } = await calls.post('/users/passkey-options', { ticket: 'x' });
    expect([status, body.code]).toEqual([409, 'identity.second-factor-ticket-invalid']);
  });
});

describe('[2.16] taking a passkey away', () => {
  test('needs the password; with the last factor the recovery codes go', async () => {
    const [row] = (await calls.state(token)).passkeys.rows;
    const remove = (fields: object, by = token) =>
      calls.post(`${own}/passkey/remove`, { passkeyId: row?.id, password, ...fields }, by);
    expect((await remove({ password: '' })).body.code).toBe('identity.current-password-wrong');
    expect((await remove({ passkeyId: 'x' })).status).toBe(404);
    const clerk = await instance.enter('clerk');
    expect((await remove({}, clerk)).status).toBe(404);
    expect((await remove({})).status).toBe(200);
    expect(instance.mails.map(({ subject }) => subject)).toEqual(['ลบพาสคีย์แล้ว']);
    const state = await calls.state(token);
    expect([state.passkeys.rows, state.recoveryCodesLeft]).toEqual([[], 0]);
    expect((await calls.login('head')).body.token).toMatch(/^[\w-]{43}$/);
  });
});
