import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startPushStandIn } from '@sarn/testing/stand-ins';
import type { PushStandIn, StandInSubscription } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letter, openInstance } from '../../instance.testing.ts';
import type { NotificationInstance, Person } from '../../instance.testing.ts';
import { isPushService } from './push-services.ts';
import { readVapidKeys } from './vapid-keys.ts';

const database = withTestDatabase();
let push: PushStandIn;
let instance: NotificationInstance;

beforeAll(async () => {
  push = await startPushStandIn();
  instance = await openInstance(database, { push: { isOffered: true, services: [push.url] } });
});
afterAll(async () => {
  expect(push.breaches).toEqual([]);
  await instance.close();
  await push.close();
});
beforeEach(async () => {
  for (const table of [
    'notification_delivery',
    'notification',
    'notification_choice',
    'push_subscription',
  ])
    await database.db.query(`delete from ${table}`);
  instance.waiting.length = 0;
  push.notices.length = 0;
});

const state = async (as: Person = 'anong') =>
  (await instance.call('GET', '/notification/push', {}, as)).body.item;

async function subscribe(
  as: Person = 'anong',
  given?: StandInSubscription,
): Promise<StandInSubscription> {
  const made = given ?? push.subscribe((await state(as)).publicKey);
  const { status } = await instance.call('POST', '/notification/push/subscribe', made, as);
  expect(status).toBe(200);
  return made;
}

describe('[10.12] web push', () => {
  it('reaches the browser encrypted and signed, with the link', async () => {
    await subscribe();
    expect((await state()).devices).toMatchObject([{ device: 'Chrome · Windows' }]);
    await instance.tell(['anong', 'burin'], { urgency: 'immediate' });
    await instance.work();
    const [arrived] = push.notices;
    expect(push.notices).toHaveLength(1);
    expect(arrived?.notice).toEqual({
      title: '[สารบรรณ] รอลงนาม 1 เรื่อง',
      body: letter.message,
      link: 'https://office.example/portal?api=notification&view=document&docId=doc-ref-1&enc=y',
      tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
      language: 'th',
    });
    expect(arrived).toMatchObject({ urgency: 'high', ttl: 86_400 });
    expect(arrived?.topic).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shortens a long Thai subject to the size a push service accepts', async () => {
    await subscribe();
    await instance.tell(['anong'], { message: 'ที่สุด '.repeat(500) });
    await instance.work();
    expect(push.notices).toHaveLength(1);
  });

  it.each([404, 410])('forgets a device of which the service says %i', async (status) => {
    await subscribe();
    push.moods.push(status);
    await instance.tell(['anong']);
    await instance.work();
    expect((await state()).devices).toEqual([]);
    const rows = await database.db.query('select state, problem from notification_delivery');
    expect(rows).toEqual([{ state: 'dropped', problem: 'gone' }]);
  });

  it('tries again where the service is busy', async () => {
    await subscribe();
    push.moods.push(503);
    await instance.tell(['anong']);
    await instance.work();
    instance.clock.advance(31_000);
    await instance.work();
    expect(push.notices).toHaveLength(1);
  });

  it('goes to every device of a person, and to none they removed', async () => {
    await subscribe();
    await subscribe();
    const [newest] = (await state()).devices;
    await instance.tell(['anong']);
    await instance.work();
    expect(push.notices).toHaveLength(2);
    const other = await instance.call(
      'POST',
      '/notification/push/unsubscribe',
      { id: newest?.id },
      'burin',
    );
    expect(other.status).toBe(200);
    expect((await state()).devices).toHaveLength(2);
    await instance.call('POST', '/notification/push/unsubscribe', { id: newest?.id });
    expect((await state()).devices).toHaveLength(1);
  });

  it('goes to the person who subscribed in the browser last', async () => {
    const browser = await subscribe();
    await instance.tell(['anong']);
    await instance.work('notification.plan');
    await subscribe('burin', browser);
    await instance.work();
    expect(push.notices).toEqual([]);
    expect((await state()).devices).toEqual([]);
    expect((await state('burin')).devices).toHaveLength(1);
  });

  it('sends only to addresses of known push services', async () => {
    const keys = push.subscribe('x');
    for (const endpoint of [
      'https://evil.example/push',
      'http://127.0.0.1:5432/',
      'https://fcm.googleapis.com.evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://user@fcm.googleapis.com/x',
    ]) {
      const fields = { ...keys, endpoint };
      const { body } = await instance.call('POST', '/notification/push/subscribe', fields);
      expect([endpoint, body.code]).toEqual([endpoint, 'notification.push-service-unknown']);
    }
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    // The address that the Chromium of Debian gives, seen with version 156.
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('takes the address %s of a browser', (endpoint) => {
    expect(isPushService(endpoint, [])).toBe(true);
  });
});

describe('[10.12] [2.06] a browser on which its person signed out', () => {
  const signOut = () => instance.trusted.delete(instance.sessions.anong);
  const signIn = () => instance.trusted.add(instance.sessions.anong);
  const resume = (endpoint: string, as: Person = 'anong') =>
    instance.call('POST', '/notification/push/resume', { endpoint }, as);
  afterEach(() => void signIn());

  it('gets no notices until its person signs in on it again', async () => {
    const { endpoint } = await subscribe();
    signOut();
    await instance.tell(['anong']);
    await instance.work();
    expect(push.notices).toEqual([]);
    expect(await database.db.query('select 1 from notification_delivery')).toEqual([]);
    expect((await state()).devices).toMatchObject([{ isPaused: true }]);
    signIn();
    expect((await resume(endpoint)).body).toMatchObject({ isResumed: true });
    expect((await state()).devices).toMatchObject([{ isPaused: false }]);
    await instance.tell(['anong']);
    await instance.work();
    expect(push.notices).toHaveLength(1);
  });

  it('gets nothing of what waited to be sent, and that is not a failure', async () => {
    await subscribe();
    await instance.tell(['anong']);
    await instance.work('notification.plan');
    signOut();
    await instance.work();
    expect(push.notices).toEqual([]);
    const rows = await database.db.query('select state, problem from notification_delivery');
    expect(rows).toEqual([{ state: 'dropped', problem: 'signed-out' }]);
    expect((await state()).devices).toHaveLength(1);
  });

  it('is not resumed by another person who signs in on it', async () => {
    const { endpoint } = await subscribe();
    signOut();
    expect((await resume(endpoint, 'burin')).body).toMatchObject({ isResumed: false });
    await instance.tell(['anong', 'burin']);
    await instance.work();
    expect(push.notices).toEqual([]);
  });
});

it('[10.12] the keys of web push are made once and readable by nobody else', async () => {
  const file = join(instance.dataDir, 'keys', 'web-push.json');
  const first = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await readVapidKeys(instance.dataDir)).toEqual(JSON.parse(first));
  expect((await state()).publicKey).toBe(JSON.parse(first).publicKey);
});
