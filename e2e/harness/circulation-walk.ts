import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letterForm, signIn } from '../api-client.ts';
import { brokenRules } from './axe.ts';
import { toBeGone } from './look.ts';
import { dialog } from './people.ts';
import { firstOf, some } from './several.ts';
import type { Harness } from './harness.ts';

/** Accounts of an agency who send and receive a circular. */
export interface CirculationPersons {
  readonly registry: string;
  readonly clerk: string;
  readonly head: string;
}

const title = 'ขอเชิญประชุมชี้แจงแนวทางการจัดทำงบประมาณ';

const numberIn = (words: string | null) => Number((words ?? '').replaceAll(/\D/g, ''));

async function registered(
  harness: Harness,
  persons: CirculationPersons,
  number = 'ว 300',
): Promise<string> {
  const registry = await signIn(harness.url, persons.registry);
  const fileId = await registry.upload(title);
  const form = { ...letterForm(number, fileId), title };
  return String((await registry.post('/registry/incoming/register', form))['documentId']);
}

/** Opened, acknowledged with a comment, and removed from the queue. */
async function acknowledge(page: Page): Promise<void> {
  await firstOf(page.getByText(title)).click();
  await firstOf(page.getByRole('button', { name: 'รับทราบ', exact: true })).click();
  const form = dialog(page, 'รับทราบหนังสือเวียน');
  await form.getByLabel('ข้อความถึงผู้เวียน (ถ้ามี)').fill('แจ้งเจ้าหน้าที่ในกลุ่มแล้ว');
  await form.getByRole('button', { name: 'รับทราบ' }).click();
  await form.waitFor({ state: 'detached' });
}

/**
 * Sent to everybody, acknowledged on a phone, reported person by person, and the others reminded.
 *
 * @returns how many people it reached
 */
export async function walkCircular(harness: Harness, persons: CirculationPersons): Promise<number> {
  const documentId = await registered(harness, persons);
  const sender = await harness.enter(persons.registry, `/sarabun/document/${documentId}`);
  await sender.getByRole('button', { name: 'เวียนเรื่องนี้' }).click();
  const send = dialog(sender, 'เวียนหนังสือ');
  await send.getByRole('button', { name: 'เวียนหนังสือ' }).click();
  await send.getByText('เลือกผู้รับอย่างน้อยหนึ่งราย').waitFor();
  await send.getByText('ทุกคนในหน่วยงาน').click();
  await send.getByLabel('บันทึกนำเวียน').fill('โปรดแจ้งผู้เกี่ยวข้องทราบ');
  await send.getByText('ให้ผู้รับกดรับทราบ').click();
  expect(await brokenRules(sender)).toEqual([]);
  await send.getByRole('button', { name: 'เวียนหนังสือ' }).click();
  const notice = sender.getByText(/^เวียนถึง [\d,]+ คนแล้ว$/);
  const reached = numberIn(await notice.textContent());

  const phone = await harness.enter(persons.clerk, '/sarabun/circulation', { screen: 'phone' });
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
  const reminded = sender.getByText(/^เตือน [\d,]+ คนแล้ว$/);
  expect(numberIn(await reminded.textContent())).toBe(reached - 1);
  const { items } = (await (
    await signIn(harness.url, persons.head)
  ).post('/service/get-all-notification', { take: 10 })) as unknown as {
    items: { F_DOC_ID: string }[];
  };
  expect(items.filter((item) => item.F_DOC_ID === documentId)).toHaveLength(2);
  return reached;
}

/** Sent to the wrong people, and recalled before anybody has read it. */
export async function takeBackCircular(
  harness: Harness,
  persons: CirculationPersons,
): Promise<void> {
  const documentId = await registered(harness, persons, 'ว 301');
  const sender = await signIn(harness.url, persons.registry);
  const audience = { everyone: true };
  const sent = await sender.post('/registry/circulation/send', { documentId, audience });
  expect(sent.status, JSON.stringify(sent)).toBe(200);
  const page = await harness.enter(persons.registry, `/sarabun/circulation/${String(sent['id'])}`);
  await page.getByRole('button', { name: 'ดึงกลับ', exact: true }).click();
  const ask = dialog(page, 'ดึงการเวียนกลับ');
  await ask.getByRole('button', { name: 'ดึงกลับ', exact: true }).click();
  await ask.getByText('กรุณาระบุเหตุผลอย่างน้อย 5 ตัวอักษร').waitFor();
  await ask.getByRole('textbox', { name: 'เหตุผล' }).fill('ส่งผิดกลุ่มผู้รับ');
  expect(await brokenRules(page)).toEqual([]);
  await ask.getByRole('button', { name: 'ดึงกลับ', exact: true }).click();
  await ask.waitFor({ state: 'detached' });
  await some(page.getByText('ส่งผิดกลุ่มผู้รับ', { exact: false }));
  await page.getByText('ดึงกลับแล้ว ไม่มีผู้ใดได้อ่านจากการเวียนครั้งนี้').waitFor();
  await toBeGone(page.getByRole('button', { name: 'ดึงกลับ', exact: true }));
  const clerk = await signIn(harness.url, persons.clerk);
  expect((await clerk.get(`/registry/document/${documentId}`)).status).toBe(404);
}
