import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterForm, signIn } from './api-client.ts';
import { persons } from './bench/agency/generate.ts';
import { withAgency } from './bench/scale/agency-folder.ts';
import { brokenRules } from './stage/axe.ts';
import { useStage } from './stage/stage.ts';
import { toBeGone } from './stage/look.ts';
import { firstOf, some } from './stage/several.ts';

// An agency of 3,000 people: a circular to the sixty of the demo shows nothing of its size.
const folder = mkdtempSync(join(tmpdir(), 'sarn-circulation-'));
let url = '';
let closed: Promise<void>;
const end = Promise.withResolvers<void>();
const stage = useStage({ at: () => url });
const title = 'ขอเชิญประชุมชี้แจงแนวทางการจัดทำงบประมาณ';

beforeAll(async () => {
  await new Promise<void>((opened, failed) => {
    closed = withAgency(folder, 1000, async (server) => {
      ({ url } = server);
      opened();
      await end.promise;
    });
    closed.catch(failed);
  });
}, 240_000);
afterAll(async () => {
  end.resolve();
  await closed;
  rmSync(folder, { recursive: true, force: true });
});

async function registered(number = 'ว 300'): Promise<string> {
  const registry = await signIn(stage.url, persons.registry);
  const fileId = await registry.upload(title);
  const form = { ...letterForm(number, fileId), title };
  return String((await registry.post('/registry/incoming/register', form))['documentId']);
}

/** Opened, acknowledged with a word, and gone from what waits. */
async function acknowledge(page: Page): Promise<void> {
  await firstOf(page.getByText(title)).click();
  await firstOf(page.getByRole('button', { name: 'รับทราบ', exact: true })).click();
  const dialog = page.getByRole('dialog', { name: 'รับทราบหนังสือเวียน' });
  await dialog.getByLabel('ข้อความถึงผู้เวียน (ถ้ามี)').fill('แจ้งเจ้าหน้าที่ในกลุ่มแล้ว');
  await dialog.getByRole('button', { name: 'รับทราบ' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('[4.07] [4.08] a circular to thousands', () => {
  it('is sent, acknowledged on a phone, reported person by person, and the others reminded', async () => {
    const documentId = await registered();
    const sender = await stage.enter(persons.registry, `/sarabun/document/${documentId}`);
    await sender.getByRole('button', { name: 'เวียนเรื่องนี้' }).click();
    const send = sender.getByRole('dialog', { name: 'เวียนหนังสือ' });
    await send.getByRole('button', { name: 'เวียนหนังสือ' }).click();
    await send.getByText('เลือกผู้รับอย่างน้อยหนึ่งราย').waitFor();
    await send.getByText('ทุกคนในหน่วยงาน').click();
    await send.getByLabel('บันทึกนำเวียน').fill('โปรดแจ้งผู้เกี่ยวข้องทราบ');
    await send.getByText('ให้ผู้รับกดรับทราบ').click();
    expect(await brokenRules(sender)).toEqual([]);
    await send.getByRole('button', { name: 'เวียนหนังสือ' }).click();
    await sender
      .getByText('เวียนถึง 2,999 คนแล้ว')
      .or(sender.getByText('เวียนถึง 2999 คนแล้ว'))
      .waitFor();

    const phone = await stage.enter(persons.clerk, '/sarabun/circulation', { screen: 'phone' });
    expect(await brokenRules(phone)).toEqual([]);
    await acknowledge(phone);

    await sender.getByRole('link', { name: 'ดูรายงานการอ่าน' }).click();
    await sender.getByRole('grid', { name: 'ผู้รับ' }).waitFor();
    expect(await brokenRules(sender)).toEqual([]);
    await sender.getByRole('button', { name: /สถานะ/ }).click();
    await sender.getByRole('option', { name: 'รับทราบแล้ว' }).click();
    await sender.getByText('แจ้งเจ้าหน้าที่ในกลุ่มแล้ว').waitFor();
    await sender.getByText('1–1 จาก 1 รายการ').waitFor();

    await sender.getByRole('button', { name: 'เตือนผู้ที่ยังไม่ดำเนินการ' }).click();
    await sender.getByRole('alertdialog').getByRole('button').last().click();
    await sender.getByText(/^เตือน 2,?998 คนแล้ว$/).waitFor();
    const { items } = (await (
      await signIn(stage.url, persons.head)
    ).post('/service/get-all-notification', { take: 10 })) as unknown as {
      items: { F_DOC_ID: string }[];
    };
    expect(items.filter((item) => item.F_DOC_ID === documentId)).toHaveLength(2);
  });

  it('sent to the wrong people is taken back before anybody has read it', async () => {
    const documentId = await registered('ว 301');
    const sender = await signIn(stage.url, persons.registry);
    const audience = { everyone: true };
    const sent = await sender.post('/registry/circulation/send', { documentId, audience });
    expect(sent.status, JSON.stringify(sent)).toBe(200);
    const page = await stage.enter(persons.registry, `/sarabun/circulation/${String(sent['id'])}`);
    await page.getByRole('button', { name: 'ดึงกลับ', exact: true }).click();
    const ask = page.getByRole('dialog', { name: 'ดึงการเวียนกลับ' });
    await ask.getByRole('button', { name: 'ดึงกลับ', exact: true }).click();
    await ask.getByText('กรุณาระบุเหตุผลอย่างน้อย 5 ตัวอักษร').waitFor();
    await ask.getByRole('textbox', { name: 'เหตุผล' }).fill('ส่งผิดกลุ่มผู้รับ');
    expect(await brokenRules(page)).toEqual([]);
    await ask.getByRole('button', { name: 'ดึงกลับ', exact: true }).click();
    await ask.waitFor({ state: 'detached' });
    await some(page.getByText('ส่งผิดกลุ่มผู้รับ', { exact: false }));
    await page.getByText('ดึงกลับแล้ว ไม่มีผู้ใดได้อ่านจากการเวียนครั้งนี้').waitFor();
    await toBeGone(page.getByRole('button', { name: 'ดึงกลับ', exact: true }));
    const clerk = await signIn(stage.url, persons.clerk);
    expect((await clerk.get(`/registry/document/${documentId}`)).status).toBe(404);
  });
});
