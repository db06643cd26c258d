import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { factorCalls, secondFactor } from './second-factor.testing.ts';

const base = withTestDatabase();
let instance: Harness;
const calls = factorCalls(() => instance);
const own = '/identity/second-factor';

let token: string;
let secret: string;
let recoveryCodes: readonly string[];

beforeAll(async () => {
  instance = await openHarness(base, secondFactor);
});
afterAll(() => instance.close());

/** Each test begins with a head who has set the app up, and a clerk who has not. */
beforeEach(async () => {
  for (const table of ['one_time_key', 'recovery_code', 'second_factor_guard', 'session']) {
    await base.db.query(`delete from ${table}`);
  }
  await base.db.query('update account set failed_count = 0, locked_until = null');
  token = await instance.enter('head');
  ({ secret, recoveryCodes } = await calls.addApp(token));
  for (const list of [instance.mails, instance.audited, instance.dropped]) list.length = 0;
});

const acts = () => instance.audited.map((line) => line.act);

describe('[2.16] a right password of a person with an app', () => {
  test('is answered by a question in a body of HTTP 200, never by a token', async () => {
    const { status, body } = await calls.login('head');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'error',
      code: 'identity.second-factor-needed',
      message: expect.stringContaining('สองขั้น'),
      oauth_id: null,
      secondFactor: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['one-time-code', 'recovery-code'],
        expiresInSeconds: 300,
      },
    });
  });

  test('with a code of the app opens a session, and ends the one elsewhere only then', async () => {
    const ticket = await calls.ticket('head');
    expect(instance.dropped).toEqual([]);
    const { status, body } = await calls.answer(ticket, { code: calls.code(secret) });
    expect([status, body.status, body.message]).toEqual([200, 'success', 'เข้าสู่ระบบสำเร็จ !']);
    expect((await instance.post('/verify', {}, body.token)).status).toBe(200);
    expect((await instance.post('/verify', {}, token)).status).toBe(401);
    const line = instance.audited.find(({ act }) => act === 'identity.signed-in');
    expect(line?.detail).toMatchObject({ by: 'one-time-code' });
  });

  test('is asked about the session elsewhere first, then for the code', async () => {
    const asked = await calls.post('/users/pre-login', { username: 'head', password });
    expect(asked.body).toMatchObject({ status: 'error', oauth_id: expect.any(String) });
    const sent = { oauth_id: asked.body.oauth_id };
    const { body } = await calls.login('head', sent);
    const entered = await calls.answer(body.secondFactor.ticket, { code: calls.code(secret) });
    expect(entered.body.status).toBe('success');
    const again = await calls.login('head', sent);
    expect([again.status, again.body.code]).toEqual([409, 'identity.ticket-invalid']);
  });

  test('asks on all three paths; who has no factor signs in as ever', async () => {
    for (const path of ['/users/login', '/users/ig-login', '/login']) {
      const { body } = await calls.post(path, { username: 'head', password });
      expect(body).not.toHaveProperty('token');
    }
    expect((await calls.login('clerk')).body.token).toMatch(/^[\w-]{43}$/);
  });

  test('a wrong password is answered alike with and without a second factor', async () => {
    const refusals = [];
    for (const username of ['head', 'clerk', 'nobody']) {
      for (const path of ['/users/login', '/users/pre-login']) {
        const { status, body } = await calls.post(path, { username, password: 'Wrong2569' });
        const { code, message, params } = body;
        refusals.push({ keys: Object.keys(body).toSorted(), status, code, message, params });
      }
    }
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe('[2.16] a code', () => {
  test('opens once: neither it nor an older one is taken again', async () => {
    const code = calls.code(secret);
    const older = calls.code(secret, -1);
    const first = await calls.answer(await calls.ticket('head'), { code });
    expect(first.status).toBe(200);
    const ticket = await calls.ticket('head');
    for (const used of [code, older]) {
      const { status, body } = await calls.answer(ticket, { code: used });
      expect([status, body.code]).toEqual([422, 'identity.second-factor-wrong']);
    }
    expect((await calls.answer(ticket, { code: calls.code(secret, 1) })).status).toBe(200);
  });

  test('sent twice at the same moment opens once', async () => {
    const tickets = [await calls.ticket('head'), await calls.ticket('head')];
    const code = calls.code(secret);
    const answers = await Promise.all(tickets.map((ticket) => calls.answer(ticket, { code })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('of two steps ago or ahead is not taken', async () => {
    const ticket = await calls.ticket('head');
    for (const steps of [-2, 2]) {
      expect((await calls.answer(ticket, { code: calls.code(secret, steps) })).status).toBe(422);
    }
  });
});

describe('[2.16] a ticket', () => {
  test('opens once', async () => {
    const ticket = await calls.ticket('head');
    expect((await calls.answer(ticket, { code: calls.code(secret) })).status).toBe(200);
    const again = await calls.answer(ticket, { code: calls.code(secret, 1) });
    expect([again.status, again.body.code]).toEqual([409, 'identity.second-factor-ticket-invalid']);
  });

  test('ends after five minutes', async () => {
    const ticket = await calls.ticket('head');
    instance.clock.advance(300_000);
    expect((await calls.answer(ticket, { code: calls.code(secret) })).status).toBe(409);
  });

  test('of another person does not open by the own code', async () => {
    const clerk = await instance.enter('clerk');
    const { secret: other } = await calls.addApp(clerk);
    const ticket = await calls.ticket('clerk');
    const wrong = await calls.answer(ticket, { code: calls.code(secret) });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'identity.second-factor-wrong']);
    const right = await calls.answer(ticket, { code: calls.code(other) });
    expect((await instance.post('/verify', {}, right.body.token)).body.userLogin.F_PERSON_ID).toBe(
      instance.people.clerk,
    );
  });

  test('has five tries, then it ends also for the right code', async () => {
    const ticket = await calls.ticket('head');
    const left = [];
    for (let count = 0; count < 4; count += 1) {
      left.push((await calls.answer(ticket, { code: '000000' })).body.params['left']);
    }
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await calls.answer(ticket, { code: '000000' })).status).toBe(409);
    expect((await calls.answer(ticket, { code: calls.code(secret) })).status).toBe(409);
  });

  test('ends with the password it was given for, and with the account', async () => {
    const first = await calls.ticket('head');
    instance.clock.advance(1000);
    await instance.authentication.accounts
      .hashPassword('Newer2570')
      .then((hash) =>
        base.db.transaction((tx) =>
          instance.authentication.accounts.setPassword(
            tx,
            { callerId: null },
            instance.people.head,
            hash,
          ),
        ),
      );
    expect((await calls.answer(first, { code: calls.code(secret) })).status).toBe(409);
    const hash = await instance.authentication.accounts.hashPassword(password);
    await base.db.query('update account set password_hash = $1 where username = $2', [
      hash,
      'head',
    ]);
    const second = await calls.ticket('head');
    await base.db.query(`update account set is_suspended = true where username = 'head'`);
    expect((await calls.answer(second, { code: calls.code(secret) })).status).toBe(409);
    await base.db.query('update account set is_suspended = false');
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])(
    'that is made up opens nothing: %j',
    async (made) => {
      const { status, body } = await calls.answer(made, { code: calls.code(secret) });
      expect([status, body.code]).toEqual([409, 'identity.second-factor-ticket-invalid']);
    },
  );

  test('is no ticket of pre-login, and no session', async () => {
    const ticket = await calls.ticket('head');
    expect((await calls.login('head', { oauth_id: ticket })).status).toBe(409);
    expect((await instance.post('/verify', {}, ticket)).status).toBe(401);
    expect((await calls.post('/users/passkey-login', { oauth_id: ticket })).status).toBe(409);
  });
});

describe('[2.16] guessing', () => {
  const guess = async (times: number) => {
    const answers = [];
    let ticket = '';
    for (let count = 0; count < times; count += 1) {
      if (count % 4 === 0) ticket = await calls.ticket('head');
      answers.push(await calls.answer(ticket, { code: '000000' }));
    }
    return answers;
  };

  test('locks codes of the account after ten, longer each time; the person is told', async () => {
    await guess(10);
    const resting = await calls.answer(await calls.ticket('head'), { code: calls.code(secret) });
    expect([resting.status, resting.body.code]).toEqual([423, 'identity.second-factor-resting']);
    expect(resting.body.params['minutes']).toBe(15);
    expect(instance.mails.map((mail) => mail.to)).toEqual(['head@example.go.th']);
    expect(instance.mails[0]?.text).toContain('เปลี่ยนรหัสผ่านทันที');
    expect(acts().filter((act) => act === 'identity.second-factor-refused')).toHaveLength(10);

    instance.clock.advance(15 * 60_000);
    await guess(10);
    const longer = await calls.answer(await calls.ticket('head'), { code: '000000' });
    expect(longer.body.params['minutes']).toBe(30);
    instance.clock.advance(30 * 60_000);
    const right = await calls.answer(await calls.ticket('head'), { code: calls.code(secret) });
    expect(right.status).toBe(200);
  });

  test('at the same moment is counted all the same', async () => {
    const ticket = await calls.ticket('head');
    const tickets = [ticket, await calls.ticket('head'), await calls.ticket('head')];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        calls.answer(tickets[at % 3] ?? '', { code: String(at).padStart(6, '0') }),
      ),
    );
    const compared = answers.filter(({ body }) => body.code === 'identity.second-factor-wrong');
    expect(compared.length).toBeLessThanOrEqual(10);
    const rows = await base.db.query<{ rests: boolean }>(
      'select rests_until is not null rests from second_factor_guard',
    );
    expect(rows).toEqual([{ rests: true }]);
  });

  test('is forgotten by the right code', async () => {
    await guess(7);
    const ticket = await calls.ticket('head');
    expect((await calls.answer(ticket, { code: calls.code(secret) })).status).toBe(200);
    await guess(9);
    const fresh = await calls.ticket('head');
    expect((await calls.answer(fresh, { code: calls.code(secret, 1) })).status).toBe(200);
  });

  test('the code does not lock the password, and the other way round', async () => {
    await guess(10);
    const rows = await base.db.query<{ n: number }>(
      `select failed_count n from account where username = 'head'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('[2.16] a recovery code', () => {
  test('opens once, as typed by hand; the person is told how many are left', async () => {
    const [code = ''] = recoveryCodes;
    const typed = { method: 'recovery-code', code: code.toLowerCase().replace('-', ' ') };
    expect((await calls.answer(await calls.ticket('head'), typed)).status).toBe(200);
    expect(instance.mails.at(-1)).toMatchObject({
      to: 'head@example.go.th',
      subject: 'มีการใช้รหัสสำรอง',
    });
    expect(instance.mails.at(-1)?.text).toContain('เหลืออีก 9 รหัส');
    expect(instance.mails.at(-1)?.text).not.toContain(code);
    expect((await calls.answer(await calls.ticket('head'), typed)).status).toBe(422);
  });

  test('is stored as digest only', async () => {
    const rows = await base.db.query('select * from recovery_code');
    expect(rows).toHaveLength(10);
    const text = JSON.stringify(rows);
    for (const code of recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
    }
  });

  test('of another person is refused', async () => {
    const clerk = await instance.enter('clerk');
    await calls.addApp(clerk);
    const [code] = recoveryCodes;
    const ticket = await calls.ticket('clerk');
    expect((await calls.answer(ticket, { method: 'recovery-code', code })).status).toBe(422);
  });

  test('of an old set is not valid once new ones were made, by password and code', async () => {
    const fields = { password, code: calls.code(secret) };
    const renewed = await calls.post(`${own}/recovery-codes`, fields, token);
    expect([renewed.status, renewed.body.recoveryCodes.length]).toEqual([200, 10]);
    const [old] = recoveryCodes;
    const [fresh] = renewed.body.recoveryCodes;
    const ticket = await calls.ticket('head');
    expect((await calls.answer(ticket, { method: 'recovery-code', code: old })).status).toBe(422);
    expect((await calls.answer(ticket, { method: 'recovery-code', code: fresh })).status).toBe(200);
  });
});

describe('[2.16] setting up and taking away', () => {
  test('needs the password, and counts when a first code has confirmed the key', async () => {
    const clerk = await instance.enter('clerk');
    const refused = await calls.post(`${own}/app/begin`, { password: 'Wrong2569' }, clerk);
    expect([refused.status, refused.body.code]).toEqual([422, 'identity.current-password-wrong']);
    const { body } = await calls.post(`${own}/app/begin`, { password }, clerk);
    expect(body.address).toContain(`secret=${body.secret}`);
    const wrong = await calls.post(`${own}/app/confirm`, { code: '000000' }, clerk);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'identity.code-not-fitting']);
    expect((await calls.login('clerk')).body.token).toMatch(/^[\w-]{43}$/);
    const now = (await calls.login('clerk')).body.token;
    const code = calls.code(body.secret);
    const done = await calls.post(`${own}/app/confirm`, { code }, now);
    expect([done.status, done.body.recoveryCodes.length]).toEqual([200, 10]);
    // The code that confirmed the app is used up, as any other code.
    const ticket = await calls.ticket('clerk');
    expect((await calls.answer(ticket, { code })).status).toBe(422);
    expect(instance.mails.map(({ subject }) => subject)).toContain('ตั้งค่าแอปยืนยันตัวตนแล้ว');
    expect(acts()).toContain('identity.one-time-codes-added');
  });

  test('ends after a quarter of an hour, and a second app is refused', async () => {
    const clerk = await instance.enter('clerk');
    const { body } = await calls.post(`${own}/app/begin`, { password }, clerk);
    instance.clock.advance(15 * 60_000 + 1);
    const late = await calls.post(`${own}/app/confirm`, { code: calls.code(body.secret) }, clerk);
    expect([late.status, late.body.code]).toEqual([409, 'identity.enrolment-over']);
    const second = await calls.post(`${own}/app/begin`, { password }, token);
    expect([second.status, second.body.code]).toEqual([409, 'identity.second-factor-there']);
  });

  test('keeps the key sealed: no row holds it', async () => {
    const rows = await base.db.query<{ secret: Buffer }>('select * from one_time_key');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.secret.includes(secret)).toBe(false);
  });

  test('takes the app away by password and code, never by one of them', async () => {
    const remove = (fields: object) => calls.post(`${own}/app/remove`, fields, token);
    const code = calls.code(secret);
    expect((await remove({ password: 'Wrong2569', code })).status).toBe(422);
    expect((await remove({ password, code: '000000' })).body.code).toBe(
      'identity.code-not-fitting',
    );
    expect((await remove({ password })).body.code).toBe('identity.code-not-fitting');
    expect((await calls.state(token)).oneTimeCodes.addedAt).not.toBeNull();
    expect((await remove({ password, code })).status).toBe(200);
    const state = await calls.state(token);
    expect([state.oneTimeCodes.addedAt, state.recoveryCodesLeft]).toEqual([null, 0]);
    expect(instance.mails.map(({ subject }) => subject)).toEqual(['ปิดการใช้แอปยืนยันตัวตนแล้ว']);
    expect((await remove({ password, code: calls.code(secret, 1) })).status).toBe(404);
    expect((await calls.login('head')).body.token).toMatch(/^[\w-]{43}$/);
  });
});

describe('sent again, because the answer was lost', () => {
  test('recovery codes are made once; the repeat is told that they were, and to make new ones', async () => {
    const sent = { password, code: calls.code(secret), idempotencyKey: 'codes-again-1' };
    const first = await calls.post(`${own}/recovery-codes`, sent, token);
    expect(first.body.recoveryCodes).toHaveLength(10);
    const second = await calls.post(`${own}/recovery-codes`, sent, token);
    expect([second.status, second.body.code]).toEqual([409, 'identity.recovery-codes-made-before']);
    expect(acts().filter((act) => act === 'identity.recovery-codes-made')).toHaveLength(1);
    expect(acts()).not.toContain('identity.second-factor-refused');
  });

  test('the app is removed once, and a wrong password leaves the key free', async () => {
    const sent = { password, code: calls.code(secret), idempotencyKey: 'remove-again-1' };
    const wrong = await calls.post(`${own}/app/remove`, { ...sent, password: 'wrong' }, token);
    expect(wrong.body.code).toBe('identity.current-password-wrong');
    const first = await calls.post(`${own}/app/remove`, sent, token);
    const second = await calls.post(`${own}/app/remove`, sent, token);
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(acts().filter((act) => act === 'identity.one-time-codes-removed')).toHaveLength(1);
  });
});
