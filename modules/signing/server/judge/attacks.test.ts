import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePdf } from '../../contract/index.ts';
import type { Judgement } from '../../contract/index.ts';
import { openPdf } from '../../contract/pdf/file.ts';
import { signatureFields } from '../../contract/pdf/fields.ts';
import { pdfsig, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { appendUpdate, sampleDocument } from '../sample-document.testing.ts';
import { finishSignature, sealPdf, signPrepared } from '../seal/seal.ts';
import { digestOfRange, prepareSignature } from '../seal/prepare.ts';
import type { Signer } from '../seal/signer.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';

let tools: Programs;
let authority: SampleAuthority;
let signer: Signer;
let crls: Uint8Array[];
/** Signed, without anything to be seen. */
let signed: Uint8Array;

beforeAll(async () => {
  tools = await programs();
  authority = await sampleAuthority();
  signer = await authority.signer('สมหญิง');
  crls = await authority.crls();
  signed = await sealed(sampleDocument('Pay 100 baht'));
});
afterAll(() => tools.remove());

const options = { at: sampleNow, signerName: 'สมหญิง' };
const sealed = async (bytes: Uint8Array, as = signer): Promise<Uint8Array> =>
  (await sealPdf(bytes, options, as)).bytes;
const judge = (bytes: Uint8Array): Promise<Judgement> =>
  judgePdf(bytes, {
    ...{ trustedRoots: [authority.root.certificate], crls, now: sampleNow.getTime() },
  });
const outcome = async (bytes: Uint8Array): Promise<unknown> => {
  const judgement = await judge(bytes);
  if (judgement.kind !== 'signed') return judgement;
  return judgement.signatures.map(({ problems, changes }) => ({
    codes: problems.map(({ code }) => code),
    changes: changes.map(({ code, page = 0, object }) => `${code} ${page} ${object}`),
  }));
};
const changed = (...changes: string[]): object => ({ codes: ['changed-after-signing'], changes });
const update = (changes: Record<number, string | undefined>, bytes = signed): Uint8Array =>
  appendUpdate(
    bytes,
    new Map(Object.entries(changes).map(([number, text]) => [Number(number), text])),
  );
const stream = (text: string, entries = ''): string =>
  `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`;
const content = stream('BT /F1 24 Tf 72 720 Td (Pay 900 baht) Tj ET');
const page =
  '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>';
/** The catalog with the form that the signature made. */
const catalog = (more = '', form = '[14 0 R]', formMore = ''): string =>
  '<< /Type /Catalog /Pages 2 0 R /Metadata 7 0 R /OutputIntents [8 0 R] /AF [9 0 R] ' +
  '/Names << /EmbeddedFiles << /Names [(data.xml) 9 0 R] >> >> ' +
  `/AcroForm << /Fields ${form} /SigFlags 3 ${formMore} >> ${more} >>`;

test('the sample is what the attacks below assume', async () => {
  expect(await outcome(signed)).toEqual([{ codes: [], changes: [] }]);
  const [field] = signatureFields(openPdf(signed).newest);
  expect(field?.reference.number).toBe(202);
  expect(await outcome(update({ 1: catalog('', '[202 0 R]') }))).toEqual([
    { codes: [], changes: [] },
  ]);
  expect(await outcome(update({ 300: '(nobody refers to it)' }))).toEqual([
    { codes: [], changes: [] },
  ]);
});

test('a page whose content is replaced is invalid, though pdfsig calls it valid', async () => {
  const replaced = update({ 4: content });
  expect(await outcome(replaced)).toEqual([changed('page 1 4')]);
  expect(await pdfsig(tools, authority.root.certificate, replaced)).toEqual([
    { isValid: true, isTrusted: true, isTotal: false },
  ]);
});

test.each([
  [
    'other content for a page',
    { 6: `<< ${page} /Contents 210 0 R >>`, 210: content },
    ['page 2 6'],
  ],
  [
    'the font of a page',
    { 5: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>' },
    ['page 1 5'],
  ],
  [
    'a page added',
    { 2: '<< /Type /Pages /Kids [3 0 R 6 0 R 210 0 R] /Count 3 >>', 210: `<< ${page} >>` },
    ['pages 0 2'],
  ],
  ['a page taken away', { 2: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>' }, ['pages 0 2']],
  ['content removed', { 4: undefined }, ['page 1 4']],
  ['the metadata', { 7: stream('<x/>', '/Type /Metadata /Subtype /XML') }, ['metadata 0 7']],
  ['the attachment', { 10: stream('<forged/>', '/Type /EmbeddedFile') }, ['attachments 0 10']],
  ['the title', { 11: '<< /Title (Other) >>' }, ['document-information 0 11']],
  [
    'an action at opening',
    { 1: catalog('/OpenAction << /S /URI /URI (http://x) >>', '[202 0 R]') },
    ['catalog 0 1'],
  ],
  ['appearances made anew', { 1: catalog('', '[202 0 R]', '/NeedAppearances true') }, ['form 0 1']],
  ['the signature taken out of the form', { 1: catalog('', '[]') }, undefined],
  [
    'a note over a page',
    {
      6: `<< ${page} /Contents 4 0 R /Annots [210 0 R] >>`,
      210: '<< /Subtype /FreeText /Rect [0 0 500 800] /Contents (Void) >>',
    },
    ['annotations 2 6'],
  ],
  [
    'a text field',
    {
      1: catalog('', '[202 0 R 210 0 R]'),
      210: '<< /FT /Tx /T (Sum) /V (900) /Subtype /Widget /Rect [0 0 9 9] >>',
    },
    ['form 0 1'],
  ],
  [
    'a signature field that acts',
    {
      1: catalog('', '[202 0 R 210 0 R]'),
      210: '<< /FT /Sig /T (S2) /Subtype /Widget /Rect [0 0 0 0] /AA << /E 9 0 R >> >>',
    },
    ['form 0 210'],
  ],
  [
    'an empty signature field that shows something',
    {
      1: catalog('', '[202 0 R 210 0 R]'),
      210: '<< /FT /Sig /T (S2) /Subtype /Widget /Rect [0 0 99 99] /AP << /N 4 0 R >> >>',
    },
    ['form 0 210'],
  ],
])('after signing nobody changes %s', async (what, changes, expected) => {
  const found = await outcome(update(changes));
  if (expected) expect(found).toEqual([changed(...expected)]);
  else expect(found, what).toEqual({ kind: 'unsigned' });
});

test('an object that was prepared in the signed file does not appear later (shadow)', async () => {
  const shadow =
    '<< /FT /Sig /T (Late) /Subtype /Widget /Rect [10 10 99 99] /AP << /N 4 0 R >> /V 5 0 R >>';
  const prepared = await sealed(update({ 150: shadow }, sampleDocument()));
  const number = signatureFields(openPdf(prepared).newest)[0]?.reference.number ?? 0;
  const late = update({ 1: catalog('', `[${number} 0 R 150 0 R]`) }, prepared);
  const found = await judge(late);
  expect(found).toMatchObject({ verdict: 'invalid' });
  // Content hidden under a picture which an update takes away.
  const hidden = sampleDocument();
  const over = { 3: `<< ${page} /Contents [4 0 R 210 0 R] >>`, 210: stream('0 0 595 842 re f') };
  const covered = await sealed(update(over, hidden));
  expect(await outcome(update({ 210: undefined }, covered))).toEqual([changed('page 1 210')]);
});

const edited = (bytes: Uint8Array, from: RegExp, to: (found: string) => string): Uint8Array => {
  const text = Buffer.from(bytes).toString('latin1');
  return Uint8Array.from(Buffer.from(text.replace(from, to), 'latin1'));
};
const sameLength = (text: string, found: string): string =>
  text.padEnd(found.length).slice(0, found.length);

test.each([
  [
    'no range',
    /\/ByteRange \[[^\]]*\]/,
    (found: string) => sameLength('/ByteRangf 0', found),
    'no-signature',
  ],
  [
    'a range of nothing',
    /\/ByteRange \[[^\]]*\]/,
    (found: string) => sameLength('/ByteRange [0 0 0 0]', found),
    'wrong-range',
  ],
  [
    'negative numbers',
    /\/ByteRange \[0 \d+/,
    (found: string) => sameLength('/ByteRange [0 -1', found),
    'no-signature',
  ],
  [
    'an empty value',
    /\/Contents <[0-9a-f]+>/,
    (found: string) => sameLength('/Contents <>', found),
    'no-signature',
  ],
  ['a value that leads nowhere', /\/V 20\d 0 R/, () => '/V 299 0 R', 'no-signature'],
  ['no value', /\/Contents </, () => '/Contenta <', 'no-signature'],
  [
    'a value of zeros',
    /\/Contents <[0-9a-f]+/,
    (found: string) => '/Contents <'.padEnd(found.length, '0'),
    'broken-signature',
  ],
])('a signature with %s is none (USF)', async (_, from, to, code) => {
  expect(await outcome(edited(signed, from, to))).toMatchObject([{ codes: [code] }]);
});

test('a gap that is larger than the signature is refused (SWA)', async () => {
  // The digest is right: the signer, or a broken program, left out more than the signature.
  const document = sampleDocument();
  const prepared = prepareSignature(document, { ...options, contentsBytes: 4000 });
  const [, start, end, length] = prepared.byteRange;
  const range = [0, start - 40, end, length] as const;
  const bytes = edited(prepared.bytes, /\/ByteRange \[[^\]]*\]/, (found) =>
    sameLength(`/ByteRange [${range.join(' ')}]`, found),
  );
  const { cms } = await signPrepared({ digest: digestOfRange(bytes, range) }, signer);
  expect(await outcome(finishSignature({ ...prepared, bytes }, cms))).toMatchObject([
    { codes: ['wrong-range'] },
  ]);
});

test('a copy of the value elsewhere, with the old range around the true one, is refused (SWA)', async () => {
  const file = openPdf(signed);
  const [field] = signatureFields(file.newest);
  const value = Buffer.from(signed).toString('latin1');
  const text = /\/ByteRange \[[^\]]*\]\s*\/Contents <[0-9a-f]+>/.exec(value)?.[0] ?? '';
  const moved = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${text} >>`;
  const number =
    field?.value && typeof field.value === 'object' && 'number' in field.value
      ? field.value.number
      : 0;
  expect(await outcome(update({ [number]: moved, 4: content }))).toMatchObject([
    { codes: ['wrong-range'] },
  ]);
});

test('bytes that are no update may not follow', async () => {
  const followedBy = (text: string): Promise<unknown> =>
    outcome(Buffer.concat([signed, Buffer.from(text)]));
  expect(await followedBy('\n')).toMatchObject([{ codes: ['bytes-after-end'] }]);
  expect(await followedBy('garbage')).toEqual({ kind: 'refused', code: 'broken' });
});

test('somebody whom nobody trusts cannot draw over a page by signing it', async () => {
  const stranger = await (await sampleAuthority('อื่น')).signer('คนอื่น');
  const drawing = { pdf: sampleDocument('Void') };
  const place = { page: 1, left: 20, top: 20, width: 60, height: 20, drawing };
  const drawn = await sealPdf(signed, { ...options, appearance: place }, stranger);
  expect(await outcome(drawn.bytes)).toMatchObject([
    { codes: ['changed-after-signing'], changes: ['covered 1 207'] },
    { codes: ['not-trusted'] },
  ]);
  const unseen = await sealPdf(signed, options, stranger);
  expect(await outcome(unseen.bytes)).toMatchObject([{ codes: [] }, { codes: ['not-trusted'] }]);
  // Nor may anybody cover most of a page, or an earlier signature.
  const large = { ...place, width: 200, height: 200 };
  const covering = await sealPdf(signed, { ...options, appearance: large }, signer);
  expect(await outcome(covering.bytes)).toMatchObject([
    { codes: ['changed-after-signing'] },
    { codes: [] },
  ]);
  const one = await sealPdf(sampleDocument(), { ...options, appearance: place }, signer);
  const two = await sealPdf(one.bytes, { ...options, appearance: { ...place, left: 50 } }, signer);
  expect(await outcome(two.bytes)).toMatchObject([
    { codes: ['changed-after-signing'] },
    { codes: [] },
  ]);
  const beside = await sealPdf(
    one.bytes,
    { ...options, appearance: { ...place, left: 90 } },
    signer,
  );
  expect(await outcome(beside.bytes)).toEqual([
    { codes: [], changes: [] },
    { codes: [], changes: [] },
  ]);
});

test('after a change somebody else may sign, and only the earlier signature is invalid', async () => {
  const second = await sealed(update({ 4: content }), await authority.signer('สมชาย'));
  expect(await outcome(second)).toEqual([changed('page 1 4'), { codes: [], changes: [] }]);
});

test('a later field does not show itself with the value of a signature that holds', async () => {
  const [field] = signatureFields(openPdf(signed).newest);
  const value =
    Buffer.from(signed)
      .toString('latin1')
      .match(/\/V (\d+) 0 R/)?.[1] ?? '';
  const reused = update({
    1: catalog('', `[${field?.reference.number ?? 0} 0 R 210 0 R]`),
    6: `<< ${page} /Contents 4 0 R /Annots [210 0 R] >>`,
    210:
      '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Other) /Rect [50 50 150 90] /P 6 0 R ' +
      `/AP << /N 211 0 R >> /V ${value} 0 R >>`,
    211: stream('0 0 100 40 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 40]'),
  });
  expect(await outcome(reused)).toMatchObject([
    { codes: ['wrong-range'] },
    { codes: ['changed-after-signing'], changes: ['covered 2 210'] },
  ]);
});

test('content does not vanish by numbers that programs read differently', async () => {
  const text = Buffer.from(update({ 4: stream('BT /F1 24 Tf 72 720 Td (Pay 100 baht) Tj ET') }));
  const same = await outcome(text);
  expect(same).toEqual([{ codes: [], changes: [] }]);
  const raised = Buffer.from(text.toString('latin1'), 'latin1');
  raised.write('4 1 obj', raised.lastIndexOf('4 0 obj'));
  raised.write('00001 n', raised.lastIndexOf('00000 n'));
  expect(await outcome(raised)).toEqual([changed('page 1 4')]);
  const smaller = Buffer.from(text.toString('latin1'), 'latin1');
  smaller.write('/Size 3  ', smaller.lastIndexOf('/Size '));
  expect(await outcome(smaller)).toEqual([changed('catalog 0 1')]);
});
