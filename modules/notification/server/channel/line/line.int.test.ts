import { lineEvent, startLineStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letter, openInstance } from '../../instance.testing.ts';
import type { InstanceOptions, NotificationInstance, Person } from '../../instance.testing.ts';

const database = withTestDatabase();
let line: LineStandIn;
let instance: NotificationInstance;
let webhook: string;
const user = { anong: `U${'a1'.repeat(16)}`, stranger: `U${'b2'.repeat(16)}` };

function opened(more: InstanceOptions = {}): Promise<NotificationInstance> {
  const { channelSecret, accessToken, url } = line;
  const settings = { channelSecret, accessToken, apiUrl: url, officialId: '@sarn' };
  return openInstance(database, { line: { isOffered: true, settings }, ...more });
}

beforeAll(async () => {
  line = await startLineStandIn();
  instance = await opened();
  webhook = `${instance.url}/api/notification/line/webhook`;
});
afterAll(async () => {
  expect(line.breaches).toEqual([]);
  await instance.close();
  await line.close();
});
beforeEach(async () => {
  for (const table of ['notification', 'notification_choice', 'line_link', 'line_link_code'])
    await database.db.query(`delete from ${table}`);
  instance.clock.advance(4_000_000);
  instance.waiting.length = 0;
  line.pushed.length = 0;
  line.replied.length = 0;
});

async function makeCode(as: Person = 'anong'): Promise<string> {
  const { status, body } = await instance.call('POST', '/notification/line/code', {}, as);
  expect(status).toBe(200);
  return body.code;
}

async function send(text: string, userId = user.anong, more: object = {}): Promise<string> {
  expect(await line.deliver(webhook, [lineEvent(userId, { text }, more)])).toBe(200);
  await instance.work();
  return line.replied.at(-1)?.text ?? '';
}

async function link(): Promise<void> {
  expect(await send(await makeCode())).toContain('เชื่อมต่อบัญชีสำเร็จ');
}

const account = async (as: Person = 'anong') =>
  (await instance.call('GET', '/notification/line', {}, as)).body.item;

const states = async () =>
  (
    await database.db.query<{ state: string; problem: string | null }>(
      'select state, problem from notification_delivery order by id',
    )
  ).map(({ state, problem }) => [state, problem]);

describe('[10.11] linking', () => {
  it('links the LINE account from which the code is sent; the code works once', async () => {
    expect(await account()).toEqual({
      isOffered: true,
      isAvailable: true,
      officialId: '@sarn',
      link: null,
    });
    const code = await makeCode();
    expect(code).toMatch(/^\d{8}$/);
    expect(await send(`${code.slice(0, 4)} ${code.slice(4)}`)).toContain('เชื่อมต่อบัญชีสำเร็จ');
    expect((await account()).link).toMatchObject({ isBlocked: false });
    expect(instance.audited.at(-1)).toMatchObject({ act: 'notification.line-linked' });
    expect(await send(code, user.stranger)).toContain('รหัสไม่ถูกต้องหรือหมดอายุแล้ว');
    expect((await account('burin')).link).toBeNull();
  });

  it('refuses a code that is old, or that a newer one replaced', async () => {
    const first = await makeCode();
    const second = await makeCode();
    expect(await send(first)).toContain('รหัสไม่ถูกต้อง');
    instance.clock.advance(601_000);
    expect(await send(second)).toContain('รหัสไม่ถูกต้อง');
    expect((await account()).link).toBeNull();
  });

  it('ignores an account that guesses, for an hour, even with the right code', async () => {
    for (let guess = 0; guess < 5; guess += 1) await send(`0000000${guess}`, user.stranger);
    const code = await makeCode();
    expect(await send(code, user.stranger)).toContain('ส่งรหัสผิดหลายครั้ง');
    expect((await account()).link).toBeNull();
    expect(await send(code)).toContain('เชื่อมต่อบัญชีสำเร็จ');
  });

  it('ignores it in another process, too', async () => {
    for (let guess = 0; guess < 5; guess += 1) await send(`0000000${guess}`, user.stranger);
    const other = await opened({
      ...{ config: { lostKeys: ['identity.key'] }, people: instance.people },
    });
    other.clock.set(instance.clock.now().toISOString());
    const sent = [lineEvent(user.stranger, { text: await makeCode() })];
    expect(await line.deliver(`${other.url}/api/notification/line/webhook`, sent)).toBe(200);
    await other.work();
    await other.close();
    expect(line.replied.at(-1)?.text).toContain('ส่งรหัสผิดหลายครั้ง');
  });

  it('links a LINE account only to the person who linked it last', async () => {
    await link();
    await send(await makeCode('burin'));
    expect((await account()).link).toBeNull();
    expect((await account('burin')).link).not.toBeNull();
  });

  it('ends by the page, and by a message in the chat', async () => {
    await link();
    const { body } = await instance.call('POST', '/notification/line/unlink');
    expect(body.item.link).toBeNull();
    await link();
    expect(await send('ยกเลิก')).toContain('ยกเลิกการเชื่อมต่อแล้ว');
    expect((await account()).link).toBeNull();
    expect(await send('ยกเลิก')).toContain('ยังไม่ได้เชื่อมต่อ');
    expect(await send('สวัสดี')).toContain('กรุณาขอรหัส 8 หลัก');
  });

  it('repeats nothing when the platform delivers again', async () => {
    const code = await makeCode();
    await send(code);
    const answers = line.replied.length;
    await send(code, user.anong, { deliveryContext: { isRedelivery: true } });
    expect(line.replied).toHaveLength(answers);
    expect((await account()).link).not.toBeNull();
  });
});

describe('[10.11] the webhook', () => {
  it('answers 401 to a wrong signature and changes nothing', async () => {
    const code = await makeCode();
    const event = lineEvent(user.stranger, { text: code });
    const wrong = Buffer.alloc(32, 7).toString('base64');
    for (const signature of [wrong, '', 'not base64!', 'AAAA']) {
      expect(await line.deliver(webhook, [event], signature)).toBe(401);
    }
    await instance.work();
    expect((await account()).link).toBeNull();
    expect(line.replied).toEqual([]);
    expect(await send(code)).toContain('เชื่อมต่อบัญชีสำเร็จ');
  });

  it('checks the signature before it reads, and answers a call without events', async () => {
    const answer = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-line-signature': 'AAAA' },
      body: '{ no json',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'notification.bad-signature' });
    expect(await line.deliver(webhook, [])).toBe(200);
  });

  it('sends nothing to a person who blocked the account, until they unblock it', async () => {
    await link();
    await instance.tell(['anong']);
    await instance.work('notification.plan');
    await line.deliver(webhook, [lineEvent(user.anong, { type: 'unfollow' })]);
    await instance.work();
    expect((await account()).link).toMatchObject({ isBlocked: true });
    expect(await states()).toEqual([['dropped', null]]);
    await line.deliver(webhook, [lineEvent(user.anong, { type: 'follow' })]);
    expect((await account()).link).toMatchObject({ isBlocked: false });
  });
});

describe('[10.11] a message', () => {
  it('says what there is and where, without the enc flag', async () => {
    await link();
    await instance.tell(['anong', 'burin']);
    await instance.work();
    const address = `https://office.example/portal?api=line&view=document&docId=${letter.documentId}`;
    expect(line.pushed.map(({ to, text }) => [to, text])).toEqual([
      [user.anong, `[สารบรรณ] รอลงนาม 1 เรื่อง\n${letter.message}\n\n${address}`],
    ]);
    expect(await states()).toEqual([['sent', null]]);
  });

  it('does not contain the subject of a confidential document', async () => {
    await link();
    await instance.tell(['anong'], { isConfidential: true });
    await instance.work();
    expect(line.pushed[0]?.text).not.toContain('คอมพิวเตอร์');
    expect(line.pushed[0]?.text).toContain('เรื่องลับ');
  });

  it('is tried again under the same retry key, and taken once', async () => {
    await link();
    line.moods.push(500, 429);
    await instance.tell(['anong']);
    await instance.work();
    instance.clock.advance(31_000);
    await instance.work();
    instance.clock.advance(61_000);
    await instance.work();
    expect(line.pushed).toHaveLength(1);
    expect(await states()).toEqual([['sent', null]]);
  });

  it('that had been taken before counts as sent: 409 to the retry key', async () => {
    await link();
    await instance.tell(['anong']);
    await instance.work();
    await database.db.query(
      `update notification_delivery set state = 'waiting', settled_at = null`,
    );
    await instance.run('notification.deliver');
    expect(line.pushed).toHaveLength(1);
    expect(await states()).toEqual([['sent', null]]);
  });

  it('refused for good is shown to the administrator without the LINE user', async () => {
    await link();
    line.moods.push(400);
    await instance.tell(['anong']);
    await instance.work();
    expect(await states()).toEqual([['failed', 'refused']]);
    const { body } = await instance.call('GET', '/notification/setting/deliveries', {}, 'chai');
    expect(body.rows[0]).toMatchObject({ channel: 'line', address: '', problem: 'refused' });
    expect(JSON.stringify(body)).not.toContain(user.anong);
  });
});

describe('where LINE is not used', () => {
  it('the page says so, and nothing else works', async () => {
    const { channelSecret, accessToken, url } = line;
    const settings = { channelSecret, accessToken, apiUrl: url, officialId: null };
    const other = await openInstance(
      { db: database.db, url: database.url },
      {
        line: { isOffered: false, settings },
        people: instance.people,
        // A data folder of its own, over the database of the other one.
        config: { lostKeys: ['identity.key'] },
      },
    );
    try {
      const { body } = await other.call('GET', '/notification/line');
      expect(body.item).toMatchObject({ isOffered: false, isAvailable: false });
      const code = await other.call('POST', '/notification/line/code');
      expect(code).toMatchObject({ status: 409, body: { code: 'notification.line-off' } });
      const path = `${other.url}/api/notification/line/webhook`;
      expect(await line.deliver(path, [])).toBe(409);
    } finally {
      await other.close();
    }
  });
});
