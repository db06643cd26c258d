import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness, password } from './authentication.testing.ts';
import type { Harness } from './authentication.testing.ts';

// The response formats of specification §3 and §7 that old clients and scripts rely on.
const base = withTestDatabase();
let instance: Harness;
let token: string;

beforeAll(async () => {
  instance = await openHarness(base);
  token = await instance.enter('head');
});
afterAll(() => instance.close());

function userLogin(isAgreed: 0 | 1 = 0) {
  return {
    id: instance.people.head,
    email: 'head@example.go.th',
    name: 'นายกมล วางแผน',
    F_PERSON_ID: instance.people.head,
    F_FIRST_NAME: 'กมล',
    F_LAST_NAME: 'วางแผน',
    F_POSITION_NAME: 'ผู้อำนวยการกองนโยบายและแผน',
    F_FIRST_NAME_EN: expect.any(String),
    F_LAST_NAME_EN: expect.any(String),
    F_POSITION_NAME_EN: expect.any(String),
    userInformation: {
      F_FIRST_NAME: 'กมล',
      F_LAST_NAME: 'วางแผน',
      F_IS_AGREE_PDPA: isAgreed,
    },
  };
}

describe('sign-in', () => {
  test.each(['/users/login', '/users/ig-login', '/login'])(
    '%s gives the superset',
    async (path) => {
      const { status, body } = await instance.post(path, { username: 'head', password });
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 'success',
        message: 'เข้าสู่ระบบสำเร็จ !',
        oauth_id: null,
        token: body.success.token,
        success: { token: expect.stringMatching(/^[\w-]{43}$/) },
        userLogin: userLogin(),
      });
      token = body.token;
    },
  );

  test('users/pre-login asks in a body of HTTP 200, or says success', async () => {
    const asked = await instance.post('/users/pre-login', { username: 'head', password });
    expect(asked).toEqual({
      status: 200,
      body: {
        status: 'error',
        message: expect.stringContaining('เครื่องอื่น'),
        oauth_id: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const free = await instance.post('/users/pre-login', { username: 'clerk', password });
    expect(free).toEqual({
      status: 200,
      body: {
        status: 'success',
        message: 'ตรวจสอบข้อมูลผู้ใช้งานเรียบร้อยแล้ว',
        oauth_id: null,
      },
    });
  });

  test('[2.04] /verify gives the user, or 401 with status error', async () => {
    expect(await instance.post('/verify', {}, token)).toEqual({
      status: 200,
      body: { status: 'success', message: '', userLogin: userLogin() },
    });
    for (const bad of [null, 'x', `${token}x`]) {
      expect(await instance.post('/verify', {}, bad)).toMatchObject({
        status: 401,
        body: { status: 'error', code: 'platform.unauthenticated' },
      });
    }
  });

  test('core/forgot-password and core/reset-password give status and message', async () => {
    const forgot = await instance.post('/core/forgot-password', { F_EMAIL: 'no@example.go.th' });
    expect(Object.keys(forgot.body).toSorted()).toEqual(['message', 'status']);
    const fields = { NEW_PASSWORD: 'Newer2570', EMAIL: 'no@example.go.th', OTP: '12345678' };
    const reset = await instance.post('/core/reset-password', fields);
    expect(reset.body).toMatchObject({ status: 'error', message: expect.any(String) });
  });
});

describe('[2.10] sarabun/request-pdpa', () => {
  test.each([
    [{ F_IS_AGREE_PDPA: '1', F_IS_AGREE: '1' }, 1],
    [{ F_IS_AGREE_PDPA: 0, F_IS_AGREE: 0 }, 0],
    [{ F_IS_AGREE_PDPA: 1 }, 1],
    [{ F_IS_AGREE_PDPA: 1, F_IS_AGREE: 0 }, 0],
    [{ F_IS_AGREE: 'true' }, 1],
  ] as const)('%j means %i', async (fields, isAgreed) => {
    instance.clock.advance(1);
    const answer = await instance.post('/sarabun/request-pdpa', fields, token);
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    const { body } = await instance.post('/verify', {}, token);
    expect(body.userLogin).toEqual(userLogin(isAgreed));
  });

  test('without a choice it is refused, and consent to an older policy does not count', async () => {
    const none = await instance.post('/sarabun/request-pdpa', {}, token);
    expect([none.status, none.body.code]).toEqual([422, 'identity.consent-unclear']);
    await base.db.query(`update consent set version = '0.9'`);
    const { body } = await instance.post('/verify', {}, token);
    expect(body.userLogin.userInformation.F_IS_AGREE_PDPA).toBe(0);
  });
});

describe('new calls', () => {
  test('/identity/me gives person, posts and permissions', async () => {
    const { body } = await instance.get('/identity/me', token);
    expect(body).toMatchObject({
      status: 'success',
      person: { id: instance.people.head, unitName: 'กองนโยบายและแผน' },
      permissions: [],
    });
    expect(body.posts.map((post) => post.principal)).toEqual([`head:${instance.units.policy}`]);
  });

  test('/identity/units gives the tree, or what the text finds in it', async () => {
    const { body } = await instance.get('/identity/units', token);
    expect([body.total, body.rows[0]?.id]).toEqual([4, instance.units.agency]);
    const search = encodeURIComponent('กลุ่ม');
    const found = await instance.get(`/identity/units?search=${search}`, token);
    expect(found.body.rows).toMatchObject([{ id: instance.units.plan, depth: 2 }]);
  });

  test('/identity/people shows name, post and unit, and nothing else', async () => {
    const { body } = await instance.get(`/identity/people?unitId=${instance.units.plan}`, token);
    expect(body.rows).toEqual([
      {
        id: instance.people.officer,
        name: 'นายธีรพงษ์ ขยันงาน',
        nameEn: 'officer',
        positionName: 'นักวิเคราะห์นโยบายและแผนชำนาญการ',
        positionNameEn: '',
        unitId: instance.units.plan,
        unitName: 'กลุ่มแผนงาน',
        unitNameEn: '',
      },
    ]);
    expect((await instance.get('/identity/people?unitId=x', token)).body.rows).toEqual([]);
    expect((await instance.get('/identity/people?take=1', token)).body.rows).toHaveLength(1);
    expect((await instance.get('/identity/people?take=1000', token)).status).toBe(422);
  });
});
