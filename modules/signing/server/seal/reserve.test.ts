import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePdf } from '../../contract/index.ts';
import type { Judgement } from '../../contract/index.ts';
import { signatureFields } from '../../contract/pdf/fields.ts';
import { openPdf } from '../../contract/pdf/file.ts';
import { readCertificate } from '../../contract/x509/certificate.ts';
import { pdfsig, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleDocument } from '../sample-document.testing.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';
import { reserveFields } from './reserve.ts';
import { sealPdf } from './seal.ts';
import type { Signer } from './signer.ts';

let tools: Programs;
let authority: SampleAuthority;
let head: Signer;
let agency: Signer;

beforeAll(async () => {
  tools = await programs();
  authority = await sampleAuthority();
  head = await authority.signer('นางสาวสมหญิง ใจดี');
  agency = await authority.signer('กรมตัวอย่าง', { purpose: 'seal' });
});
afterAll(() => tools.remove());

const at = { page: 1, left: 30, width: 70, height: 8 };
const places = [
  { ...at, field: 'AgencyNumber', top: 40 },
  { ...at, field: 'AgencyDate', top: 60 },
];
const options = { at: sampleNow, signerName: 'ผู้ลงนาม' };
const drawing = { pdf: sampleDocument('Seal') };

const freeFields = (bytes: Uint8Array): string[] =>
  signatureFields(openPdf(bytes).newest).flatMap(({ name, value }) => (value ? [] : [name]));

const signedByHead = async (): Promise<Uint8Array> =>
  (await sealPdf(reserveFields(sampleDocument(), places, agency.certificate), options, head)).bytes;
const fill = async (bytes: Uint8Array, field: string, by: Signer): Promise<Uint8Array> =>
  (await sealPdf(bytes, { ...options, reserved: { field, drawing } }, by)).bytes;

async function judge(bytes: Uint8Array): Promise<Extract<Judgement, { kind: 'signed' }>> {
  const trust = { trustedRoots: [authority.root.certificate], crls: await authority.crls() };
  const certificates = [authority.issuing.certificate];
  const judged = await judgePdf(bytes, { ...trust, certificates, now: sampleNow.getTime() });
  if (judged.kind !== 'signed') throw new Error(judged.kind);
  return judged;
}

test('the agency fills the places that were kept for it, and every signature stays valid', async () => {
  const signed = await signedByHead();
  expect(freeFields(signed)).toEqual(['AgencyNumber', 'AgencyDate']);
  expect((await judge(signed)).verdict).toBe('valid');
  const numbered = await fill(signed, 'AgencyNumber', agency);
  const dated = await fill(numbered, 'AgencyDate', agency);
  expect(freeFields(dated)).toEqual([]);
  expect(Buffer.from(dated).subarray(0, signed.length).equals(signed)).toBe(true);
  const { verdict, signatures } = await judge(dated);
  expect(verdict).toBe('valid');
  expect(signatures.map(({ field }) => field)).toEqual([
    ...['Signature3', 'AgencyNumber', 'AgencyDate'],
  ]);
  const once = await pdfsig(tools, authority.root.certificate, numbered);
  // It lists the place that is still free, too.
  expect(once).toHaveLength(3);
  expect(once.filter(({ isValid, isTrusted }) => isValid && isTrusted)).toHaveLength(2);
  // pdfsig 22.12 trusts a certificate only where it first stands in a file.
  const twice = await pdfsig(tools, authority.root.certificate, dated);
  expect(twice).toHaveLength(3);
  expect(twice.every(({ isValid }) => isValid)).toBe(true);
  const { said: checked } = await tools.run('qpdf', '--check', tools.write('all.pdf', dated));
  expect(checked).toContain('No syntax or stream encoding errors found');
});

test('a place of the agency that somebody else of it fills is a change of what was signed', async () => {
  const officer = await authority.signer('นายสมชาย ใจกล้า');
  const { verdict, signatures } = await judge(
    await fill(await signedByHead(), 'AgencyNumber', officer),
  );
  expect(verdict).toBe('invalid');
  expect(signatures[0]?.changes).toMatchObject([{ code: 'covered', page: 1 }]);
});

test('a later certificate of the agency, of the same name, may fill it', async () => {
  const later = await authority.signer('กรมตัวอย่าง', { purpose: 'seal' });
  expect(readCertificate(later.certificate).serial).not.toBe(
    readCertificate(agency.certificate).serial,
  );
  const filled = await fill(await signedByHead(), 'AgencyDate', later);
  expect((await judge(filled)).verdict).toBe('valid');
});

test('a place that was moved while it was filled is told', async () => {
  const signed = await signedByHead();
  const filled = await fill(signed, 'AgencyNumber', agency);
  const moved = Buffer.from(filled);
  // In the update alone: the signature of the agency no longer holds either, but the head must not be blamed for it.
  const rect = moved.indexOf('/Rect [', signed.length);
  moved.write('9', rect + '/Rect ['.length);
  const { verdict, signatures } = await judge(moved);
  expect(verdict).toBe('invalid');
  expect(signatures[0]?.changes.map(({ code }) => code)).toContain('form');
});

test('a place is filled once, and only one that is there', async () => {
  const numbered = await fill(await signedByHead(), 'AgencyNumber', agency);
  for (const field of ['AgencyNumber', 'Nowhere']) {
    await expect(fill(numbered, field, agency)).rejects.toMatchObject({
      code: 'signing.pdf-no-field',
    });
  }
});
