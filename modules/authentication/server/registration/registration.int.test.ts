import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRequest, CaptchaChallenge } from '../../contract/index.ts';
import { solve } from '../captcha/solve.testing.ts';
import { openHarness, password } from '../authentication.testing.ts';
import type { Answer, Harness } from '../authentication.testing.ts';

const base = withTestDatabase();
const shut = withTestDatabase();
const guarded = withTestDatabase();
let instance: Harness;
let admin: string;

beforeAll(async () => {
  instance = await openHarness(base, { registration: true, singleSession: false });
  admin = await instance.enter('admin');
});
afterAll(() => instance.close());
beforeEach(async () => {
  instance.mails.length = 0;
  instance.audited.length = 0;
  await base.db.query('delete from account_request');
});

const form = {
  firstName: 'มานะ',
  lastName: 'ขอใช้',
  email: 'Mana@agency.example',
  unit: 'กองคลัง',
  position: 'นักวิชาการเงินและบัญชี',
  reason: 'ย้ายมาปฏิบัติราชการใหม่',
};
const ask = (change: object = {}): Promise<Answer> =>
  instance.post('/register', { ...form, ...change });

async function waiting(): Promise<AccountRequest[]> {
  const { body } = await instance.get('/identity/account-requests?status=open', admin);
  return body.rows as unknown as AccountRequest[];
}

describe('asking for an account', () => {
  test('[2.01] is kept, and the administrators are told by mail', async () => {
    const { status, body } = await ask();
    expect([status, body.message]).toEqual([200, 'ส่งคำขอเรียบร้อยแล้ว ผู้ดูแลระบบจะแจ้งผลให้ทราบทางอีเมล']);
    const { email, ...shown } = form;
    expect(await waiting()).toMatchObject([
      { ...shown, email: email.toLowerCase(), status: 'open', decidedAt: null },
    ]);
    expect(instance.mails.map(({ to }) => to)).toEqual(['admin@example.go.th']);
    expect(instance.mails[0]?.text).toContain('/account-requests');
    expect(instance.audited.map(({ act }) => act)).toEqual(['identity.account-requested']);
  });

  test('[2.01] tells nobody whether an address is known; only its mailbox learns it', async () => {
    const fresh = await ask();
    const again = await ask();
    const known = await ask({ email: 'head@example.go.th' });
    expect([again, known]).toEqual([fresh, fresh]);
    expect(await waiting()).toHaveLength(1);
    expect(instance.mails.map(({ to }) => to)).toEqual([
      'admin@example.go.th',
      'head@example.go.th',
    ]);
    expect(instance.mails[1]?.text).toContain('ท่านมีบัญชีในระบบอยู่แล้ว');
  });

  test.each(['firstName', 'lastName', 'unit', 'position', 'reason'])(
    '[2.01] is refused without %s',
    async (field) => {
      const { status, body } = await ask({ [field]: '  ' });
      expect([status, body.message]).toEqual([422, 'กรุณากรอกข้อมูลให้ครบทุกช่อง']);
    },
  );

  test('[2.01] is refused with a broken address', async () => {
    expect((await ask({ email: 'mana@agency' })).body.code).toBe('identity.email-invalid');
    expect(instance.mails).toEqual([]);
  });
});

describe('an administrator', () => {
  const decide = (way: string, fields: object, token = admin) =>
    instance.post(`/identity/account-requests/${way}`, { ...fields }, token);

  test('[2.01] approves: person, account, and a mail how to set the password', async () => {
    await ask();
    const [request] = await waiting();
    instance.mails.length = 0;
    const made = { requestId: request?.id, username: 'Mana', employeeCode: 'E-77' };
    const approved = await decide('approve', made);
    expect(approved.status).toBe(200);
    // This installation has no mail server.
    expect(approved.body.message).toContain('ยังไม่มีเครื่องส่งอีเมล');
    expect(instance.mails).toMatchObject([{ to: 'mana@agency.example' }]);
    expect(instance.mails[0]?.text).toContain('ชื่อผู้ใช้งาน: mana');
    instance.mails.length = 0;
    await instance.post('/core/forgot-password', { F_EMAIL: form.email });
    const code = /รหัสยืนยัน: (\d+)/.exec(instance.mails[0]?.text ?? '')?.[1];
    const sent = { EMAIL: form.email, OTP: code, NEW_PASSWORD: 'Mana2569' };
    expect((await instance.post('/core/reset-password', sent)).status).toBe(200);
    const entered = await instance.post('/users/login', { username: 'mana', password: 'Mana2569' });
    expect(entered.body.userLogin.F_FIRST_NAME).toBe('มานะ');
    expect((await decide('approve', made)).body.code).toBe('identity.request-decided');
    const { body } = await instance.get('/identity/account-requests?status=decided', admin);
    expect(body.rows).toMatchObject([{ status: 'approved', decidedBy: 'นายอนันต์ ดูแลดี' }]);
  });

  test('[2.01] cannot give a name that is taken; the request waits on', async () => {
    await ask({ email: 'second@agency.example' });
    const [request] = await waiting();
    const made = { requestId: request?.id, username: 'head', employeeCode: 'E-78' };
    expect((await decide('approve', made)).body.code).toBe('identity.taken');
    expect(await waiting()).toHaveLength(1);
  });

  test('[2.01] declines with a reason, which is mailed; a new request is possible', async () => {
    await ask({ email: 'third@agency.example' });
    const [request] = await waiting();
    instance.mails.length = 0;
    const sent = { requestId: request?.id, note: 'กรุณาแนบคำสั่งบรรจุ' };
    const declined = await decide('decline', sent);
    expect(declined.status).toBe(200);
    expect(declined.body.message).toContain('แจ้งผู้ขอด้วยวิธีอื่น');
    expect(instance.mails[0]?.text).toContain('กรุณาแนบคำสั่งบรรจุ');
    expect(await waiting()).toEqual([]);
    await ask({ email: 'third@agency.example' });
    expect(await waiting()).toHaveLength(1);
  });

  test('[2.01] nobody else sees or decides requests', async () => {
    await ask();
    const [request] = await waiting();
    const officer = await instance.enter('officer');
    expect((await instance.get('/identity/account-requests', officer)).status).toBe(403);
    expect((await decide('decline', { requestId: request?.id }, officer)).status).toBe(403);
    expect((await instance.get('/identity/account-requests')).status).toBe(401);
  });
});

test('[2.01] where it is off the call says whom to ask, and keeps nothing', async () => {
  const closed = await openHarness(shut);
  const { status, body } = await closed.post('/register', form);
  expect([status, body.message]).toEqual([
    403,
    'หน่วยงานนี้ไม่เปิดให้ขอบัญชีด้วยตนเอง กรุณาติดต่อผู้ดูแลระบบของหน่วยงาน',
  ]);
  const [row] = await shut.db.query('select count(*) n from account_request');
  expect(row).toEqual({ n: 0 });
  await closed.close();
});

test('[2.09] the form always asks for a captcha where there is one, and is limited', async () => {
  const careful = await openHarness(guarded, {
    registration: true,
    captcha: true,
    hasRateLimits: true,
  });
  expect((await careful.post('/register', form)).body.code).toBe('identity.captcha-required');
  const { body } = await careful.get('/identity/captcha');
  const captcha = await solve((body as unknown as { challenge: CaptchaChallenge }).challenge);
  expect((await careful.post('/register', { ...form, captcha })).status).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) await careful.post('/register', form);
  expect((await careful.post('/register', form)).status).toBe(429);
  expect((await careful.post('/users/login', { username: 'head', password })).status).toBe(200);
  await careful.close();
});
