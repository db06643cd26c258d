import { lineEvent, startLineStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLine } from './instance.testing.ts';
import type { LineInstance, Person } from './instance.testing.ts';

const database = withTestDatabase();
let line: LineStandIn;
let instance: LineInstance;
let webhook: string;
const user = { anong: `U${'a1'.repeat(16)}`, stranger: `U${'b2'.repeat(16)}` };

const settings = (officialId: string | null) => {
  const { channelSecret, accessToken, url } = line;
  return { channelSecret, accessToken, apiUrl: url, officialId };
};
const opened = (people?: LineInstance['people']) =>
  openLine(database, { isOffered: true, settings: settings('@sarn') }, people);

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
  for (const table of ['line_link', 'line_link_code'])
    await database.db.query(`delete from ${table}`);
  instance.clock.advance(4_000_000);
  instance.waiting.length = 0;
  instance.gone.length = 0;
  line.replied.length = 0;
});

async function makeCode(as: Person = 'anong'): Promise<string> {
  const { status, body } = await instance.call('POST', '/notification/line/code', as);
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
  (await instance.call('GET', '/notification/line', as)).body.item;

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
    const other = await opened(instance.people);
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
    expect(instance.gone).toEqual([instance.people.anong]);
    await link();
    expect(await send('ยกเลิก')).toContain('ยกเลิกการเชื่อมต่อแล้ว');
    expect(instance.gone).toHaveLength(2);
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

  it('tells once that a person who left the official account cannot be reached', async () => {
    await link();
    await line.deliver(webhook, [lineEvent(user.anong, { type: 'unfollow' })]);
    await line.deliver(webhook, [lineEvent(user.stranger, { type: 'unfollow' })]);
    expect((await account()).link).toMatchObject({ isBlocked: true });
    expect(instance.gone).toEqual([instance.people.anong]);
    await line.deliver(webhook, [lineEvent(user.anong, { type: 'follow' })]);
    expect((await account()).link).toMatchObject({ isBlocked: false });
  });
});

describe('where LINE is not used', () => {
  it('the page says so, and nothing else works', async () => {
    const needs = { isOffered: false, settings: settings(null) };
    const other = await openLine(database, needs, instance.people);
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
