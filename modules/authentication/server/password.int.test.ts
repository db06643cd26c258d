import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toThaiDigits } from '@sarn/kernel';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from './authentication.testing.ts';
import type { Harness } from './authentication.testing.ts';

const base = withTestDatabase();
const fresh = 'Newer2570';
let instance: Harness;
let originals: { id: string; password_hash: string }[];

beforeAll(async () => {
  instance = await openHarness(base, { singleSession: false });
  originals = await base.db.query('select id, password_hash from account');
});
afterAll(() => instance.close());
beforeEach(async () => {
  instance.mails.length = 0;
  await base.db.query('delete from session');
  await base.db.query('delete from one_time_password');
  await base.db.query('delete from sign_in_failure');
  for (const { id, password_hash } of originals) {
    await base.db.query(
      'update account set password_hash = $2, failed_count = 0, locked_until = null where id = $1',
      [id, password_hash],
    );
  }
});

const F_EMAIL = 'head@example.go.th';

/** Requests a code and reads it from the mail. */
async function ask(email = F_EMAIL): Promise<{ key: string; code: string }> {
  await instance.post('/core/forgot-password', { F_EMAIL: email });
  const text = instance.mails.at(-1)?.text ?? '';
  return {
    key: /key=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /รหัสยืนยัน: (\d+)/.exec(text)?.[1] ?? '',
  };
}

function reset(EMAIL: string, OTP: string, NEW_PASSWORD = fresh) {
  return instance.post('/core/reset-password', { EMAIL, OTP, NEW_PASSWORD });
}

function other(code: string): string {
  return code === '00000000' ? '00000001' : '00000000';
}

const refused = { status: 422, body: { status: 'error', code: 'identity.code-invalid' } };

describe('[2.07] a forgotten password', () => {
  test('answers alike and writes alike whether the address is known or not', async () => {
    const known = await instance.post('/core/forgot-password', { F_EMAIL: 'Head@Example.go.th' });
    const unknown = await instance.post('/core/forgot-password', { F_EMAIL: 'no@example.go.th' });
    expect(known.status).toBe(200);
    expect(unknown).toEqual(known);
    expect(instance.mails.map((mail) => mail.to)).toEqual([F_EMAIL]);
    const rows = await base.db.query<{ accounts: number; codes: number }>(
      'select count(account_id) accounts, count(*) codes from one_time_password',
    );
    expect(rows[0]).toEqual({ accounts: 1, codes: 2 });
  });

  test('of a suspended account brings no mail', async () => {
    await base.db.query(`update account set is_suspended = true where username = 'head'`);
    const answer = await instance.post('/core/forgot-password', { F_EMAIL });
    await base.db.query('update account set is_suspended = false');
    expect([answer.status, instance.mails.length]).toEqual([200, 0]);
  });

  test.each(['', 'head', 'head@example', 'หัว@example.go.th', 'a b@example.go.th', 'x@y.z1'])(
    'the address %j is refused',
    async (address) => {
      const answer = await instance.post('/core/forgot-password', { F_EMAIL: address });
      expect([answer.status, answer.body.message]).toEqual([422, 'กรุณากรอกอีเมลให้ถูกต้อง.']);
    },
  );

  test('the code is eight digits, the link holds no address, and neither is stored', async () => {
    const { key, code } = await ask();
    expect(code).toMatch(/^\d{8}$/);
    expect(instance.mails[0]?.text).toContain(`http://localhost:3000/reset-password?key=${key}`);
    expect(instance.mails[0]?.text).not.toContain('head@');
    const stored = JSON.stringify([
      await base.db.query('select * from one_time_password'),
      instance.audited,
    ]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(key);
  });
});

describe('[2.08] a new password by code', () => {
  test('works by the key of the link, ends all sessions and is accepted at sign-in', async () => {
    const token = await instance.enter('head');
    const { key, code } = await ask();
    const answer = await reset(key, code);
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await instance.post('/verify', {}, token)).status).toBe(401);
    const login = (pass: string) =>
      instance.post('/users/login', { username: 'head', password: pass });
    expect((await login(password)).status).toBe(401);
    expect((await login(fresh)).status).toBe(200);
  });

  test('works by the address as well, with Thai digits and blanks', async () => {
    const { code } = await ask();
    const thai = toThaiDigits(code).split('').join(' ');
    expect((await reset('HEAD@example.go.th', thai)).status).toBe(200);
  });

  test('opens a locked account again', async () => {
    await base.db.query(
      `update account set failed_count = 10, locked_until = '2026-12-31' where username = 'head'`,
    );
    const { key, code } = await ask();
    await reset(key, code);
    const login = await instance.post('/users/login', { username: 'head', password: fresh });
    expect(login.status).toBe(200);
  });

  test('a code works once', async () => {
    const { key, code } = await ask();
    await reset(key, code);
    expect(await reset(key, code, 'Other2571')).toMatchObject(refused);
  });

  test('of two uses at the same moment one succeeds', async () => {
    const { key, code } = await ask();
    const answers = await Promise.all([reset(key, code), reset(key, code, 'Other2571')]);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('a code is valid for 300 seconds', async () => {
    const { key, code } = await ask();
    instance.clock.advance(300_000);
    expect(await reset(key, code)).toMatchObject(refused);
  });

  test('five wrong tries make it invalid, also when they come at once', async () => {
    const { key, code } = await ask();
    const tries = await Promise.all(Array.from({ length: 5 }, () => reset(key, other(code))));
    expect(tries.map((answer) => answer.status)).toEqual(Array(5).fill(422));
    expect(await reset(key, code)).toMatchObject(refused);
  });

  test('a new code makes the old one invalid', async () => {
    const first = await ask();
    const second = await ask();
    expect(await reset(first.key, first.code)).toMatchObject(refused);
    expect((await reset(second.key, second.code)).status).toBe(200);
  });

  test('two requests at once leave one open code', async () => {
    await Promise.all([ask(), ask(), ask()]);
    const rows = await base.db.query('select 1 from one_time_password where replaced_at is null');
    expect(rows).toHaveLength(1);
  });

  test('a made-up key, an unknown address and no address are refused like a wrong code', async () => {
    const { key, code } = await ask();
    const plain = async (email: string, otp: string) => {
      const { status, body } = await reset(email, otp);
      return { status, code: body.code, message: body.message, params: body.params };
    };
    const wrong = await plain(key, other(code));
    for (const email of ['made-up', 'no@example.go.th', '']) {
      expect(await plain(email, code)).toEqual(wrong);
    }
  });

  test('the code of one account does not open another', async () => {
    const { code } = await ask();
    await ask('clerk@example.go.th');
    expect(await reset('clerk@example.go.th', code)).toMatchObject(refused);
  });

  test('a new password against the rules uses no try', async () => {
    const { key, code } = await ask();
    for (let count = 0; count < 6; count += 1) {
      expect((await reset(key, code, 'short')).body.code).toBe('identity.password-too-short');
    }
    expect((await reset(key, code)).status).toBe(200);
  });
});

describe('[2.12] changing the own password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    instance.post('/identity/change-password', { currentPassword, newPassword }, token);

  test('keeps this session and ends the others', async () => {
    const elsewhere = await instance.enter('head');
    const here = await instance.enter('head');
    expect((await change(here, password, fresh)).status).toBe(200);
    expect((await instance.post('/verify', {}, here)).status).toBe(200);
    expect((await instance.post('/verify', {}, elsewhere)).status).toBe(401);
  });

  test('needs the current one; wrong ones count and lock like sign-in', async () => {
    const token = await instance.enter('head');
    for (let count = 0; count < 10; count += 1) {
      const answer = await change(token, 'Wrong2569', fresh);
      expect([answer.status, answer.body.code]).toEqual([422, 'identity.current-password-wrong']);
    }
    expect((await change(token, password, fresh)).body.code).toBe(
      'identity.current-password-wrong',
    );
    expect((await instance.post('/users/login', { username: 'head', password })).status).toBe(401);
  });

  test.each([
    ['Ab1', 'identity.password-too-short'],
    ['abcdefg1', 'identity.password-too-simple'],
    ['ABCDEFG1', 'identity.password-too-simple'],
    ['Abcdefgh', 'identity.password-too-simple'],
    ['Abcdef 12', 'identity.password-not-english'],
    ['รหัสผ่านAb1', 'identity.password-not-english'],
    [`Aa1${'x'.repeat(126)}`, 'identity.password-too-long'],
    [password, 'identity.password-unchanged'],
  ])('%s is refused', async (bad, code) => {
    const token = await instance.enter('head');
    expect((await change(token, password, bad)).body.code).toBe(code);
  });

  test('needs a session', async () => {
    expect((await change('', password, fresh)).status).toBe(401);
  });
});

describe('confirming an act by password', () => {
  const context = () => ({
    caller: null,
    requestId: 'request-0002',
    language: 'th' as const,
    ip: '127.0.0.1',
    userAgent: 'test',
    token: null,
    log: instance.platform.log,
  });
  const verify = (given: string, person = instance.people.head) =>
    base.db.transaction((tx) =>
      instance.authentication.verifyPassword(tx, person, given, context()),
    );

  test('accepts the own password only', async () => {
    expect(await verify(password)).toBe(true);
    expect(await verify('Wrong2569')).toBe(false);
    expect(await verify(password, '01930000-0000-7000-8000-000000000999')).toBe(false);
  });

  test('a wrong one counts although the act is rolled back', async () => {
    for (let count = 0; count < 10; count += 1) {
      const act = base.db.transaction(async (tx) => {
        const is = await instance.authentication.verifyPassword(
          tx,
          instance.people.head,
          'Wrong2569',
          context(),
        );
        throw new Error(String(is));
      });
      await expect(act).rejects.toThrow('false');
    }
    expect(await verify(password)).toBe(false);
  });
});
