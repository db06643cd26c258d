import { printedDate, toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 120_000);
afterAll(() => office.close());

const path = (documentId: string) => `/registry/document/${documentId}/printed`;

/** The answer and, of a PDF, the text of all pages without white space. */
async function printed(account: string, documentId: string, query = '') {
  const answer = await office.app.fetch(`/api${path(documentId)}${query}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition') ?? '',
    bytes,
    text: answer.status === 200 ? (await readBack(bytes)).join('') : '',
  };
}

async function signedMemo(): Promise<{ documentId: string; number: string }> {
  const documentId = await office.draft('officer.policy', ['legal']);
  const signatoryId = office.person('head.policy');
  await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  const { number } = await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
  return { documentId, number: number ?? '' };
}

describe('[5.01] a memo as it is printed', () => {
  test('has what was typed and what the agency knows, and is the same at each call', async () => {
    const { documentId, number } = await signedMemo();
    const memo = await office.document('officer.policy', documentId);
    const { type, text, bytes, disposition } = await printed('officer.policy', documentId);
    expect(type).toBe('application/pdf');
    expect(disposition).toMatch(/^inline/);
    const parts = [
      ...['บันทึกข้อความ', memo.ownerUnit.name, toThaiDigits(number)],
      ...[printedDate(memo.letterDate ?? ''), memo.title, memo.addressee, 'ด้วยกองขอเสนอ'],
      ...[memo.signedBy?.name ?? '–', memo.signedBy?.post ?? '–'],
    ];
    for (const part of parts) expect(text).toContain(plain(part));
    expect(Buffer.compare((await printed('head.policy', documentId)).bytes, bytes)).toBe(0);
    const saved = await printed('officer.policy', documentId, '?download=true');
    expect(saved.disposition).toMatch(/^attachment/);
  });

  test('is for its readers alone', async () => {
    const { documentId } = await signedMemo();
    const refused = await office.get('officer2.legal', path(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'registry.not-found' });
  });

  test('has no pages until it has a number', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    const refused = await office.get('officer.policy', path(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'printed-document.none' });
  });
});

test('[5.01] a document that came as a file is printed from its file', async () => {
  const { documentId } = await office.register('saraban');
  const refused = await office.get('saraban', path(documentId));
  expect(refused).toMatchObject({ status: 404, code: 'printed-document.none' });
});
