import { lineEvent, startLineStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@sarn/testing/local-port';
import { letterForm, signIn } from './api-client.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { openProgramData } from './harness/program-data.ts';
import type { ProgramData } from './harness/program-data.ts';
import { endQuietHours } from './harness/quiet-hours.ts';

let data: ProgramData;
let port: number;
let line: LineStandIn;
let server: ServerProcess;
const userId = `U${'d4'.repeat(16)}`;

beforeAll(async () => {
  data = await openProgramData('kill-notice');
  port = await freePort();
  line = await startLineStandIn();
  server = await start();
  await endQuietHours(server.url);
}, 240_000);

afterAll(async () => {
  await server.stop();
  await line.close();
  await data.remove();
});

const start = () =>
  startServer(
    {
      ...data.env,
      LINE_CHANNEL_SECRET: line.channelSecret,
      LINE_CHANNEL_ACCESS_TOKEN: line.accessToken,
      LINE_API_URL: line.url,
    },
    port,
  );

it('[10.11] kill -9 between sending and noting it: sent again by the same key, taken once', async () => {
  const director = await signIn(server.url, 'director');
  const { code } = await director.post('/notification/line/code', {});
  const event = lineEvent(userId, { text: String(code) });
  expect(await line.deliver(`${server.url}/api/notification/line/webhook`, [event])).toBe(200);
  const before = await sentByLine();
  // The messaging service takes the message, and its answer never comes.
  line.moods.push('accept-and-silent');
  const saraban = await signIn(server.url, 'saraban');
  const form = letterForm(`kill ${Date.now()}`, await saraban.upload('kill'));
  const { documentId } = await saraban.post('/registry/incoming/register', form);
  const presented = await saraban.post(`/registry/document/${String(documentId)}/act`, {
    on: 'document',
    targetId: documentId,
    act: 'present',
    form: { to: 'head', purpose: 'to-consider' },
  });
  expect(presented.status).toBe(200);
  await expect.poll(() => line.pushed.length, { timeout: 60_000 }).toBe(1);
  await server.kill();
  server = await start();
  await expect.poll(sentByLine, { timeout: 120_000 }).toBe(before + 1);
  expect(line.pushCalls()).toBe(2);
  expect(line.pushed).toHaveLength(1);
  expect(line.breaches).toEqual([]);
});

/** The number of sent messages that the administrator sees. */
async function sentByLine(): Promise<number> {
  const admin = await signIn(server.url, 'admin');
  const list = await admin.get('/notification/setting/deliveries?state=sent&channel=line');
  return Number(list['total']);
}
