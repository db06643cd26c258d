import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from './authentication.testing.ts';
import type { Harness } from './authentication.testing.ts';

const base = withTestDatabase();
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base);
});
afterAll(() => instance.close());
beforeEach(async () => {
  instance.told.length = 0;
  instance.dropped.length = 0;
  instance.waits.length = 0;
  await base.db.query('delete from session');
  await base.db.query(
    'update account set failed_count = 0, locked_until = null, is_suspended = false',
  );
});

const sentence = 'ไม่พบข้อมูลผู้ใช้งาน ! กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง';
const wrong = { username: 'head', password: 'Wrong2569' };

/** Two refusals may differ only in the id of the request. */
function shape({ status, body }: { status: number; body: object }) {
  const { requestId, ...rest } = body as { requestId?: string };
  return { status, rest, hasRequestId: typeof requestId === 'string' };
}

async function fail(times: number, username = 'head'): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await instance.post('/users/login', { ...wrong, username });
  }
}

describe('[2.03] what refuses', () => {
  test('a wrong password, an unknown name, a suspended, a locked and a former user answer alike', async () => {
    const { db } = base;
    const answers = [await instance.post('/users/login', wrong)];
    answers.push(await instance.post('/users/login', { username: 'nobody', password }));
    await db.query(`update account set is_suspended = true where username = 'clerk'`);
    answers.push(await instance.post('/users/login', { username: 'clerk', password }));
    await db.query(`update account set locked_until = $1 where username = 'officer'`, [
      new Date(instance.clock.now().getTime() + 60_000).toISOString(),
    ]);
    answers.push(await instance.post('/users/login', { username: 'officer', password }));
    await db.query('update person set is_active = false where id = $1', [instance.people.director]);
    answers.push(await instance.post('/users/pre-login', { username: 'director', password }));
    await db.query('update person set is_active = true');
    const expected = {
      status: 401,
      rest: {
        status: 'error',
        code: 'identity.wrong-credentials',
        message: sentence,
        params: {},
      },
      hasRequestId: true,
    };
    expect(answers.map(shape)).toEqual(answers.map(() => expected));
  });

  test('an empty name and an empty password have sentences of their own', async () => {
    const noName = await instance.post('/users/pre-login', { username: '  ', password });
    const noPassword = await instance.post('/users/login', { username: 'head', password: ' ' });
    expect([noName.status, noName.body.message]).toEqual([422, 'กรุณากรอกชื่อผู้ใช้งาน']);
    expect([noPassword.status, noPassword.body.message]).toEqual([422, 'กรุณากรอกรหัสผ่าน']);
  });

  test('ten failures lock for fifteen minutes, and the right password does not open before', async () => {
    await fail(9);
    expect((await instance.post('/users/pre-login', { username: 'head', password })).status).toBe(
      200,
    );
    await fail(10);
    expect((await instance.post('/users/login', { username: 'head', password })).status).toBe(401);
    instance.clock.advance(14 * 60_000 + 59_000);
    expect((await instance.post('/users/login', { username: 'head', password })).status).toBe(401);
    instance.clock.advance(2_000);
    expect((await instance.post('/users/login', { username: 'head', password })).status).toBe(200);
    const [row] = await base.db.query(
      `select failed_count, locked_until from account where username = 'head'`,
    );
    expect(row).toEqual({ failed_count: 0, locked_until: null });
  });

  test('trying while locked does not make the lock longer', async () => {
    await fail(10);
    instance.clock.advance(10 * 60_000);
    await fail(3);
    instance.clock.advance(5 * 60_000 + 1_000);
    expect((await instance.post('/users/login', { username: 'head', password })).status).toBe(200);
  });

  test('answers are delayed longer with each failure, for unknown names as well', async () => {
    instance.clock.advance(3_600_000);
    await fail(9, 'ghost');
    expect(instance.waits).toEqual([0, 0, 0, 500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    instance.waits.length = 0;
    await fail(5, 'head');
    expect(instance.waits).toEqual([0, 0, 0, 500, 1_000]);
  });

  test('failures are written to the audit trail without the password', async () => {
    instance.audited.length = 0;
    await fail(1);
    await fail(1, 'ghost');
    expect(instance.audited).toMatchObject([
      { act: 'identity.sign-in-failed', callerId: null, detail: { ip: '127.0.0.1' } },
      { act: 'identity.sign-in-failed', subject: { kind: 'account', id: 'unknown' } },
    ]);
    expect(JSON.stringify(instance.audited)).not.toContain('Wrong2569');
  });
});

describe('[2.02] taking a session over', () => {
  test('pre-login asks, login ends the session elsewhere and disconnects its sockets', async () => {
    const first = await instance.enter('head');
    const asked = await instance.post('/users/pre-login', { username: 'HEAD', password });
    expect(asked).toMatchObject({ status: 200, body: { status: 'error' } });
    expect(asked.body.message).toContain('Chrome · Windows');
    expect((await instance.post('/verify', {}, first)).status).toBe(200);
    const { oauth_id } = asked.body;
    const second = await instance.post('/users/login', { username: 'head', password, oauth_id });
    expect(second.status).toBe(200);
    expect((await instance.post('/verify', {}, first)).status).toBe(401);
    expect((await instance.post('/verify', {}, second.body.token)).status).toBe(200);
    expect(instance.dropped).toHaveLength(1);
    expect(instance.told[0]).toMatchObject({
      ids: [instance.people.head],
      event: 'session-ended',
      payload: { sessionId: instance.dropped[0], reason: 'taken-over' },
    });
  });

  test('a ticket works once, for five minutes, for its own account', async () => {
    await instance.enter('head');
    const ticket = async () =>
      (await instance.post('/users/pre-login', { username: 'head', password })).body.oauth_id;
    const login = (username: string, oauth_id: string) =>
      instance.post('/users/login', { username, password, oauth_id });
    const used = await ticket();
    expect((await login('clerk', used)).body.code).toBe('identity.ticket-invalid');
    expect((await login('head', used)).status).toBe(200);
    expect((await login('head', used)).status).toBe(409);
    const old = await ticket();
    instance.clock.advance(300_001);
    expect((await login('head', old)).body.code).toBe('identity.ticket-invalid');
    expect((await login('head', 'made-up')).status).toBe(409);
  });

  test('a refused ticket does not end the live session', async () => {
    const token = await instance.enter('head');
    await instance.post('/users/login', { username: 'head', password, oauth_id: 'made-up' });
    expect((await instance.post('/verify', {}, token)).status).toBe(200);
  });

  test('ten sign-ins at once leave one live session', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        instance.post('/users/login', { username: 'head', password }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const rows = await base.db.query('select 1 from session where revoked_at is null');
    expect(rows).toHaveLength(1);
  });
});
