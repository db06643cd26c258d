import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { cast } from './harness/cast.ts';
import { goInside } from './harness/places.ts';
import {
  filesOf,
  isOnDisk,
  oldLetters,
  retentionPath,
  useRetentionData,
  today,
  well,
} from './harness/old-letters.testing.ts';
import { firstOf, some } from './harness/several.ts';
import { useHarness } from './harness/harness.ts';

// A server that is killed meanwhile is in destruction.full.e2e.ts.
const data = useRetentionData();
const harness = useHarness({ at: () => data.url });

async function choosePerson(page: Page, label: string | RegExp, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(name.split(' ')[0] ?? '');
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('[13.05] a round of destruction', () => {
  it('goes from the list to the certificate: records officer, committee and head', async () => {
    const ids = await oldLetters(data, 'round', 3);
    const shas = (await filesOf(data, ids)).map(({ sha256 }) => sha256);
    const officer = await harness.enter('saraban', '/sarabun/retention?tab=candidates');
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

    const member = await harness.enter('clerk.policy', '/sarabun/retention', { screen: 'phone' });
    await firstOf(member.getByText('บัญชีหนังสือขอทำลาย')).click();
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
      const client = await signIn(data.url, account);
      await well(client.post(`${retentionPath}/list/judge`, { id, exceptions }));
    }

    const head = await harness.enter('director', `/sarabun/retention/${id}`, { screen: 'phone' });
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

    const left = await filesOf(data, ids);
    expect(left).toHaveLength(1);
    expect(shas.filter((sha) => isOnDisk(data, sha))).toEqual(left.map(({ sha256 }) => sha256));
    await goInside(officer, `/sarabun/document/${ids[0]}`);
    await some(officer.getByText('ทำลายแล้วตามบัญชีหนังสือขอทำลาย', { exact: false }));
    expect(await brokenRules(officer)).toEqual([]);
  });
});

/** A day as a person types it. */
function spoken(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}/${Number(month)}/${Number(year) + 543}`;
}
