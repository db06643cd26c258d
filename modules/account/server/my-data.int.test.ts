import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePng, stroke, withTestDatabase } from '@sarn/testing';
import { openHarness } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { aboveIt } from './account.testing.ts';

const base = withTestDatabase();
let instance: Harness;
let token: string;

beforeAll(async () => {
  instance = await openHarness(base, {
    singleSession: false,
    above: aboveIt,
  });
  token = await instance.enter('officer');
});
afterAll(() => instance.close());

describe('[2.12] the own data as a file', () => {
  test('holds everything of the person and nothing secret or of others', async () => {
    const file = { name: 's.png', type: 'image/png', bytes: samplePng(200, 100, stroke) };
    await instance.upload('/identity/signature', { ...file, fields: { source: 'drawn' } }, token);
    await instance.upload('/identity/picture', file, token);
    await instance.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1 }, token);
    const typed = { form: 'act.note:1', values: '{"note":"ร่างความเห็นที่ยังไม่ส่ง"}' };
    await instance.post('/identity/kept-input', typed, token);
    instance.audited.length = 0;
    const { status, headers, bytes } = await instance.read('/identity/my-data', { token });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['content-disposition']).toContain('attachment');
    const text = bytes.toString();
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(data['ข้อมูลส่วนตัว']).toMatchObject({ ชื่อ: 'ธีรพงษ์', รหัสพนักงาน: 'officer' });
    expect(data['บัญชีผู้ใช้งาน']).toMatchObject({ ชื่อผู้ใช้งาน: 'officer' });
    expect(data['ความยินยอมตามนโยบายคุ้มครองข้อมูลส่วนบุคคล']).toMatchObject([{ ยินยอม: true }]);
    expect(data['รูปประจำตัว']).toMatch(/^data:image\/png;base64,/);
    expect(data['ลายมือชื่อ']).toMatchObject([{ วิธีสร้าง: 'เขียน' }]);
    expect(data['ข้อความที่พิมพ์ค้างไว้และเก็บไว้ที่เครื่องแม่ข่าย']).toMatchObject([
      { แบบฟอร์ม: 'act.note:1', ข้อความ: { note: 'ร่างความเห็นที่ยังไม่ส่ง' } },
    ]);
    for (const secret of ['argon2', '1101700203450', 'กมล', 'admin@example']) {
      expect(text).not.toContain(secret);
    }
    expect(instance.audited.map(({ act }) => act)).toEqual(['identity.data-exported']);
  });

  test('is nobody else’s', async () => {
    expect((await instance.read('/identity/my-data')).status).toBe(401);
    const other = await instance.enter('clerk');
    const { bytes } = await instance.read('/identity/my-data', { token: other });
    expect(bytes.toString()).not.toMatch(/ธีรพงษ์|ร่างความเห็น/);
  });
});
