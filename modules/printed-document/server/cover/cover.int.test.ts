import { toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedPath } from '../printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const coverOf = async (account: string, documentId: string) => {
  const answer = await office.app.fetch(`/api${printedPath(documentId)}/cover`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, pages: answer.status === 200 ? await readBack(bytes) : [] };
};

test('[5.01] a document of another make has a cover for its readers, no other kind has one', async () => {
  const fileIds = [await office.upload('officer.policy')];
  const draft = { title: 'ภาพถ่ายแนวเขต', medium: 'photo', source: 'กองสำรวจ', fileIds };
  const id = await office.draftLetter('officer.policy', 'other', draft);
  await office.act('officer.policy', id, 'enter', {});
  const { letterNo, files } = await office.document('officer.policy', id);
  const { pages } = await coverOf('officer.policy', id);
  const wanted = [letterNo, 'ภาพถ่ายแนวเขต', 'ประเภทสื่อ ภาพถ่าย', 'ที่มา กองสำรวจ'];
  for (const part of wanted) expect(pages[0]).toContain(plain(toThaiDigits(part)));
  expect(files).toHaveLength(1);
  expect(pages[0]).toContain(plain('รวม ๑ รายการ'));
  expect((await coverOf('officer2.legal', id)).status).toBe(404);
  const letter = await office.draftLetter('officer.policy', 'outgoing');
  expect((await coverOf('officer.policy', letter)).status).toBe(404);
});
