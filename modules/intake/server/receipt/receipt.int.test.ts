import { toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const register = async (change: object = {}): Promise<string> => {
  const fileIds = [await office.upload('saraban')];
  const answer = await office.post('saraban', '/registry/incoming/register', {
    ...{ ...office.letterForm(), letterNo: 'ทด 7/41', fileIds },
    ...change,
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return String(answer['documentId']);
};

const receiptOf = async (account: string, documentId: string) => {
  const answer = await office.app.fetch(`/api/registry/document/${documentId}/receipt`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, pages: answer.status === 200 ? await readBack(bytes) : [] };
};

test('[4.07] who hands a letter over gets a receipt, form 17, with its number, subject, day and who registered it', async () => {
  const title = 'ขอส่งแบบสำรวจ 3 ชุด';
  const { status, pages } = await receiptOf('saraban', await register({ title }));
  expect({ status, pages: pages.length }).toEqual({ status: 200, pages: 1 });
  const [clerk] = await office.app.db.query<{ name: string }>(
    `select first_name_th || ' ' || last_name_th as name from person where id = $1`,
    [office.person('saraban')],
  );
  for (const part of ['แบบที่ ๑๗', 'ใบรับหนังสือ', 'ทด 7/41', title, 'รับวันที่', clerk?.name ?? 'nobody']) {
    expect(pages[0]).toContain(plain(toThaiDigits(part)));
  }
});

test('who may not read the letter gets none; a draft and a letter that is classified since have none', async () => {
  const documentId = await register({ letterNo: 'ทด 7/42' });
  expect((await receiptOf('officer.legal', documentId)).status).toBe(404);
  const draft = await office.draft('officer.policy', ['legal']);
  expect((await receiptOf('officer.policy', draft)).status).toBe(404);
  await office.app.db.query(`update document set secrecy = 'confidential' where id = $1`, [
    documentId,
  ]);
  expect((await receiptOf('saraban', documentId)).status).toBe(404);
});
