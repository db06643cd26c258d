import { renderDocument } from '@sarn/pdf/server';
import type { LetterDocument } from '@sarn/pdf/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const letter: LetterDocument = {
  ...{ kind: 'letter', version: 1, number: 'ฐพ 0203/1234', date: '2026-10-15', isDraft: false },
  ...{ owner: ['สำนักงานสถิติพื้นที่', 'ถนนราชพฤกษ์ใหม่', 'กรุงเทพฯ 10999'] },
  ...{ subject: 'ขอความอนุเคราะห์ข้อมูล', salutation: 'เรียน', closing: 'ขอแสดงความนับถือ' },
  ...{ addressee: 'ผู้อำนวยการสำนักงานพัฒนาที่ดิน', reference: '', enclosures: [] },
  ...{ responsible: ['กองข้อมูล'], copies: [], speed: 'ด่วนมาก', secrecy: '', keepWhole: [] },
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยสำนักงาน', marks: [] }] }],
  },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};

const ask = (account: string, fileId: string) =>
  office.get(account, `/registry/incoming/reading?fileId=${fileId}`);

it('[3.03] a letter with text fills the form of who uploaded it, and of nobody else', async () => {
  const fileId = await office.upload('saraban', await renderDocument(letter));
  await expect.poll(async () => (await ask('saraban', fileId))['isRead']).toBe(true);
  expect(await ask('saraban', fileId)).toMatchObject({
    ...{ status: 200, letterNo: letter.number, letterDate: letter.date, title: letter.subject },
    ...{ sender: 'สำนักงานสถิติพื้นที่', addressee: letter.addressee, speed: 'very-urgent' },
  });
  // What somebody else has just uploaded is nobody's business yet.
  const foreign = await office.upload('director', await renderDocument(letter));
  expect((await ask('saraban', foreign))['code']).toBe('file.not-found');
  expect((await ask('officer.policy', fileId)).status).toBe(403);
  const { documentId } = await office.register('saraban', { fileIds: [fileId] });
  expect(documentId).not.toBe('');
  // From now on who may read the document decides.
  expect((await ask('saraban', fileId))['code']).toBe('file.not-found');
});

it('a file without a letter in it says nothing', async () => {
  const fileId = await office.upload('saraban', samplePdf('Annual report'));
  await expect.poll(async () => (await ask('saraban', fileId))['isRead']).toBe(true);
  expect(await ask('saraban', fileId)).toMatchObject({
    ...{ status: 200, letterNo: '', letterDate: null, sender: '', title: '', speed: '' },
  });
});

it('a day that has not come yet is not taken for that of the letter', async () => {
  const later = { ...letter, date: office.dayFromToday(3), subject: 'ขอเชิญประชุม' };
  const fileId = await office.upload('saraban', await renderDocument(later));
  await expect.poll(async () => (await ask('saraban', fileId))['isRead']).toBe(true);
  expect(await ask('saraban', fileId)).toMatchObject({
    ...{ title: 'ขอเชิญประชุม', letterNo: letter.number, letterDate: null },
  });
});

it('a scan, which has no text, is soon known to say nothing', async () => {
  const fileId = await office.upload('saraban', samplePdf(''));
  await expect.poll(async () => (await ask('saraban', fileId))['isRead']).toBe(true);
  expect(await ask('saraban', fileId)).toMatchObject({ letterNo: '', title: '' });
});
