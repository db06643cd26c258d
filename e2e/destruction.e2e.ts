import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, openDatabase, startEmbedded } from '@sarn/platform-server';
import type { Database, Embedded } from '@sarn/platform-server';
import { makeOld } from '@sarn/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, letterForm, signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { freePort, startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { brokenRules } from './stage/axe.ts';
import { cast } from './stage/cast.ts';
import { openDemoHouse } from './stage/demo-house.ts';
import type { DemoHouse } from './stage/demo-template.ts';
import { useStage } from './stage/stage.ts';

// A house of its own: papers are made old in its database, and its server is killed.
let house: DemoHouse;
let url: string;
let embedded: Embedded | undefined;
let db: Database;
let server: ServerProcess;
let port: number;
const stage = useStage(() => server.url);
const at = '/registry/retention';
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

const open = () => startServer({ ...house.env, DATABASE_URL: url }, port);

beforeAll(async () => {
  house = await openDemoHouse('destruction');
  const given = house.env['DATABASE_URL'];
  if (given === undefined) {
    embedded = await startEmbedded({ dataDir: house.folder, log: createLog('silent') });
  }
  url = given ?? embedded?.url ?? '';
  port = await freePort();
  server = await open();
  db = openDatabase(url);
}, 240_000);
afterAll(async () => {
  await server.stop();
  await db.close();
  await embedded?.stop();
  await house.remove();
});

async function well(answer: ReturnType<ApiClient['post']>): Promise<Record<string, unknown>> {
  const given = await answer;
  expect(given.status, JSON.stringify(given).slice(0, 400)).toBe(200);
  return given;
}

/** Letters dealt with and closed years ago. */
async function oldLetters(name: string, count: number, years = 11): Promise<string[]> {
  const saraban = await signIn(server.url, 'saraban');
  const director = await signIn(server.url, 'director');
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const fileId = await saraban.upload(`${name} ${number}`);
    const form = letterForm(`${name} ${number}`, fileId);
    const { documentId } = await well(saraban.post('/registry/incoming/register', form));
    const id = String(documentId);
    const act = (by: ApiClient, step: string, answers: object) =>
      well(
        by.post(`/registry/document/${id}/act`, {
          ...{ on: 'document', targetId: id, act: step, form: answers },
        }),
      );
    await act(saraban, 'present', { to: 'head', purpose: 'to-know' });
    await act(director, 'command', { decision: 'keep', password: demoPassword });
    await act(saraban, 'close', { retention: 'electronic' });
    ids.push(id);
  }
  await makeOld(db, ids, years);
  return ids;
}

const filesOf = async (ids: readonly string[]) =>
  db.query<{ sha256: string }>(
    `select sha256 from file where owner_kind = 'document' and owner_id = any ($1::uuid[])`,
    [ids],
  );
const isOnDisk = (sha: string) =>
  existsSync(join(house.folder, 'files', sha.slice(0, 2), sha.slice(2, 4), sha));

async function choosePerson(page: Page, label: string | RegExp, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(name.split(' ')[0] ?? '');
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('[13.05] a round of destruction', () => {
  it('goes from the list to the certificate: records officer, committee and head', async () => {
    const ids = await oldLetters('round', 3);
    const shas = (await filesOf(ids)).map(({ sha256 }) => sha256);
    const officer = await stage.enter('saraban', '/sarabun/retention?tab=candidates');
    await officer.getByText('ฉบับที่ round 1').waitFor();
    expect(await brokenRules(officer)).toEqual([]);
    await officer.getByRole('searchbox', { name: /^ค้นหาเรื่อง/ }).fill('round');
    await officer.getByText('1–3 จาก 3 รายการ').waitFor();
    await officer.getByRole('checkbox', { name: 'เลือกทั้งหมด' }).click({ force: true });
    await press(officer, 'จัดทำบัญชี 3 เรื่อง');
    await press(officer, 'เสนอคณะกรรมการ');
    const submit = officer.getByRole('dialog', { name: 'เสนอคณะกรรมการ' });
    await submit.getByRole('button', { name: 'เสนอคณะกรรมการ' }).click();
    await submit.getByText('ต้องมีประธานและกรรมการอีกอย่างน้อย 2 คน').waitFor();
    await choosePerson(officer, /ประธานกรรมการ/, cast['head.policy']);
    await choosePerson(officer, /กรรมการ \(อย่างน้อย/, cast['clerk.policy']);
    await choosePerson(officer, /กรรมการ \(อย่างน้อย/, cast['officer.policy']);
    await submit.getByLabel('เลขที่คำสั่งแต่งตั้ง').fill('12/2569');
    await submit.getByRole('textbox', { name: 'วันที่คำสั่ง' }).fill(spoken(today));
    expect(await brokenRules(officer)).toEqual([]);
    await submit.getByRole('button', { name: 'เสนอคณะกรรมการ' }).click();
    await officer.getByText('คณะกรรมการพิจารณา').waitFor();
    const id = officer.url().split('/').at(-1) ?? '';

    const member = await stage.enter('clerk.policy', '/sarabun/retention', { screen: 'phone' });
    await member.getByText('บัญชีหนังสือขอทำลาย').first().click();
    await press(member, 'ให้ความเห็น');
    const judge = member.getByRole('dialog', { name: 'ให้ความเห็น' });
    const third = judge.getByRole('radiogroup', { name: 'ความเห็นต่อเรื่องที่ 3' });
    await third.getByText('ไม่ควรทำลาย').click();
    await judge.getByLabel('เหตุผล').fill('มีคุณค่าทางการศึกษา');
    expect(await brokenRules(member)).toEqual([]);
    await judge.getByRole('button', { name: 'ยืนยันความเห็น' }).click();
    await judge.waitFor({ state: 'detached' });
    const kept = ids[2] ?? '';
    const exceptions = [{ documentId: kept, opinion: 'keep', reason: 'เห็นด้วยให้เก็บ' }];
    for (const account of ['head.policy', 'officer.policy']) {
      const client = await signIn(server.url, account);
      await well(client.post(`${at}/list/judge`, { id, exceptions }));
    }

    const head = await stage.enter('director', `/sarabun/retention/${id}`, { screen: 'phone' });
    await press(head, 'พิจารณาอนุมัติ');
    await head.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
    expect(await brokenRules(head)).toEqual([]);
    await press(head, 'อนุมัติ');
    await head.getByText('อนุมัติแล้ว', { exact: true }).waitFor();

    await officer.reload();
    await press(officer, 'บันทึกการส่งหอจดหมายเหตุ');
    await officer.getByLabel('เลขที่หนังสือส่ง').fill('ดท 0101/9');
    await press(officer, 'บันทึก');
    await press(officer, 'บันทึกคำตอบ');
    await press(officer, 'บันทึก');
    await press(officer, 'ทำลายตามบัญชี');
    await officer.getByText('ของ 2 เรื่องอย่างถาวร', { exact: false }).waitFor();
    await officer.getByLabel('รหัสผ่านของท่าน').fill(demoPassword);
    await press(officer, 'ทำลายอย่างถาวร');
    const certificate = officer.getByRole('button', { name: 'ใบรับรองการทำลาย' });
    await certificate.waitFor();
    expect(await brokenRules(officer)).toEqual([]);
    const [file] = await Promise.all([officer.waitForEvent('download'), certificate.click()]);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const left = await filesOf(ids);
    expect(left).toHaveLength(1);
    expect(shas.filter(isOnDisk)).toEqual(left.map(({ sha256 }) => sha256));
    await officer.goto(`${server.url}/sarabun/document/${ids[0]}`);
    await officer.getByText('ทำลายแล้วตามบัญชีหนังสือขอทำลาย', { exact: false }).first().waitFor();
    expect(await brokenRules(officer)).toEqual([]);
  });

  it('[13.03] [13.04] spares what a held folder covers, and hands over what the Archives take', async () => {
    const ids = await oldLetters('hand', 2, 21);
    const api = await signIn(server.url, 'saraban');
    const [agency] = await db.query<{ id: string }>('select id from unit where parent_id is null');
    const made = { name: 'คดีที่ดินเดิม', unitId: agency?.id };
    const { id: folderId } = await well(api.post('/registry/folders/create', made));
    await well(api.post('/registry/folders/file', { folderId, documentId: ids[0] }));

    const officer = await stage.enter('saraban', '/sarabun/retention?tab=holds');
    await press(officer, 'ระงับทั้งแฟ้ม');
    const hold = officer.getByRole('dialog', { name: 'ระงับทั้งแฟ้ม' });
    await hold.getByRole('button', { name: /แฟ้มของหน่วยงาน/ }).click();
    await officer.getByRole('option', { name: 'คดีที่ดินเดิม' }).click();
    await hold.getByLabel('เลขเรื่องหรือเลขคดี').fill('อ. 44/2569');
    await hold.getByLabel('เหตุผล').fill('อยู่ระหว่างพิจารณาคดี');
    await hold.getByRole('button', { name: 'ระงับการทำลาย' }).click();
    await hold.waitFor({ state: 'detached' });
    await officer.getByRole('row', { name: /คดีที่ดินเดิม/ }).waitFor();

    await officer.goto(`${server.url}/sarabun/retention?tab=candidates`);
    await officer.getByRole('searchbox', { name: /^ค้นหาเรื่อง/ }).fill('ฉบับที่ hand');
    await officer.getByText('1–1 จาก 1 รายการ').waitFor();
    // A hold stops a destruction and no handing over.
    await officer.getByRole('button', { name: /ประเภทบัญชี/ }).click();
    await officer.getByRole('option', { name: 'บัญชีส่งมอบหนังสือครบ 20 ปี' }).click();
    await officer.getByText('1–2 จาก 2 รายการ').waitFor();
    await officer.getByRole('checkbox', { name: 'เลือกทั้งหมด' }).click({ force: true });
    await press(officer, 'จัดทำบัญชี 2 เรื่อง');
    await press(officer, 'เสนอหัวหน้าส่วนราชการ');
    const submit = officer.getByRole('dialog', { name: 'เสนอหัวหน้าส่วนราชการ' });
    await submit.getByRole('button', { name: 'เสนอหัวหน้าส่วนราชการ' }).click();
    await submit.waitFor({ state: 'detached' });
    const id = officer.url().split('/').at(-1) ?? '';
    const director = await signIn(server.url, 'director');
    const password = demoPassword;
    await well(director.post(`${at}/list/decide`, { id, decision: 'approve', password }));

    await officer.reload();
    await press(officer, 'บันทึกการส่งหอจดหมายเหตุ');
    await officer.getByLabel('เลขที่หนังสือส่ง').fill('ดท 0101/21');
    await press(officer, 'บันทึก');
    await press(officer, 'บันทึกการรับมอบ');
    const receipt = officer.getByRole('dialog', { name: 'บันทึกการรับมอบ' });
    await receipt.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await receipt.getByText('กรุณากรอกข้อมูลนี้').waitFor();
    await receipt.getByLabel('ชื่อและตำแหน่งผู้รับ').fill('นายรับ มอบแล้ว นักจดหมายเหตุ');
    expect(await brokenRules(officer)).toEqual([]);
    await receipt.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await officer.getByText('รับมอบโดย นายรับ มอบแล้ว นักจดหมายเหตุ', { exact: false }).waitFor();
    // The browser took over the session of the first client.
    const after = await signIn(server.url, 'saraban');
    const over = await after.get(`${at}/candidates?kind=transfer&search=hand`);
    expect(over['total']).toBe(0);
  });

  it('killed in the middle goes on after the start, and leaves nothing half', async () => {
    const ids = await oldLetters('killed', 20);
    const shas = (await filesOf(ids)).map(({ sha256 }) => sha256);
    const saraban = await signIn(server.url, 'saraban');
    const { id } = await well(
      saraban.post(`${at}/list/create`, { kind: 'destroy', documentIds: ids }),
    );
    const people = await db.query<{ id: string; username: string }>(
      `select person_id as id, username from account
       where username in ('head.policy', 'clerk.policy', 'officer.policy')`,
    );
    const [chairId, ...memberIds] = people.map((person) => person.id);
    const order = { orderNo: '13/2569', orderOn: today };
    await well(saraban.post(`${at}/list/submit`, { id, chairId, memberIds, ...order }));
    for (const { username } of people) {
      const member = await signIn(server.url, username);
      await well(member.post(`${at}/list/judge`, { id }));
    }
    const director = await signIn(server.url, 'director');
    const password = demoPassword;
    await well(director.post(`${at}/list/decide`, { id, decision: 'approve', password }));
    const letter = { sentOn: today, letterNo: '1/2569' };
    await well(saraban.post(`${at}/list/archives/send`, { id, ...letter }));
    const agreed = { answer: 'agreed', answeredOn: today };
    await well(saraban.post(`${at}/list/archives/answer`, { id, ...agreed }));
    await well(saraban.post(`${at}/list/execute`, { id, password }));
    const states = async () =>
      (
        await db.query<{ state: string }>(`select state from retention_item where list_id = $1`, [
          id,
        ])
      ).map(({ state }) => state);
    await expect
      .poll(async () => (await states()).includes('destroyed'), { interval: 5, timeout: 30_000 })
      .toBe(true);
    await server.kill();
    const middle = await states();
    server = await open();
    await expect
      .poll(async () => new Set(await states()), { timeout: 60_000 })
      .toEqual(new Set(['destroyed']));
    expect(middle).toContain('listed');
    expect(await filesOf(ids)).toEqual([]);
    expect(shas.filter(isOnDisk)).toEqual([]);
  });
});

/** A day as it is typed. */
function spoken(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}/${Number(month)}/${Number(year) + 543}`;
}
