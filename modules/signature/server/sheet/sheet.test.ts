import { toThaiDigits } from '@sarn/kernel';
import { closePdf, renderForm } from '@sarn/pdf/server';
import { plain, readBack } from '@sarn/pdf/testing';
import { afterAll, expect, test } from 'vitest';
import { groupedHash } from '@sarn/signing/contract';
import type { VerifiedDocument } from '../../contract/index.ts';
import { sheetForm } from './sheet.form.ts';
import { sheetWords } from './sheet-words.ts';

afterAll(closePdf);

const hash = (start: string): string => start.repeat(8);
const signed: VerifiedDocument['signatures'][number] = {
  signerName: 'นางรุ่งนภา กิจไพศาล',
  signerLines: ['รองผู้อำนวยการ', 'รักษาราชการแทน ผู้อำนวยการสำนักงานนโยบายที่ดิน'],
  ...{ signedAt: '2026-11-26T17:30:00Z', level: 'B-T', stampedLaterAt: null },
};
const document: VerifiedDocument = {
  ...{ agency: 'สำนักงานนโยบายที่ดิน', number: 'ทส 0102/41', date: '2026-11-27' },
  ...{ subject: 'ขออนุมัติจัดประชุมสำรวจแนวเขต 12 แปลง', validity: 'counts' },
  ...{ sha256: hash('01234567'), earlierSha256s: [], checkedAt: '2026-11-27T03:00:00Z' },
  ...{ isDigital: true, formerFiles: [] },
  signatures: [signed],
  seals: [],
};
const at = {
  url: 'https://sarn.example/v#0123456789ABCDEF',
  ...{ address: 'sarn.example/v', code: '0123-4567-89AB-CDEF' },
};
const read = async (shown: VerifiedDocument, language: 'th' | 'en' = 'th') =>
  readBack(await renderForm(sheetForm(shown, at, language)));

test('[6.09] the sheet says all that everybody is told, and every character of it can be copied', async () => {
  const [page, ...more] = await read(document);
  expect(more).toEqual([]);
  const say = sheetWords.th;
  const steps = say.steps.map((step) => step.replace('{address}', at.address)).join('');
  const before = [
    ...[say.title, document.agency, say.number, document.number, say.date, '27 พฤศจิกายน 2569'],
    ...[say.subject, document.subject, say.state, say.validity.counts],
    ...[say.place, say.signer, say.signedAt, say.proof, '1', signed.signerName],
    ...[...signed.signerLines, '27 พฤศจิกายน 2569 00.30 น.', say.level['B-T']],
  ].join('');
  const exact = [say.code, at.code, say.address, at.address].join('');
  const hashes = 'ค่าแฮช SHA-256 ของฉบับที่ลงนาม'.concat(groupedHash(document.sha256 ?? ''));
  const steady = (text: string): string => toThaiDigits(text).replaceAll('SHA-๒๕๖', 'SHA-256');
  const made = say.made.replace('{at}', '27 พฤศจิกายน 2569 10.00 น.');
  expect(page).toBe(plain(steady(before) + exact + hashes + steady(steps) + toThaiDigits(made)));
});

test('in English it has English words and Arabic digits', async () => {
  const [page, ...more] = await read(document, 'en');
  expect(more).toEqual([]);
  for (const text of [sheetWords.en.title, '27 November 2026 00:30', document.number, at.code]) {
    expect(page).toContain(plain(text));
  }
  expect(page).not.toMatch(/[๐-๙]/);
});

test('of a cancelled document it says so; many signatories and earlier forms stay on one page', async () => {
  const long = 'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงาน ';
  const pages = await read({
    ...{ ...document, validity: 'cancelled', subject: long.trim() },
    earlierSha256s: ['aaaa1111', 'bbbb2222', 'cccc3333'].map(hash),
    signatures: [
      ...[signed, { ...signed, signerName: 'นายธีรเดช วรพิทักษ์', level: 'B-B' as const }],
      { ...signed, level: 'B-B', stampedLaterAt: '2026-11-27T01:00:00Z' },
    ],
  });
  expect(pages).toHaveLength(1);
  const [page] = pages;
  const say = sheetWords.th;
  for (const text of [
    say.validity.cancelled,
    say.validityText.cancelled,
    say.level['B-B'],
    say.stampedLater,
  ]) {
    expect(page).toContain(plain(text));
  }
  expect(page).not.toContain(plain(say.validity.counts));
  expect(page).not.toContain('aaaa1111');
  expect(page).toContain(hash('cccc3333'));
});

test('[6.09] of names and passwords it says that no certificate stands behind them, and which file is an earlier one', async () => {
  const byPassword: VerifiedDocument = {
    ...{ ...document, isDigital: false },
    formerFiles: [
      { sha256: hash('aaaa1111'), state: 'incomplete', keptAt: '2026-11-26T17:00:00Z' },
      { sha256: hash('bbbb2222'), state: 'unnumbered', keptAt: '2026-11-26T17:30:00Z' },
    ],
    signatures: [
      { ...signed, level: 'name' },
      { ...signed, signerName: 'นายธีรเดช วรพิทักษ์', level: 'picture' },
    ],
  };
  const [page = '', ...more] = await read(byPassword);
  expect(more).toEqual([]);
  const say = sheetWords.th;
  for (const text of [
    ...[say.titleByPassword, say.validity.countsByPassword, say.level.name, say.level.picture],
    ...[say.proofByPassword, say.former.unnumbered.replace('{at}', '27 พฤศจิกายน 2569 00.30 น.')],
  ]) {
    expect(page).toContain(plain(toThaiDigits(text)));
  }
  expect(page).not.toContain(plain(say.title));
  expect(page).not.toContain(plain(say.level['B-B']));
  expect(page).toContain(hash('bbbb2222'));
  const [early = ''] = await read({ ...byPassword, sha256: null, formerFiles: [] });
  expect(early).not.toContain(plain(toThaiDigits(say.hashByPassword)));
});

test('[6.01] the e-seal of the agency that added the number stands after the signatories', async () => {
  const sealedAt = '2026-11-27T02:00:00Z';
  const seals = [{ after: 'number', sealedAt, level: 'B-T' } as const];
  const [page = '', ...more] = await read({ ...document, seals });
  expect(more).toEqual([]);
  const row = ['2', document.agency, sheetWords.th.seal.number, '27 พฤศจิกายน 2569 09.00 น.'];
  expect(page).toContain(plain(toThaiDigits(row.join(''))));
});
