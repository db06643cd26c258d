import { plain, readBack } from '@sarn/pdf/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSignatures } from '../../contract/index.ts';
import { sheetWords } from './sheet-words.ts';
import { memoToSign, openSigningOffice, signDigitally } from '../signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

const sheetOf = (code: string, language = 'th') =>
  office.app.fetch(`/api/signature/verify/${code}/sheet?language=${language}`);

test('[6.09] whoever has the code gets the sheet; an unknown code and a classified document answer alike', async () => {
  const documentId = await memoToSign(office);
  await signDigitally(office, 'head.policy', documentId);
  const { rows } = listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );
  const { code = '', sha256 = '', signerName = '', signerLines = [] } = rows[0] ?? {};
  const answer = await sheetOf(code);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pages = await readBack(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  for (const text of [sheetWords.th.title, code, sha256, signerName, ...signerLines]) {
    expect(pages[0]).toContain(plain(text));
  }
  const english = await sheetOf(code.toLowerCase().replaceAll('-', ' '), 'en');
  const [said] = await readBack(new Uint8Array(await english.arrayBuffer()));
  expect(said).toContain(plain(sheetWords.en.title));

  const unknown = await sheetOf('0123-4567-89AB-CDEF');
  await office.app.db.query(`update document set secrecy = 'confidential' where id = $1`, [
    documentId,
  ]);
  const classified = await sheetOf(code);
  expect([unknown.status, classified.status]).toEqual([404, 404]);
  const refused = [await unknown.json(), await classified.json()] as Record<string, unknown>[];
  const told = refused.map(({ code: refusal, message, params }) => ({ refusal, message, params }));
  expect(told[0]).toMatchObject({ refusal: 'signature.unknown-code' });
  expect(told[1]).toEqual(told[0]);
});
