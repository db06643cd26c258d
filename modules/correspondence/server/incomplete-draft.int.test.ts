import type { LetterKind, PublicationKind } from '@sarn/document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const drafter = 'officer.policy';
const title = 'เรื่องที่เพิ่งเริ่มร่าง';

async function saved(path: string, form: object): Promise<string> {
  const answer = await office.post(drafter, `/registry/${path}/save`, { title, ...form });
  expect(answer.status).toBe(200);
  return String(answer['documentId']);
}

/** Why the first act of the draft is refused. */
async function refusal(documentId: string, act: string, form: object): Promise<object> {
  const request = { on: 'document' as const, targetId: documentId, act, form: { ...form } };
  return office.tryAct(drafter, documentId, request);
}

const submit = () => ({ signatoryId: office.person('director') });
const lacking = (missing: string) => ({
  ...{ status: 422, code: 'registry.draft-incomplete' },
  message: expect.stringContaining(missing) as string,
});

test('a memo with a subject alone is saved, and refused until it is whole', async () => {
  const id = await saved('memo', {});
  await office.seesIn(drafter, 'unsigned', id);
  expect(await refusal(id, 'submit', submit())).toMatchObject(
    lacking('เรียน/ถึง, ส่งถึงหน่วยงาน, ข้อความ'),
  );
  await office.edit(drafter, id, ['legal']);
  await office.act(drafter, id, 'submit', submit());
});

test.each<[kind: LetterKind, act: string, missing: string]>([
  ['outgoing', 'submit', 'เรียน/ถึง, ผู้รับภายนอก, ข้อความ, ส่วนราชการเจ้าของเรื่อง'],
  ['stamp', 'submit', 'เรียน/ถึง, ผู้รับภายนอก, ข้อความ, ส่วนราชการเจ้าของเรื่อง'],
  ['guaranty', 'submit', 'เรียน/ถึง, ข้อความ'],
  ['note', 'present', 'เรียน/ถึง, ข้อความ'],
  ['other', 'enter', 'ประเภทสื่อ, ที่มา, ไฟล์แนบ'],
])('so is %s', async (kind, act, missing) => {
  const id = await saved('letter', { kind });
  const form = act === 'submit' ? submit() : act === 'present' ? { purpose: 'to-know' } : {};
  expect(await refusal(id, act, form)).toMatchObject(lacking(missing));
});

test.each<[kind: PublicationKind, missing: string]>([
  ['cycle', 'เรียน/ถึง, ข้อความ'],
  ['command', 'ข้อความ'],
  ['news', 'ข้อความ'],
  ['report', 'ชื่อการประชุม, ครั้งที่, วันที่ประชุม, ข้อความ'],
])('so is %s', async (kind, missing) => {
  const id = await saved('publication', { kind });
  expect(await refusal(id, 'submit', submit())).toMatchObject(lacking(missing));
});
