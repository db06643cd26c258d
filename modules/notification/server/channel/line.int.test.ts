import { lineEvent, startLineStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letter, openInstance } from '../instance.testing.ts';
import type { NotificationInstance } from '../instance.testing.ts';

const database = withTestDatabase();
let line: LineStandIn;
let instance: NotificationInstance;
let webhook: string;
const user = { anong: `U${'a1'.repeat(16)}` };

function opened(): Promise<NotificationInstance> {
  const { channelSecret, accessToken, url } = line;
  const settings = { channelSecret, accessToken, apiUrl: url, officialId: '@sarn' };
  return openInstance(database, { line: { isOffered: true, settings } });
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

async function link(): Promise<void> {
  const { body } = await instance.call('POST', '/notification/line/code');
  const sent = [lineEvent(user.anong, { text: body.code })];
  expect(await line.deliver(webhook, sent)).toBe(200);
  await instance.work();
  expect((await account()).link).not.toBeNull();
}

const account = async () => (await instance.call('GET', '/notification/line')).body.item;

const states = async () =>
  (
    await database.db.query<{ state: string; problem: string | null }>(
      'select state, problem from notification_delivery order by id',
    )
  ).map(({ state, problem }) => [state, problem]);

describe('[10.11] a person who left the official account', () => {
  it('is sent nothing, not what waits either, until they follow it again', async () => {
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
