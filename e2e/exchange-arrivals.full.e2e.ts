import { startImapStandIn } from '@sarn/testing/stand-ins';
import type { ImapStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { refuseArrival } from './harness/refuse-arrival.ts';
import { brokenRules } from './harness/axe.ts';
import { useInstance } from './harness/instance.ts';
import { useHarness } from './harness/harness.ts';

// Two agencies, and a server that is killed while it takes in mail, are in exchange.full.e2e.ts.
let imap: ImapStandIn;
beforeAll(async () => {
  imap = await startImapStandIn();
});
afterAll(() => imap.close());

const instance = useInstance(() => ({
  IMAP_URL: `imap://${imap.user}:${imap.password}@${imap.host}:${imap.port}`,
  SARN_MAILBOX_ADDRESS: 'saraban@agency.example',
  SARN_MAILBOX_SECONDS: '5',
}));
const harness = useHarness({ at: () => instance.url });

/** Letters by mail, once the server has taken them in. */
async function mailed(...subjects: readonly string[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    imap.deliver(
      `From: Dept <saraban@dept.example>\r\nMessage-ID: <m${index}@dept.example>\r\nSubject: ${subject}\r\n\r\nText\r\n`,
    );
  }
  const registry = await signIn(harness.url, 'saraban');
  const titles = async () => {
    const { rows } = (await registry.get('/registry/arrivals')) as unknown as {
      rows: { title: string }[];
    };
    return rows.map(({ title }) => title);
  };
  await expect.poll(titles, { timeout: 60_000 }).toEqual(expect.arrayContaining([...subjects]));
}

it('[15.09] the registrar opens what came, refuses it, or goes on to the filled form', async () => {
  await mailed('Letter 1', 'Letter 2');
  const page = await harness.enter('saraban', '/sarabun/arrivals');
  await refuseArrival(page, 'Letter 1');
  expect(await brokenRules(page)).toEqual([]);
  const phone = await harness.enter('saraban', '/sarabun/arrivals', { screen: 'phone' });
  await phone.getByText('Letter 2', { exact: true }).click();
  await phone.getByRole('link', { name: 'ลงทะเบียนรับ' }).click();
  await phone.getByText('ผู้ส่งตามที่แจ้ง').waitFor();
  expect(await brokenRules(phone)).toEqual([]);
});
