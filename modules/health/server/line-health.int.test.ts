import type { HealthView } from '@sarn/health/contract';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { startLineStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, expect, test } from 'vitest';

let line: LineStandIn;
let office: OfficeInstance;

beforeAll(async () => {
  line = await startLineStandIn();
  const { channelSecret, accessToken, url } = line;
  const settings = { channelSecret, accessToken, apiUrl: url, officialId: '@sarn' };
  office = await openInstance({ settings: { ...usualSettings, line: settings } });
});
afterAll(async () => {
  await office.close();
  await line.close();
});

/** What the health page says of LINE; undefined where it says nothing. */
async function lineOf(of: OfficeInstance) {
  expect((await of.post('admin', '/health/check', {})).status).toBe(200);
  const { lines } = (await of.get('admin', '/health/state')) as unknown as HealthView;
  return lines.find(({ code }) => code === 'outbox-line');
}

test('messages that LINE refused are told, with what to do and where', async () => {
  expect(await lineOf(office)).toMatchObject({ state: 'ok' });
  await office.app.db.query(
    `with told as (select id, person_id from notification where person_id = $1 limit 1)
     insert into notification_delivery (id, notification_id, person_id, channel, address, state,
       due_at, attempts, created_at, settled_at)
     select gen_random_uuid(), id, person_id, 'line', 'U1', 'failed', now(), 6, now(), now() from told`,
    [office.person('admin')],
  );
  const found = await lineOf(office);
  expect(found).toMatchObject({
    state: 'warning',
    page: { path: '/settings/3144/setting-modules-notification-lists' },
  });
  expect(found?.fact).toContain('ส่งไม่ออก 1 ฉบับ');
  expect(found?.todo).not.toBe('');
});

test('an agency without LINE is told nothing of it', async () => {
  const other = await openInstance();
  expect(await lineOf(other)).toBeUndefined();
  await other.close();
});
