import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog } from './harness/people.ts';
import { demoPassword, signIn } from './api-client.ts';
import { brokenRules } from './harness/axe.ts';
import { toBeGone } from './harness/look.ts';
import { goInside } from './harness/places.ts';
import {
  entrustRegistrar,
  filesOf,
  gone,
  keptOf,
  letterWith,
  oldLetters,
  retentionPath,
  useRetentionData,
  well,
} from './harness/old-letters.testing.ts';
import { some } from './harness/several.ts';
import { useHarness } from './harness/harness.ts';

// A server that is killed meanwhile is in destruction.full.e2e.ts.
const data = useRetentionData();
const harness = useHarness({ at: () => data.url });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('what is kept from a round of destruction', () => {
  it('[13.03] [13.04] spares what a held folder covers, and hands over what the Archives take', async () => {
    const ids = await oldLetters(data, 'hand', 2, 21);
    const api = await signIn(data.url, 'saraban');
    const [agency] = await data.db.query<{ id: string }>(
      'select id from unit where parent_id is null',
    );
    const made = { name: 'คดีที่ดินเดิม', unitId: agency?.id };
    const { id: folderId } = await well(api.post('/registry/folders/create', made));
    await well(api.post('/registry/folders/file', { folderId, documentId: ids[0] }));

    const officer = await harness.enter('saraban', '/sarabun/retention?tab=holds');
    await press(officer, 'ระงับทั้งแฟ้ม');
    const hold = officer.getByRole('dialog', { name: 'ระงับทั้งแฟ้ม' });
    await hold.getByRole('button', { name: /แฟ้มของหน่วยงาน/ }).click();
    await officer.getByRole('option', { name: 'คดีที่ดินเดิม' }).click();
    await hold.getByLabel('เลขเรื่องหรือเลขคดี').fill('อ. 44/2569');
    await hold.getByLabel('เหตุผล').fill('อยู่ระหว่างพิจารณาคดี');
    await hold.getByRole('button', { name: 'ระงับการทำลาย' }).click();
    await hold.waitFor({ state: 'detached' });
    await officer.getByRole('row', { name: /คดีที่ดินเดิม/ }).waitFor();

    await goInside(officer, '/sarabun/retention?tab=candidates');
    await officer.getByRole('searchbox', { name: /^ค้นหาเรื่อง/ }).fill('ฉบับที่ hand');
    await officer.getByText('1–1 จาก 1 รายการ').waitFor();
    // A hold stops a destruction but not a transfer.
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
    const director = await signIn(data.url, 'director');
    const password = demoPassword;
    await well(
      director.post(`${retentionPath}/list/decide`, { id, decision: 'approve', password }),
    );

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
    const after = await signIn(data.url, 'saraban');
    const over = await after.get(`${retentionPath}/candidates?kind=transfer&search=hand`);
    expect(over['total']).toBe(0);
  });
});

describe('[8.06] a document that rises into a class of which only the register is kept', () => {
  it('loses its file once the registrar has confirmed it in words, and says so on a phone', async () => {
    await entrustRegistrar(data);
    const letter = await letterWith(data, 'risingpaper');
    const desktop = await harness.enter('saraban', `/sarabun/document/${letter.id}`);
    await desktop.getByRole('button', { name: 'ชั้นความลับและผู้มีสิทธิอ่าน' }).click();
    await desktop.getByRole('button', { name: 'กำหนดชั้นความลับ', exact: true }).click();
    const ask = dialog(desktop, 'ปรับชั้นความลับ');
    await ask.getByRole('button', { name: /ชั้นความลับใหม่/ }).click();
    await desktop.getByRole('option', { name: 'ลับมาก', exact: true }).click();
    const warning = ask.getByRole('group', { name: 'เนื้อหาในระบบจะถูกลบถาวร' });
    await warning.getByText('1 ไฟล์', { exact: false }).waitFor();
    await ask.getByRole('textbox', { name: 'เหตุผล' }).fill('กระทบความมั่นคง');
    await press(desktop, 'ลบเนื้อหาและปรับชั้น');
    await warning.getByText('กรุณายืนยันการลบก่อนบันทึก').waitFor();
    expect(await filesOf(data, [letter.id])).toHaveLength(1);
    expect(await brokenRules(desktop)).toEqual([]);
    await warning.getByText('เก็บตัวเอกสารไว้แล้ว', { exact: false }).click();
    await press(desktop, 'ลบเนื้อหาและปรับชั้น');
    await ask.waitFor({ state: 'detached' });
    await expect.poll(() => keptOf(data, letter, 'risingpaper'), { timeout: 60_000 }).toEqual(gone);

    const phone = await harness.enter('saraban', `/sarabun/document/${letter.id}`, {
      screen: 'phone',
    });
    await phone.getByRole('textbox', { name: 'เหตุผลที่เปิดอ่าน' }).fill('ตามหน้าที่');
    await press(phone, 'เปิดอ่าน');
    await phone.getByText('ชั้นความลับนี้เก็บเฉพาะรายการในทะเบียน', { exact: false }).waitFor();
    await some(phone.getByText('ลบไฟล์ letter.pdf', { exact: false }));
    await toBeGone(phone.getByText(letter.title));
    expect(await brokenRules(phone)).toEqual([]);
  }, 120_000);
});
