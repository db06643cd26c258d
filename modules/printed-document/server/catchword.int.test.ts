import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOf } from './printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const sentence =
  'สำนักงานได้จัดทำข้อมูลการใช้ประโยชน์ที่ดินของหน่วยงานของรัฐและตรวจสอบกับข้อมูลจากภาพถ่ายแล้ว จึงขอให้รายงานผลการดำเนินการภายในกำหนด';
const bodyJson = {
  type: 'doc',
  content: Array.from({ length: 24 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: sentence }],
  })),
};

async function set(value: 'none' | 'printed'): Promise<void> {
  const { rows } = (await office.get('admin', '/configuration/values')) as unknown as {
    rows: { code: string; version: number }[];
  };
  const version = rows.find(({ code }) => code === 'catchword')?.version ?? 0;
  const changes = [{ code: 'catchword', value, version }];
  const answer = await office.post('admin', '/configuration/values/save', { changes });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
}
const textOf = async (documentId: string) =>
  (await printedOf(office, 'officer.policy', documentId)).text;
const catchword = /\/สำนักงาน[^/]*\.\.\./;

test('[5.01] the agency decides about the catchword: drafts follow, what was issued stays', async () => {
  const written = { bodyJson };
  const { documentId: issued } = await office.publish('officer.policy', 'command', written);
  const draft = await office.draftPublication('officer.policy', 'command', written);
  for (const id of [issued, draft]) expect(await textOf(id)).not.toMatch(catchword);
  await set('printed');
  expect(await textOf(draft)).toMatch(catchword);
  expect(await textOf(issued)).not.toMatch(catchword);
  const { documentId: later } = await office.publish('officer.policy', 'command', written);
  expect(await textOf(later)).toMatch(catchword);
  await set('none');
  expect(await textOf(draft)).not.toMatch(catchword);
  expect(await textOf(later)).toMatch(catchword);
});
