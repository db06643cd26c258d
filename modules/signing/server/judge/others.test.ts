import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePdf } from '../../contract/index.ts';
import { openPdf } from '../../contract/pdf/file.ts';
import { signatureFields } from '../../contract/pdf/fields.ts';
import { programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { appendUpdate, sampleDocument } from '../sample-document.testing.ts';
import { prepareSignature } from '../seal/prepare.ts';
import { finishSignature, sealPdf } from '../seal/seal.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';

/** PDFs that other programs signed, with certificates that another program made. */
let tools: Programs;
let root: Uint8Array;

const now = (): number => Date.now();
const openssl = (...args: readonly string[]): Promise<unknown> => tools.run('openssl', ...args);

beforeAll(async () => {
  tools = await programs();
  const extensions = ['-addext', 'keyUsage=critical,digitalSignature,nonRepudiation'];
  const subject = ['-subj', '/C=TH/O=Another agency/CN=Somchai', '-utf8', '-nodes', '-days', '30'];
  await openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-keyout', tools.path('key.pem'), ...subject],
    ...[
      '-out',
      tools.path('cert.pem'),
      '-addext',
      'basicConstraints=critical,CA:FALSE',
      ...extensions,
    ],
  );
  await openssl(
    'x509',
    '-in',
    tools.path('cert.pem'),
    '-outform',
    'DER',
    '-out',
    tools.path('c.der'),
  );
  root = tools.read('c.der');
  const files = ['-inkey', tools.path('key.pem'), '-in', tools.path('cert.pem')];
  const out = ['-name', 'other', '-passout', 'pass:x', '-out', tools.path('other.p12')];
  await openssl('pkcs12', '-export', ...files, ...out);
  const store = ['-d', `sql:${tools.path('')}`];
  await tools.run('certutil', '-N', ...store, '--empty-password');
  await tools.run('pk12util', ...store, '-i', tools.path('other.p12'), '-W', 'x');
  await tools.run('certutil', '-M', ...store, '-n', 'other', '-t', 'CTu,CTu,CTu');
});
afterAll(() => tools.remove());

const judge = async (bytes: Uint8Array): Promise<unknown> =>
  judgePdf(bytes, { trustedRoots: [root], now: now() });

const right = {
  kind: 'signed',
  verdict: 'valid',
  signatures: [
    {
      ...{ verdict: 'valid', level: 'B-B', coversWholeFile: true, problems: [], changes: [] },
      signer: { name: { commonName: 'Somchai', organisation: 'Another agency' } },
    },
  ],
};
const changedByte = (bytes: Uint8Array): Uint8Array => {
  const other = Uint8Array.from(bytes);
  const at = Buffer.from(bytes).indexOf('Sample');
  other[at] = (other[at] ?? 0) ^ 32;
  return other;
};

const byPdfsig = async (bytes: Uint8Array, ...how: readonly string[]): Promise<Uint8Array> => {
  const file = tools.write('plain.pdf', bytes);
  const store = ['-nssdir', `sql:${tools.path('')}`, '-nick', 'other'];
  await tools.run('pdfsig', ...store, file, tools.path('signed.pdf'), ...how);
  return tools.read('signed.pdf');
};

test('a signature that pdfsig added with NSS (adbe.pkcs7.detached)', async () => {
  const bytes = await byPdfsig(sampleDocument(), '-add-signature');
  expect(Buffer.from(bytes).includes('adbe.pkcs7.detached')).toBe(true);
  expect(await judge(bytes)).toMatchObject(right);
  expect(await judge(changedByte(bytes))).toMatchObject({ verdict: 'invalid' });
});

test('a field that pdfsig filled with NSS, alone and after a signature of ours', async () => {
  const field =
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Director) /Rect [50 50 200 100] /P 3 0 R /F 132 >>';
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [300 0 R] ' +
    '/Resources << /Font << /F1 5 0 R >> >> >>';
  const catalog = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [300 0 R] >> >>';
  const changes = new Map([
    ...([
      [1, catalog],
      [3, page],
      [300, field],
    ] as const),
  ]);
  const form = appendUpdate(sampleDocument(), changes);
  expect(signatureFields(openPdf(form).newest)).toMatchObject([
    { name: 'Director', value: undefined },
  ]);
  const bytes = await byPdfsig(form, '-sign', 'Director');
  expect(await judge(bytes)).toMatchObject(right);
  expect(await judge(changedByte(bytes))).toMatchObject({ verdict: 'invalid' });
  const ours = await (await sampleAuthority()).signer('สมหญิง');
  const first = await sealPdf(form, { at: sampleNow, signerName: 'สมหญิง' }, ours);
  const both = await judge(await byPdfsig(first.bytes, '-sign', 'Director'));
  const [theirs] = right.signatures;
  const unchanged = { changes: [], problems: [{ code: 'not-trusted' }], verdict: 'unproven' };
  expect(both).toMatchObject({ verdict: 'unproven', signatures: [unchanged, theirs] });
});

const byOpenssl = async (...how: readonly string[]): Promise<Uint8Array> => {
  const options = { at: new Date(), signerName: 'Somchai', contentsBytes: 6000 };
  const prepared = prepareSignature(sampleDocument(), options);
  const [, start, end, length] = prepared.byteRange;
  const { bytes } = prepared;
  const content = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end, end + length)]);
  const files = ['-in', tools.write('content', content), '-out', tools.path('cms.der')];
  const by = ['-signer', tools.path('cert.pem'), '-inkey', tools.path('key.pem')];
  await openssl('cms', '-sign', '-binary', '-outform', 'DER', ...files, ...by, ...how);
  return finishSignature(prepared, tools.read('cms.der'));
};

test.each([
  ['RSA', ['-cades']],
  [
    'RSA-PSS',
    [
      '-cades',
      '-keyopt',
      'rsa_padding_mode:pss',
      '-keyopt',
      'rsa_mgf1_md:sha256',
      '-keyopt',
      'rsa_pss_saltlen:32',
    ],
  ],
  ['SHA-512', ['-cades', '-md', 'sha512']],
  ['the identifier of the key', ['-cades', '-keyid']],
])('a CMS that OpenSSL made with %s', async (_, how) => {
  const bytes = await byOpenssl('-nosmimecap', ...how);
  expect(await judge(bytes)).toMatchObject(right);
  expect(await judge(changedByte(bytes))).toMatchObject({ verdict: 'invalid' });
});

test.each([
  ['SHA-1', ['-cades', '-md', 'sha1'], ['weak-algorithm']],
  ['no hash of the certificate, as PAdES demands it', [], ['no-certificate-hash']],
  ['the content inside', ['-cades', '-nodetach'], ['broken-signature']],
  ['no signed attributes', ['-noattr'], ['broken-signature']],
  ['no certificate', ['-cades', '-nocerts'], ['no-certificate']],
])('a CMS with %s is refused', async (_, how, codes) => {
  const judgement = await judge(await byOpenssl('-nosmimecap', ...how));
  expect(judgement).toMatchObject({
    verdict: 'invalid',
    signatures: [{ problems: codes.map((code) => ({ code })) }],
  });
});

test.each([
  ['encrypted', 'encrypted'],
  ['no PDF', 'not-a-pdf'],
  ['cut off', 'broken'],
  ['nothing', 'not-a-pdf'],
])('a file is refused: %s', async (what, code) => {
  const plain = tools.write('plain.pdf', sampleDocument());
  await tools.run('qpdf', '--encrypt', '', 'o', '256', '--', plain, tools.path('locked.pdf'));
  const files = new Map([
    ['encrypted', tools.read('locked.pdf')],
    ['no PDF', Buffer.from('<html>')],
    ['cut off', sampleDocument().subarray(0, -100)],
    ['nothing', new Uint8Array()],
  ]);
  expect(await judge(files.get(what) ?? new Uint8Array())).toEqual({ kind: 'refused', code });
});

/**
 * A file that LibreOffice 7.4 wrote and signed (`soffice --convert-to` with `SignPDF` and
 * `SignCertificateSubjectName`), kept because the program is too large to be installed for one test. Its certificate
 * is of 2026, for a hundred years, signed by itself.
 */
const byLibreOffice = (): Uint8Array =>
  Uint8Array.from(
    gunzipSync(readFileSync(new URL('signed-by-libreoffice.pdf.gz', import.meta.url))),
  );

test('a file that LibreOffice signed, and the same with one byte changed', async () => {
  const bytes = byLibreOffice();
  const at = Date.parse('2027-01-01T00:00:00Z');
  const alone = await judgePdf(bytes, { trustedRoots: [], now: at });
  expect(alone).toMatchObject({ kind: 'signed', verdict: 'unproven' });
  const [signature] = alone.kind === 'signed' ? alone.signatures : [];
  const trusted = { trustedRoots: [...(signature?.brought ?? [])], now: at };
  expect(await judgePdf(bytes, trusted)).toMatchObject(right);
  const other = Uint8Array.from(bytes);
  const place = Buffer.from(bytes).indexOf('/Producer') + 3;
  other[place] = (other[place] ?? 0) ^ 1;
  expect(await judgePdf(other, trusted)).toMatchObject({ verdict: 'invalid' });
});
