import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startImapStandIn, startMailStandIn } from '@sarn/testing/stand-ins';
import type { ImapStandIn, MailStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from './api-client.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { brokenRules } from './stage/axe.ts';
import { useStage } from './stage/stage.ts';

// Two installations on one machine: A reads its mailbox too.
const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `sarn-exchange-${name}-`)));
let imap: ImapStandIn;
let smtp: MailStandIn;
let a: ServerProcess;
let b: ServerProcess;
const atA = useStage(() => a.url);
const atB = useStage(() => b.url);
const codes = { a: 'สนผ 01', b: 'สนผ 02' };

const environment = (): Record<string, string> => ({
  SARN_DATA: folders[0] ?? '',
  SARN_DEMO: '1',
  IMAP_URL: `imap://${imap.user}:${imap.password}@${imap.host}:${imap.port}`,
  SARN_MAILBOX_ADDRESS: 'saraban@agency.example',
  SARN_MAILBOX_SECONDS: '5',
  SMTP_URL: smtp.url,
});

beforeAll(async () => {
  [imap, smtp] = [await startImapStandIn(), await startMailStandIn()];
  a = await startServer(environment());
  b = await startServer({ SARN_DATA: folders[1] ?? '', SARN_DEMO: '1' });
}, 360_000);
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  await Promise.all([imap.close(), smtp.close()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const soon = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 100 });

interface Arrival {
  readonly id: string;
  readonly title: string;
}

const arrivals = async (server: ServerProcess): Promise<Arrival[]> => {
  const registry = await signIn(server.url, 'saraban');
  return (await registry.get('/registry/arrivals'))['rows'] as Arrival[];
};

describe('[15.09] letters from elsewhere', () => {
  it('a server killed while it takes in mail loses none and doubles none', async () => {
    const all = 30;
    for (let one = 1; one <= all; one += 1) {
      imap.deliver(
        `From: Dept <saraban@dept.example>\r\nMessage-ID: <m${one}@dept.example>\r\nSubject: Letter ${one}\r\n\r\nText\r\n`,
      );
    }
    const { port } = new URL(a.url);
    for (const share of [0.2, 0.6]) {
      await soon(async () =>
        expect((await arrivals(a)).length).toBeGreaterThanOrEqual(all * share),
      );
      await a.kill();
      a = await startServer(environment(), Number(port));
    }
    await soon(() => expect(imap.countRead()).toBe(all));
    const titles = (await arrivals(a)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(
      Array.from({ length: all }, (_, index) => `Letter ${index + 1}`).toSorted(),
    );
    // Each sender was answered once, however often the server began anew.
    await soon(() => expect(smtp.letters.length).toBeGreaterThanOrEqual(20));
    const subjects = smtp.letters.map(({ messageId }) => messageId);
    expect(new Set(subjects).size).toBe(20);
  });

  it('two agencies connect by fingerprint and reach each other', async () => {
    const admins = { a: await signIn(a.url, 'admin'), b: await signIn(b.url, 'admin') };
    await admins.b.post('/exchange/settings', { code: codes.b });
    const fingerprintOf = async (client: typeof admins.a) =>
      String((await client.get('/exchange/partners'))['fingerprint']);
    const partner = { url: a.url, fingerprint: await fingerprintOf(admins.a) };
    const page = await atA.enter('admin', '/settings/3144/letter-exchange');
    await page.getByLabel('รหัสหน่วยงานในระบบแลกเปลี่ยน').fill(codes.a);
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByLabel('ที่อยู่ระบบของคู่แลกเปลี่ยน').fill(b.url);
    const there = await fingerprintOf(admins.b);
    await page.getByLabel('ลายพิมพ์กุญแจของคู่แลกเปลี่ยน').fill(there);
    await page.getByRole('button', { name: 'เชื่อมต่อ', exact: true }).click();
    await page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).waitFor();
    expect((await admins.b.post('/exchange/partners/save', partner)).status).toBe(200);
    await page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).click();
    await page.getByText(/^ติดต่อ .* ได้$/).waitFor();
    expect(await brokenRules(page)).toEqual([]);
  });

  it('the registrar opens what came, refuses it, or goes on to the filled form', async () => {
    const page = await atA.enter('saraban', '/sarabun/arrivals');
    await page.getByText('Letter 7', { exact: true }).click();
    await page.getByRole('button', { name: 'ปฏิเสธการรับ' }).click();
    const dialog = page.getByRole('dialog', { name: 'ปฏิเสธการรับหนังสือ' });
    await dialog.getByLabel('เหตุผล').fill('ไม่ใช่หนังสือถึงหน่วยงานนี้');
    await dialog.getByRole('button', { name: 'ปฏิเสธการรับ' }).click();
    await page.getByText('ปฏิเสธการรับแล้ว').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    const phone = await atA.enter('saraban', '/sarabun/arrivals', { screen: 'phone' });
    await phone.getByText('Letter 8', { exact: true }).click();
    await phone.getByRole('link', { name: 'ลงทะเบียนรับ' }).click();
    await phone.getByText('ผู้ส่งตามที่แจ้ง').waitFor();
    expect(await brokenRules(phone)).toEqual([]);
    const other = await atB.enter('saraban', '/sarabun/arrivals');
    await other.getByText('ไม่มีหนังสือในรายการนี้').waitFor();
  });
});
