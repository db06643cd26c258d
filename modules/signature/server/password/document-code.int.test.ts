import { createHash } from 'node:crypto';
import { publicationKinds } from '@sarn/document/contract';
import { plain, readBack } from '@sarn/pdf/testing';
import { clear, openSecret, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSignatures, readCode, verifySignature } from '../../contract/index.ts';
import { sheetWords } from '../sheet/sheet-words.ts';
import { memoToSign, openSigningOffice, printedFile, signDigitally } from '../signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

const printedCode = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/g;

const fileOf = (documentId: string, account = 'officer.policy') =>
  printedFile(office, account, documentId);

/** The codes on pages, each once. */
const codesOn = async (bytes: Uint8Array): Promise<string[]> => [
  ...new Set((await readBack(bytes)).join(' ').match(printedCode)),
];

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const answerTo = async (code: string) => {
  const answer = await office.app.fetch(`/api/signature/verify/${code}`);
  return verifySignature.output.parse(await answer.json());
};
const verified = async (code = '') => (await answerTo(code)).document;

/** A memo that the head of the legal division signs before the head of policy. */
async function memoOfTwo(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await submitToTwo(documentId);
  return documentId;
}

const submitToTwo = (documentId: string) =>
  office.act('officer.policy', documentId, 'submit', {
    ...{ reviewerIds: [], signatoryId: office.person('head.policy') },
    coSignatoryIds: [office.person('head.legal')],
  });

const sign = async (account: string, documentId: string) => {
  await office.act(account, documentId, 'sign', { password });
  await office.app.settled();
};

describe('[6.09] a document that was signed by password', () => {
  test('has one code on its pages, by which everybody learns who signed, and which file it is', async () => {
    const documentId = await memoToSign(office);
    expect(await codesOn(await fileOf(documentId))).toEqual([]);
    await sign('head.policy', documentId);
    const bytes = await fileOf(documentId);
    const [code, ...others] = await codesOn(bytes);
    expect(others).toEqual([]);
    const { letterNo, title, signedBy } = await office.document('officer.policy', documentId);
    const document = await verified(code);
    expect(document).toMatchObject({
      ...{ number: letterNo, subject: title, date: office.today, validity: 'counts' },
      ...{
        isDigital: false,
        sha256: hashOf(bytes),
        formerFiles: [],
        earlierSha256s: [],
        seals: [],
      },
    });
    expect(document?.signatures).toMatchObject([
      { signerName: signedBy?.name, level: 'name', stampedLaterAt: null },
    ]);
    expect(document?.signatures[0]?.signerLines.join('')).not.toBe('');
    // Whoever reads it next gets the same bytes.
    expect(hashOf(await fileOf(documentId, 'head.policy'))).toBe(hashOf(bytes));
    const panel = listSignatures.output.parse(
      await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
    );
    expect(panel).toMatchObject({ code, rows: [] });
  });

  test('its sheet says that no certificate stands behind it', async () => {
    const documentId = await memoToSign(office);
    await sign('head.policy', documentId);
    const bytes = await fileOf(documentId);
    const [code = ''] = await codesOn(bytes);
    const answer = await office.app.fetch(`/api/signature/verify/${code}/sheet?language=th`);
    expect(answer.status).toBe(200);
    const [page] = await readBack(new Uint8Array(await answer.arrayBuffer()));
    for (const text of [sheetWords.th.titleByPassword, sheetWords.th.level.name, hashOf(bytes)]) {
      expect(page).toContain(plain(text));
    }
  });

  test('a letter keeps its code when it is numbered later; both files are told apart', async () => {
    const documentId = await office.draftLetter('officer.policy', 'outgoing');
    await office.act('officer.policy', documentId, 'submit', {
      signatoryId: office.person('head.policy'),
    });
    await sign('head.policy', documentId);
    const before = await fileOf(documentId);
    const [code] = await codesOn(before);
    expect(await verified(code)).toMatchObject({ number: '', sha256: hashOf(before) });
    await office.act('clerk.policy', documentId, 'number', {});
    await office.app.settled();
    const after = await fileOf(documentId);
    expect(await codesOn(after)).toEqual([code]);
    const { letterNo } = await office.document('officer.policy', documentId);
    expect(await verified(code)).toMatchObject({
      ...{ number: letterNo, sha256: hashOf(after), earlierSha256s: [] },
      formerFiles: [{ sha256: hashOf(before), state: 'unnumbered' }],
    });
  });

  test('the first of two gives it, the second keeps it, and the page says that one is still to come', async () => {
    const documentId = await memoOfTwo();
    await sign('head.legal', documentId);
    const early = await fileOf(documentId, 'head.policy');
    const [code] = await codesOn(early);
    expect(await verified(code)).toMatchObject({
      ...{ validity: 'incomplete', number: '', sha256: hashOf(early) },
      signatures: [{ level: 'name' }],
    });
    await sign('head.policy', documentId);
    const last = await fileOf(documentId);
    expect(await codesOn(last)).toEqual([code]);
    const document = await verified(code);
    expect(document).toMatchObject({
      ...{ validity: 'counts', sha256: hashOf(last) },
      formerFiles: [{ sha256: hashOf(early), state: 'incomplete' }],
    });
    expect(document?.signatures).toHaveLength(2);
  });

  test('that goes back ends its code, and gets another one in the next round', async () => {
    const documentId = await memoOfTwo();
    await sign('head.legal', documentId);
    const [code] = await codesOn(await fileOf(documentId));
    await office.act('head.policy', documentId, 'sendBack', { reason: 'ขอแก้ไขข้อ ๒' });
    expect(await verified(code)).toMatchObject({
      ...{ validity: 'withdrawn', isDigital: false, sha256: null },
      ...{ signatures: [], formerFiles: [] },
    });
    expect(await codesOn(await fileOf(documentId))).toEqual([]);
    await submitToTwo(documentId);
    await sign('head.legal', documentId);
    const [next] = await codesOn(await fileOf(documentId));
    expect(next).toMatch(printedCode);
    expect(next).not.toBe(code);
    expect(await verified(code)).toMatchObject({ validity: 'withdrawn' });
  });

  test('a digital signature after it keeps the one code, and the page names both', async () => {
    const documentId = await memoOfTwo();
    await sign('head.legal', documentId);
    const early = await fileOf(documentId, 'head.policy');
    const [code = ''] = await codesOn(early);
    const digital = await signDigitally(office, 'head.policy', documentId);
    expect(digital, JSON.stringify(digital)).toMatchObject({ status: 200 });
    await office.app.settled();
    const bytes = await fileOf(documentId);
    expect(await codesOn(bytes)).toEqual([code]);
    const document = await verified(code);
    expect(document).toMatchObject({
      ...{ validity: 'counts', isDigital: true, sha256: hashOf(bytes) },
      formerFiles: [{ sha256: hashOf(early), state: 'incomplete' }],
    });
    expect(document?.signatures.map(({ level }) => level)).toEqual(['name', 'B-T']);
    const rows = await office.app.db.query<{ code: string }>(
      'select code from document_signature where document_id = $1',
      [documentId],
    );
    expect(rows).toEqual([{ code: readCode(code) }]);
  });

  test('is as unknown as any other code once it is classified', async () => {
    const documentId = await memoToSign(office);
    await sign('head.policy', documentId);
    const [code = ''] = await codesOn(await fileOf(documentId));
    const { document: _document, ...trust } = await answerTo('0123-4567-89AB-CDEF');
    const nothing = { document: null, ...trust };
    expect(await answerTo(code)).not.toEqual(nothing);
    await office.app.db.query(`update document set secrecy = 'confidential' where id = $1`, [
      documentId,
    ]);
    expect(await answerTo(code)).toEqual(nothing);
  });

  test('gets no code where no pages would show it', async () => {
    const trusting = { app: office.app, office };
    for (const account of ['officer.policy', 'head.policy', 'head.legal']) {
      await clear(trusting, account, 'secret');
    }
    const documentId = await office.draft('officer.policy', ['legal']);
    const classified = await office.post('officer.policy', '/registry/secret/classify', {
      ...{ documentId, secrecy: 'confidential', reason: 'ทดสอบการกำหนดชั้น' },
    });
    expect(classified.status, JSON.stringify(classified)).toBe(200);
    await openSecret(office, 'officer.policy', documentId);
    await submitToTwo(documentId);
    await openSecret(office, 'head.legal', documentId);
    await sign('head.legal', documentId);
    const rows = await office.app.db.query('select 1 from document_code where document_id = $1', [
      documentId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('[6.09] every kind that is signed by password', () => {
  test.each(publicationKinds)('%s has the code on its pages', async (kind) => {
    const { documentId } = await office.publish('officer.policy', kind);
    await office.app.settled();
    const bytes = await fileOf(documentId);
    const [code] = await codesOn(bytes);
    expect(await verified(code)).toMatchObject({ validity: 'counts', sha256: hashOf(bytes) });
  });

  test.each([
    { kind: 'stamp', act: 'initial' },
    { kind: 'guaranty', act: 'sign' },
    { kind: 'outgoing', act: 'sign' },
  ] as const)('$kind has it, too', async ({ kind, act }) => {
    const documentId = await office.draftLetter('officer.policy', kind);
    await office.act('officer.policy', documentId, 'submit', {
      signatoryId: office.person('head.policy'),
    });
    await office.act('head.policy', documentId, act, { password });
    await office.app.settled();
    const [code] = await codesOn(await fileOf(documentId));
    expect(await verified(code)).toMatchObject({ isDigital: false });
  });
});
