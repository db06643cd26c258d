import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '@sarn/webhook/contract';
import { appoint, clear, openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { fixedClock } from '@sarn/testing';
import { startHttpStandIn } from '@sarn/testing/stand-ins';
import type { ArrivedCall, HttpStandIn, StandInAnswer } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

// A day ahead of the computer: the queue of jobs uses the clock of the database, and must not find the
// next attempts due.
const start = new Date(Date.now() + 24 * 3_600_000).toISOString();
const clock = fixedClock(start);
const hourMs = 3_600_000;
let office: OfficeInstance;
let receiver: HttpStandIn;
let arrived: ArrivedCall[] = [];
let answer: StandInAnswer = { status: 204 };

beforeAll(async () => {
  office = await openInstance({ clock });
  receiver = await startHttpStandIn((call) => {
    arrived.push(call);
    return answer;
  });
  for (const account of ['admin', 'saraban', 'director']) await office.token(account);
  // The clock goes days ahead: their sessions would end.
  await office.app.db.query(`update session set expires_at = '2030-01-01'`);
});
afterAll(async () => {
  await office.close();
  await receiver.close();
});
beforeEach(async () => {
  await office.app.db.query('delete from webhook');
  clock.set(start);
  arrived = [];
  answer = { status: 204 };
});

const post = (path: string, body: object = {}) => office.post('admin', `/webhooks/${path}`, body);
const fields = (told: object = {}) => ({
  ...{ name: 'ระบบติดตาม', url: `${receiver.url}/hook`, types: ['document.registered'] },
  ...told,
});
async function make(told: object = {}): Promise<{ id: string; secret: string }> {
  const made = await post('save', fields(told));
  expect(made.status, JSON.stringify(made)).toBe(200);
  return { id: String(made['id']), secret: String(made['secret']) };
}
async function listed(id: string): Promise<Webhook> {
  const rows = (await office.get('admin', '/webhooks'))['rows'] as Webhook[];
  return rows.find((row) => row.id === id)!;
}
async function log(id: string): Promise<WebhookDelivery[]> {
  return (await office.get('admin', `/webhooks/${id}/deliveries`))['rows'] as WebhookDelivery[];
}
const settled = () => office.app.settled();
/** The next attempts are due now: what waits for a later time does not count as due. */
async function nextAttempts(): Promise<void> {
  await office.app.db.query(
    `update jobs.job set start_after = now() where state in ('created', 'retry')
       and name = 'webhook.deliver'`,
  );
  await settled();
}

/** As a receiver does it: in constant time, within five minutes, any of the signatures. */
function isSigned({ headers, body }: ArrivedCall, secret: string, now = clock.now()): boolean {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.`)
    .update(body)
    .digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace('v1,', ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

test('is for administrators alone: a clerk is refused at each call', async () => {
  const { id } = await make();
  for (const account of ['saraban', 'director']) {
    expect((await office.get(account, '/webhooks')).status).toBe(403);
    expect((await office.get(account, `/webhooks/${id}/deliveries`)).status).toBe(403);
    for (const path of ['save', `${id}/secret`, `${id}/remove`, `${id}/test`]) {
      expect((await office.post(account, `/webhooks/${path}`, fields())).status, path).toBe(403);
    }
    const again = await office.post(account, `/webhooks/deliveries/${id}/again`, {});
    expect(again.status).toBe(403);
  }
});

describe('an act', () => {
  test('is told with its id alone, signed, after it was committed', async () => {
    const { secret } = await make();
    const { documentId } = await office.register('saraban');
    await settled();
    expect(arrived).toHaveLength(1);
    const [call] = arrived as [ArrivedCall];
    expect(JSON.parse(call.body.toString())).toEqual({
      type: 'document.registered',
      timestamp: start,
      data: { id: documentId },
    });
    expect(isSigned(call, secret)).toBe(true);
    const changed = {
      ...call,
      body: Buffer.from(call.body.toString().replace('document.', 'documents.')),
    };
    expect(isSigned(changed, secret)).toBe(false);
    expect(isSigned(call, secret, new Date(clock.now().getTime() + 301_000))).toBe(false);
    expect(call).toMatchObject({ method: 'POST', path: '/hook' });
  });

  test('of another kind, or one that was undone, is not told', async () => {
    await make({ types: ['document.closed', 'unit.changed'] });
    await office.register('saraban');
    const refused = await office.post('saraban', '/registry/incoming/register', {
      ...office.letterForm(),
      fileIds: ['019aa000-0000-7000-8000-000000000000'],
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await settled();
    expect(arrived).toHaveLength(0);
  });

  test('on a classified document is not told, not even that it happened', async () => {
    const trusting = { app: office.app, office };
    await clear(trusting, 'saraban');
    await appoint(trusting, 'saraban', 'agency');
    const { id } = await make({ types: ['document.registered', 'assignment.made'] });
    await office.register('saraban', { secrecy: 'confidential', title: 'เรื่องลับ' });
    await settled();
    expect(arrived).toHaveLength(0);
    expect(await log(id)).toEqual([]);
  });

  test('of an assignment tells its document; a change of a unit its own id, of a setting its table and code', async () => {
    await make({ types: ['assignment.made', 'unit.changed', 'settings.changed'] });
    const documentId = await office.assignedLetter();
    await settled();
    expect(arrived.map(({ body }) => JSON.parse(body.toString()))).toMatchObject([
      { type: 'assignment.made', data: { id: documentId } },
    ]);
    const { people } = office.app.services.organisation;
    const unitId = office.unit('legal');
    const by = { callerId: office.person('admin') };
    await office.app.platform.db.transaction((tx) =>
      people.updateUnit(tx, by, unitId, { abbreviation: 'กกม.' }),
    );
    await settled();
    expect(JSON.parse(String(arrived.at(-1)?.body))).toMatchObject({
      type: 'unit.changed',
      data: { id: unitId },
    });
    const values = JSON.stringify({ short: 'ดร.', isPrinted: true });
    const row = { code: 'told', nameTh: 'ดร.', nameEn: '', validFrom: '2026-01-01', values };
    const saved = await office.post('admin', '/settings/tables/suffix/save', row);
    expect(saved.status, JSON.stringify(saved)).toBe(200);
    await settled();
    const told = JSON.parse(String(arrived.at(-1)?.body)) as { type: string; data: { id: string } };
    expect(told).toMatchObject({ type: 'settings.changed', data: { id: 'suffix/told' } });
    // The id leads to the row that it names.
    const [table, code] = told.data.id.split('/');
    const found = await office.get('admin', `/settings/tables/${table}/row/${code}`);
    expect(found).toMatchObject({ row: { code: 'told', nameTh: 'ดร.' } });
  });
});

test('of somebody who leaves office tells whom, without a name or a reason', async () => {
  await make({ types: ['person.left'] });
  const personId = office.person('officer.legal');
  const leaving = { kind: 'resigned', reason: 'ลาออกตามคำสั่ง', orderNo: '12/2570' };
  const left = await office.post('admin', `/personnel/people/${personId}/leave`, {
    ...{ ...leaving, lastDay: office.dayFromToday(-1) },
  });
  expect(left.status, JSON.stringify(left)).toBe(200);
  await settled();
  const told = arrived.map(({ body }) => JSON.parse(body.toString()) as object);
  expect(told).toMatchObject([{ type: 'person.left', data: { id: personId } }]);
  expect(JSON.stringify(told)).not.toContain('ลาออก');
});

describe('a receiver that does not take it', () => {
  const failed = async (given: StandInAnswer) => {
    answer = given;
    const { id } = await make();
    await post(`${id}/test`);
    await settled();
    return { id, row: (await log(id))[0]! };
  };

  test('gets it at once when an administrator mended it and sends again, and not a second time', async () => {
    const { id, row } = await failed({ status: 500, body: 'ขัดข้อง' });
    answer = { status: 200 };
    expect((await office.post('admin', `/webhooks/deliveries/${row.id}/again`, {})).status).toBe(
      200,
    );
    await settled();
    expect(await log(id)).toMatchObject([{ state: 'sent', dueAt: null }]);
    await nextAttempts();
    expect(arrived.map(({ headers }) => headers['webhook-id'])).toEqual([row.id, row.id]);
  });

  test('gets it again under the same webhook-id, signed for the new moment', async () => {
    const { id, row } = await failed({ status: 500, body: 'ขัดข้อง' });
    expect(row).toMatchObject({ state: 'waiting' });
    expect(row.attempts).toMatchObject([{ status: 500, answer: 'ขัดข้อง', problem: '' }]);
    const wait = Date.parse(row.dueAt!) - clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(4_500);
    expect(wait).toBeLessThanOrEqual(5_500);
    clock.advance(6_000);
    answer = { status: 200 };
    await nextAttempts();
    const [first, second] = arrived as [ArrivedCall, ArrivedCall];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.headers['webhook-id']).toBe(row.id);
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
    expect(second.body).toEqual(first.body);
    expect((await log(id))[0]).toMatchObject({ state: 'sent', dueAt: null });
    expect(await listed(id)).toMatchObject({ sent: 1, failed: 1, failingSince: null });
  });

  test('by a redirect has not taken it, and is not followed', async () => {
    const { row } = await failed({ status: 302, headers: { location: `${receiver.url}/other` } });
    expect(row.attempts).toMatchObject([{ status: 302 }]);
    expect(arrived.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('may say when it wants it again', async () => {
    const { row } = await failed({ status: 503, headers: { 'retry-after': '3600' } });
    expect(Date.parse(row.dueAt!) - clock.now().getTime()).toBe(hourMs);
  });

  test('keeps the first kilobyte of a long answer', async () => {
    const { row } = await failed({ status: 500, body: 'x'.repeat(50_000) });
    expect(row.attempts[0]?.answer).toHaveLength(1_024);
  });

  test('is given up after ten attempts, and may be sent again', async () => {
    const { id, row } = await failed({ status: 500 });
    // Nine of its ten attempts have failed: each would be found by the queue after five seconds.
    await office.app.db.query('update webhook_delivery set tries = 9');
    await nextAttempts();
    const given = (await log(id))[0]!;
    expect([given.state, given.dueAt]).toEqual(['failed', null]);
    answer = { status: 200 };
    expect((await post(`deliveries/${row.id}/again`)).status).toBe(200);
    await settled();
    expect((await log(id))[0]).toMatchObject({ id: row.id, state: 'sent' });
    expect(arrived.at(-1)?.headers['webhook-id']).toBe(row.id);
  });

  test('with 410 is switched off at once, and administrators are told', async () => {
    const { id, row } = await failed({ status: 410 });
    expect(row.state).toBe('failed');
    expect(await listed(id)).toMatchObject({ isOn: false, offReason: 'gone' });
    const { items } = await office.post('admin', '/service/get-all-notification', { take: 5 });
    expect(JSON.stringify(items)).toContain('ไม่รับอีกแล้ว');
    expect((await post(`${id}/test`)).code).toBe('webhook.off');
    arrived = [];
    await office.register('saraban');
    await settled();
    expect(arrived).toHaveLength(0);
    const { version } = await listed(id);
    answer = { status: 204 };
    expect((await post('save', fields({ id, version }))).status).toBe(200);
    await office.register('saraban');
    await settled();
    expect(arrived).toHaveLength(1);
  });

  test('for five days is switched off, and what waits for it is dropped', async () => {
    const { id } = await failed({ status: 500 });
    await post(`${id}/test`);
    await settled();
    clock.advance(5 * 24 * hourMs);
    await nextAttempts();
    expect(await listed(id)).toMatchObject({ isOn: false, offReason: 'failing', waiting: 0 });
    const states = (await log(id)).map(({ state }) => state).toSorted();
    expect(states).toEqual(['dropped', 'failed']);
  });
});

describe('the secret', () => {
  test('is shown once and kept sealed; a new one signs beside the old one for a day', async () => {
    const { id, secret } = await make();
    const kept = await office.app.db.query<{ text: string }>(
      `select encode(secret, 'escape') "text" from webhook
       union all select detail::text from audit_entry where act like 'webhook.%'`,
    );
    expect(JSON.stringify(kept)).not.toContain(secret.slice(6));
    expect(JSON.stringify(await office.get('admin', '/webhooks'))).not.toContain('whsec_');
    const renewed = String((await post(`${id}/secret`))['secret']);
    expect(renewed).not.toBe(secret);
    const call = async () => {
      await post(`${id}/test`);
      await settled();
      return arrived.at(-1)!;
    };
    const both = await call();
    expect([isSigned(both, secret), isSigned(both, renewed)]).toEqual([true, true]);
    clock.advance(24 * hourMs + 1);
    const after = await call();
    expect([isSigned(after, secret), isSigned(after, renewed)]).toEqual([false, true]);
  });
});

test('two who change one: the second is told', async () => {
  const { id } = await make();
  expect((await post('save', fields({ id, version: 1, name: 'อื่น' }))).status).toBe(200);
  const late = await post('save', fields({ id, version: 1 }));
  expect(late.code).toBe('webhook.stale');
  expect(late['params']).toEqual({
    name: expect.stringMatching(/./),
    at: expect.stringMatching(/ · \d\d\.\d\d น\.$/),
  });
});

test('what was settled a month ago is forgotten', async () => {
  const { id } = await make();
  await post(`${id}/test`);
  await settled();
  await office.app.db.query(
    `update webhook_delivery set settled_at = settled_at - interval '31 days'`,
  );
  await office.app.db.query(
    `insert into jobs.job (name, data) values ('webhook.forget', '{"input":{}}')`,
  );
  await settled();
  expect(await log(id)).toEqual([]);
});

describe('in production', () => {
  let earnest: OfficeInstance;
  beforeAll(async () => {
    earnest = await openInstance({ config: { isProduction: true } });
  });
  afterAll(() => earnest.close());
  const save = (url: string): Promise<Answer> =>
    earnest.post('admin', '/webhooks/save', fields({ url }));

  test('only https to outside addresses is accepted', async () => {
    expect((await save('http://receiver.example/hook')).code).toBe('webhook.address');
    expect((await save('https://user:word@receiver.example/')).code).toBe('webhook.address');
    expect((await save('ftp://receiver.example/')).code).toBe('webhook.address');
    for (const host of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '[::1]']) {
      expect((await save(`https://${host}/`)).code, host).toBe('webhook.address-inside');
    }
    expect((await save('https://receiver.example/hook')).status).toBe(200);
  });

  test('a name that leads inside is refused where the connection is made', async () => {
    const made = await save('https://localhost:9/');
    expect(made.status).toBe(200);
    const id = String(made['id']);
    await earnest.post('admin', `/webhooks/${id}/test`, {});
    await earnest.app.settled();
    const answered = await earnest.get('admin', `/webhooks/${id}/deliveries`);
    const [row] = answered['rows'] as WebhookDelivery[];
    expect(row?.attempts).toMatchObject([{ status: null }]);
    expect(row?.attempts[0]?.problem).toContain('address-refused');
  });
});
