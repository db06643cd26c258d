import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startImapStandIn, startMailStandIn } from '@sarn/testing/stand-ins';
import type { ImapStandIn, MailStandIn } from '@sarn/testing/stand-ins';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword, signIn } from './api-client.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { startServer } from './server-process.ts';
import { refuseArrival } from './harness/refuse-arrival.ts';
import type { ServerProcess } from './server-process.ts';
import { brokenRules } from './harness/axe.ts';
import { cast } from './harness/cast.ts';
import { openProgramData } from './harness/program-data.ts';
import type { ProgramData } from './harness/program-data.ts';
import { useHarness } from './harness/harness.ts';
import { some } from './harness/several.ts';

// Two installations on one computer: A reads its mailbox too.
let folders: ProgramData[] = [];
let imap: ImapStandIn;
let smtp: MailStandIn;
let a: ServerProcess;
let b: ServerProcess;
const atA = useHarness({ at: () => a.url });
const atB = useHarness({ at: () => b.url });
const codes = { a: 'สนผ 01', b: 'สนผ 02' };

const environment = (): Record<string, string> => ({
  ...folders[0]?.env,
  IMAP_URL: `imap://${imap.user}:${imap.password}@${imap.host}:${imap.port}`,
  SARN_MAILBOX_ADDRESS: 'saraban@agency.example',
  SARN_MAILBOX_SECONDS: '5',
  SMTP_URL: smtp.url,
});

beforeAll(async () => {
  [imap, smtp] = [await startImapStandIn(), await startMailStandIn()];
  folders = [await openProgramData('exchange-a'), await openProgramData('exchange-b')];
  a = await startServer(environment());
  b = await startServer(folders[1]?.env ?? {});
}, 360_000);
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  await Promise.all([imap.close(), smtp.close()]);
  for (const one of folders) await one.remove();
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

/** Those that came by mail in this file; the demo has its own. */
const mails = async (server: ServerProcess): Promise<string[]> =>
  (await arrivals(server)).map(({ title }) => title).filter((title) => /^Letter \d+$/.test(title));

const letterNoOf = (page: Page) => page.getByRole('textbox', { name: /^ที่(?:\s|\*|$)/ });

/** A letter of a division, signed by its head and numbered, sent to a partner by its code. */
async function sentByExchange(
  server: ServerProcess,
  { code, ...draft }: { readonly code: string; readonly title: string; readonly replyTo?: string },
): Promise<{ id: string; number: string }> {
  const name = `สำนักงานคู่แลกเปลี่ยน ${code}`;
  const registry = await signIn(server.url, 'saraban');
  const ok = (answer: Answer) => {
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    return answer;
  };
  ok(await registry.post('/registry/contacts/save', { name, exchangeCode: code }));
  const clerk = await signIn(server.url, 'clerk.policy');
  const text = { type: 'text', text: 'จึงเรียนมาเพื่อโปรดพิจารณา' };
  const saved = await clerk.post('/registry/letter/save', {
    ...{ kind: 'outgoing', addressee: 'ผู้อำนวยการสำนักงาน', contact: 'โทร. 0 2000 0000', ...draft },
    recipients: [{ name, method: 'exchange' }],
    bodyJson: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
  });
  const id = String(ok(saved)['documentId']);
  const acts = async (client: ApiClient, act: string, form: object) =>
    ok(
      await client.post(`/registry/document/${id}/act`, {
        on: 'document',
        targetId: id,
        act,
        form,
      }),
    );
  const search = encodeURIComponent(cast['head.policy'].split(' ')[0] ?? '');
  const { rows } = (await clerk.get(`/identity/people?search=${search}`)) as unknown as {
    rows: { id: string; name: string }[];
  };
  const signatoryId = rows.find((row) => row.name.includes(cast['head.policy']))?.id;
  await acts(clerk, 'submit', { signatoryId });
  await acts(await signIn(server.url, 'head.policy'), 'sign', { password: demoPassword });
  const { number } = await acts(clerk, 'number', {});
  const { item } = (await clerk.get(`/registry/document/${id}`)) as unknown as {
    item: { letter: { recipients: { id: string }[] } };
  };
  const sendings = [{ recipientId: item.letter.recipients[0]?.id, method: 'exchange' }];
  await acts(clerk, 'dispatch', { sendings });
  return { id, number: String(number) };
}

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
      await soon(async () => expect((await mails(a)).length).toBeGreaterThanOrEqual(all * share));
      await a.kill();
      a = await startServer(environment(), Number(port));
    }
    await soon(() => expect(imap.countRead()).toBe(all));
    expect((await mails(a)).toSorted()).toEqual(
      Array.from({ length: all }, (_, index) => `Letter ${index + 1}`).toSorted(),
    );
    // Each sender got one answer, however often the server was restarted.
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
    expect(there, 'each installation has a key of its own').not.toBe(partner.fingerprint);
    await page.getByLabel('ลายพิมพ์กุญแจของคู่แลกเปลี่ยน').fill(there);
    await page.getByRole('button', { name: 'เชื่อมต่อ', exact: true }).click();
    await page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).waitFor();
    expect((await admins.b.post('/exchange/partners/save', partner)).status).toBe(200);
    await page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).click();
    await page.getByText(/^ติดต่อ .* ได้$/).waitFor();
    expect(await brokenRules(page)).toEqual([]);
  });

  it('a letter crosses, its number comes back, and so does the answer', async () => {
    const title = 'ขอความร่วมมือจัดทำฐานข้อมูลร่วม';
    const asked = await sentByExchange(a, { code: codes.b, title });
    const there = await atB.enter('saraban', '/sarabun/arrivals');
    await there.getByText(title, { exact: true }).click();
    await there.getByRole('link', { name: 'ลงทะเบียนรับ', exact: true }).click();
    await expect.poll(() => letterNoOf(there).inputValue()).toBe(asked.number);
    await there.getByRole('button', { name: 'ลงทะเบียนรับ', exact: true }).click();
    const given = there.locator('.reg-done-number');
    const receiveNo = /\d+\/\d{4}/.exec((await given.textContent()) ?? '')?.[0] ?? 'none';
    const here = await atA.enter('clerk.policy', `/sarabun/document/${asked.id}`);
    await some(here.getByText('ผู้รับลงรับแล้ว'));
    await some(here.getByText(new RegExp(receiveNo)));
    expect(await brokenRules(here)).toEqual([]);

    const registry = await signIn(b.url, 'saraban');
    const { rows } = (await registry.get(
      `/registry/documents?search=${encodeURIComponent(title)}`,
    )) as unknown as { rows: { documentId: string }[] };
    const answer = 'ตอบรับการจัดทำฐานข้อมูลร่วม';
    const replyTo = rows[0]?.documentId ?? '';
    const units = (await registry.get('/identity/units')) as unknown as {
      rows: { id: string; nameTh: string }[];
    };
    const unitId = units.rows.find((unit) => unit.nameTh === 'กองนโยบายและแผน')?.id;
    const distributed = await registry.post(`/registry/document/${replyTo}/act`, {
      ...{ on: 'document', targetId: replyTo, act: 'distribute' },
      form: { recipients: [{ unitId, role: 'main' }] },
    });
    expect(distributed.status, JSON.stringify(distributed)).toBe(200);
    const replied = await sentByExchange(b, { code: codes.a, title: answer, replyTo });
    const [came] = await soon(async () => {
      const found = (await arrivals(a)).filter((one) => one.title === answer);
      expect(found).toHaveLength(1);
      return found;
    });
    const page = await atA.enter('saraban', `/sarabun/create/outside?arrival=${came?.id ?? ''}`);
    await expect.poll(() => letterNoOf(page).inputValue()).toBe(replied.number);
    await page.getByRole('button', { name: 'ลงทะเบียนรับ', exact: true }).click();
    await page.locator('.reg-done-number').waitFor();
    const back = await atB.enter('clerk.policy', `/sarabun/document/${replied.id}`, {
      screen: 'phone',
    });
    await some(back.getByText('ผู้รับลงรับแล้ว'));
    const first = await atB.enter('clerk.policy', `/sarabun/document/${replyTo}`);
    await first.getByRole('heading', { name: 'ตอบแล้วโดย' }).waitFor();
  }, 240_000);

  it('a partner with a new key is refused until it is connected anew, one that took us out is named', async () => {
    await b.stop();
    rmSync(join(folders[1]?.folder ?? '', 'keys', 'exchange.pem'));
    b = await startServer(folders[1]?.env ?? {}, Number(new URL(b.url).port));
    const place = '/settings/3144/letter-exchange';
    const page = await atA.enter('admin', place);
    const test = page.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' });
    await test.click();
    await page.getByText('กุญแจไม่ตรง', { exact: true }).waitFor();
    await page.getByText('โทรถามลายพิมพ์กุญแจจากผู้ดูแลระบบ', { exact: false }).waitFor();
    const there = await signIn(b.url, 'admin');
    const { fingerprint, rows } = (await there.get('/exchange/partners')) as unknown as {
      readonly fingerprint: string;
      readonly rows: readonly { readonly id: string }[];
    };
    await page.getByLabel('ที่อยู่ระบบของคู่แลกเปลี่ยน').fill(b.url);
    await page.getByLabel('ลายพิมพ์กุญแจของคู่แลกเปลี่ยน').fill(fingerprint);
    await page.getByRole('button', { name: 'เชื่อมต่อ', exact: true }).click();
    await page.getByText('ติดต่อได้', { exact: true }).waitFor();

    expect((await there.post('/exchange/partners/retire', { id: rows[0]?.id })).status).toBe(200);
    const phone = await atA.enter('admin', place, { screen: 'phone' });
    await phone.getByRole('button', { name: 'ทดสอบการเชื่อมต่อ' }).click();
    await phone.getByText('ไม่รู้จักหน่วยงานของท่าน', { exact: true }).waitFor();
    await phone.evaluate(() => window.scrollTo(0, 0));
    expect(await brokenRules(phone)).toEqual([]);
  }, 240_000);

  it('what was refused at one agency is not in the list of the other', async () => {
    const page = await atA.enter('saraban', '/sarabun/arrivals');
    await refuseArrival(page, 'Letter 7');
    const other = await atB.enter('saraban', '/sarabun/arrivals?tab=refused');
    await other.getByText('ไม่มีหนังสือในรายการนี้').waitFor();
  });
});
