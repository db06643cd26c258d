import { samplePng } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pem, pdfsig, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleDocument } from '../sample-document.testing.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';
import { addEvidence, archivePdf } from './evidence.ts';
import { prepareSignature } from './prepare.ts';
import { finishSignature, contentsBytesFor, sealPdf, signPrepared } from './seal.ts';
import type { Signer } from './signer.ts';

let tools: Programs;
let authority: SampleAuthority;
let signer: Signer;

beforeAll(async () => {
  tools = await programs();
  authority = await sampleAuthority();
  signer = await authority.signer('นางสาวสมหญิง ใจดี');
});
afterAll(() => tools.remove());

const ink = samplePng(40, 20, () => [0, 0, 120, 255]);
const options = { at: sampleNow, signerName: 'นางสาวสมหญิง ใจดี', reason: 'อนุมัติ' };
const place = { page: 2, left: 100, top: 200, width: 50, height: 20 };
const isFine = { isValid: true, isTrusted: true };
const check = async (bytes: Uint8Array): Promise<string> =>
  (await tools.run('qpdf', '--check', tools.write('check.pdf', bytes))).said;
const clean = 'No syntax or stream encoding errors found';

test('one, two and three signers are valid and trusted for pdfsig, the last for the total document', async () => {
  const timestamps = await authority.timestamps();
  let bytes = sampleDocument();
  for (const [count, name] of ['สมหญิง', 'สมชาย', 'กรมตัวอย่าง'].entries()) {
    const before = bytes;
    const by = await authority.signer(name);
    const drawing = count === 0 ? { png: ink } : { pdf: sampleDocument('Seal') };
    const appearance = { ...place, top: 40 * (count + 1), drawing };
    const sealed = await sealPdf(before, { ...options, appearance }, by, timestamps);
    expect(sealed).toMatchObject({ level: 'B-T', fieldName: `Signature${count + 1}` });
    bytes = sealed.bytes;
    expect(Buffer.from(bytes).subarray(0, before.length).equals(before)).toBe(true);
    const said = await pdfsig(tools, authority.root.certificate, bytes);
    expect(said).toEqual(
      Array.from({ length: count + 1 }, (_, at) => ({ ...isFine, isTotal: at === count })),
    );
  }
  expect(await check(bytes)).toContain(clean);
  const archived = await archivePdf(
    bytes,
    { certificates: [authority.issuing.certificate], crls: await authority.crls(), ocsps: [] },
    timestamps,
  );
  expect(Buffer.from(archived).subarray(0, bytes.length).equals(bytes)).toBe(true);
  expect(await check(archived)).toContain(clean);
  const { said } = await tools.run('pdfdetach', '-list', tools.write('check.pdf', archived));
  expect(said).toContain('1 embedded files');
});

test('a file whose objects are packed is signed in its own form', async () => {
  const plain = tools.write('plain.pdf', sampleDocument());
  await tools.run('qpdf', '--object-streams=generate', plain, tools.path('packed.pdf'));
  const packed = tools.read('packed.pdf');
  const appearance = { ...place, drawing: { pdf: packed } };
  const first = await sealPdf(packed, { ...options, appearance }, signer);
  const { bytes } = await sealPdf(first.bytes, options, await authority.signer('สมชาย'));
  expect(await check(bytes)).toContain(clean);
  expect(await pdfsig(tools, authority.root.certificate, bytes)).toEqual([
    { ...isFine, isTotal: false },
    { ...isFine, isTotal: true },
  ]);
});

test('OpenSSL verifies the signature as CAdES, and its chain with the CRL', async () => {
  const contentsBytes = contentsBytesFor(signer, { hasTimestamp: false });
  const prepared = prepareSignature(sampleDocument(), { ...options, contentsBytes });
  const { cms } = await signPrepared(prepared, signer);
  const [, start, end, length] = prepared.byteRange;
  const signed = finishSignature(prepared, cms);
  const content = [signed.subarray(0, start), signed.subarray(end, end + length)];
  const root = tools.write('root.pem', pem('CERTIFICATE', authority.root.certificate));
  const crls = await authority.crls();
  tools.write(
    'root-and-crls.pem',
    [
      pem('CERTIFICATE', authority.root.certificate),
      ...crls.map((crl) => pem('X509 CRL', crl)),
    ].join(''),
  );
  const files = [tools.write('cms.der', cms), tools.write('content', Buffer.concat(content))];
  const verify = ['cms', '-verify', '-inform', 'DER', '-in', files[0] ?? '', '-binary'];
  const of = ['-content', files[1] ?? '', '-out', tools.path('out'), '-purpose', 'any'];
  const plain = await tools.run('openssl', ...verify, ...of, '-cades', '-CAfile', root);
  expect(plain.said).toContain('CAdES Verification successful');
  const checked = await tools.run(
    'openssl',
    ...[...verify, ...of, '-crl_check_all', '-CAfile', tools.path('root-and-crls.pem')],
  );
  expect(checked.said).toContain('Verification successful');
  const { said } = await tools.run(
    'openssl',
    'cms',
    '-cmsout',
    '-print',
    '-inform',
    'DER',
    '-in',
    files[0] ?? '',
  );
  expect(said).toContain('id-smime-aa-signingCertificateV2');
  expect(said).not.toContain('signingTime');
});

test('the same file and options prepare the same bytes, and only the place of the signature changes', async () => {
  const of = { ...options, contentsBytes: 4000, appearance: { ...place, drawing: { png: ink } } };
  const one = prepareSignature(sampleDocument(), of);
  const again = prepareSignature(sampleDocument(), of);
  expect(Buffer.from(one.bytes).equals(again.bytes)).toBe(true);
  expect(one.byteRange).toEqual(again.byteRange);
  const { cms } = await signPrepared(again, signer);
  const signed = finishSignature(one, cms);
  const [, start, end] = one.byteRange;
  expect(Buffer.from(signed.subarray(0, start)).equals(one.bytes.subarray(0, start))).toBe(true);
  expect(Buffer.from(signed.subarray(end)).equals(one.bytes.subarray(end))).toBe(true);
  expect(() => finishSignature(one, new Uint8Array(4001))).toThrow('signing.signature-too-large');
});

test('evidence is stored once', async () => {
  const { bytes } = await sealPdf(sampleDocument(), options, signer);
  const [crl = new Uint8Array()] = await authority.crls();
  const evidence = { certificates: [authority.issuing.certificate], crls: [crl], ocsps: [] };
  const once = addEvidence(bytes, evidence);
  expect(once.length).toBeGreaterThan(bytes.length + crl.length);
  expect(addEvidence(once, evidence)).toBe(once);
  const more = addEvidence(once, { certificates: [], crls: [await secondCrl()], ocsps: [] });
  expect(await check(more)).toContain(clean);
});

const secondCrl = async (): Promise<Uint8Array> => {
  const revocation = { serial: '01', revokedAt: sampleNow, reason: 'superseded' } as const;
  return (await authority.crls([revocation]))[1] ?? new Uint8Array();
};

test.each([0, 90, 180, 270])(
  'on a page turned by %i an appearance is where it was put',
  async (turn) => {
    const plain = tools.write('plain.pdf', sampleDocument(' '));
    await tools.run('qpdf', plain, `--rotate=${turn}:2`, tools.path('turned.pdf'));
    const appearance = { ...place, left: 20, top: 30, drawing: { png: ink } };
    const { bytes } = await sealPdf(tools.read('turned.pdf'), { ...options, appearance }, signer);
    const file = tools.write('sealed.pdf', bytes);
    await tools.run('pdftoppm', '-r', '25.4', '-f', '2', '-gray', file, tools.path('page'));
    const image = Buffer.from(tools.read('page-2.pgm'));
    const [head = '', width = '0'] =
      /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(image.toString('latin1')) ?? [];
    const inked = [...image.subarray(head.length)].flatMap((grey, at) =>
      grey < 250 ? [[at % Number(width), Math.floor(at / Number(width))]] : [],
    );
    const xs = inked.map(([x = 0]) => x);
    const ys = inked.map(([, y = 0]) => y);
    // One pixel is a millimetre: all of it lies within the place, and in the middle of it.
    expect([Math.min(...xs) >= 19, Math.max(...xs) <= 71]).toEqual([true, true]);
    expect([Math.min(...ys) >= 29, Math.max(...ys) <= 51]).toEqual([true, true]);
    expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - 44.5)).toBeLessThan(2);
  },
);

test.each([
  ['encrypted', 'signing.pdf-encrypted'],
  ['cut off', 'signing.pdf-broken'],
  ['no PDF', 'signing.pdf-broken'],
  ['a page too few', 'signing.pdf-no-page'],
  ['no picture', 'signing.appearance-not-usable'],
])('what cannot be signed is told by a code: %s', async (what, code) => {
  const document = sampleDocument();
  const plain = tools.write('plain.pdf', document);
  if (what === 'encrypted') {
    await tools.run('qpdf', '--encrypt', '', 'owner', '256', '--', plain, tools.path('locked.pdf'));
  }
  const bytes = new Map<string, () => Uint8Array>([
    ['encrypted', () => tools.read('locked.pdf')],
    ['cut off', () => document.subarray(0, -300)],
    ['no PDF', () => Buffer.from('hello')],
  ]).get(what)?.();
  const drawing = { png: what === 'no picture' ? document : ink };
  const appearance = { ...place, page: what === 'a page too few' ? 3 : 1, drawing };
  const sealing = sealPdf(bytes ?? document, { ...options, appearance }, signer);
  await expect(sealing).rejects.toMatchObject({ code });
});
