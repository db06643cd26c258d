import { X509Certificate, createDecipheriv, createPrivateKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '@sarn/kernel';
import { readWholeDer, sequenceOf } from '../../contract/der/read.ts';
import { readOctets } from '../../contract/der/values.ts';
import { octets, oid, sequence, tagged } from '../../contract/der/write.ts';
import { pem, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleAuthority } from '../signing.testing.ts';
import { readP12, signingKindOf } from './read-p12.ts';

const secret = 'รหัสผ่าน-1';
let tools: Programs;

beforeAll(async () => {
  tools = await programs();
  const authority = await sampleAuthority();
  const person = await authority.issue({});
  tools.write('ec.key', pem('PRIVATE KEY', person.pkcs8));
  tools.write('ec.pem', pem('CERTIFICATE', person.certificate));
  tools.write('chain.pem', pem('CERTIFICATE', authority.issuing.certificate));
  const subject = ['-subj', '/CN=Another authority', '-days', '30', '-nodes'];
  for (const length of ['2048', '1024']) {
    const files = [
      '-keyout',
      tools.path(`rsa${length}.key`),
      '-out',
      tools.path(`rsa${length}.pem`),
    ];
    await tools.run('openssl', 'req', '-x509', '-newkey', `rsa:${length}`, ...subject, ...files);
  }
});
afterAll(() => tools.remove());

async function exported(key: string, ...how: readonly string[]): Promise<Uint8Array> {
  const made = await tools.run(
    'openssl',
    ...['pkcs12', '-export', '-inkey', tools.path(`${key}.key`), '-in', tools.path(`${key}.pem`)],
    ...['-certfile', tools.path('chain.pem'), '-passout', `pass:${secret}`, ...how],
    ...['-out', tools.path('file.p12')],
  );
  expect(made.said).toBe('');
  return tools.read('file.p12');
}

test.each([
  ['AES as OpenSSL 3 writes it', 'ec', []],
  ['AES, RSA', 'rsa2048', []],
  ['3DES for key and certificates', 'rsa2048', ['-legacy', '-descert']],
  ['3DES and RC2-40, as Windows wrote it', 'rsa2048', ['-legacy']],
  ['RC2-128', 'ec', ['-legacy', '-certpbe', 'PBE-SHA1-RC2-128', '-keypbe', 'PBE-SHA1-3DES']],
  ['no mac', 'ec', ['-nomac']],
  ['certificates in the clear', 'ec', ['-certpbe', 'NONE']],
  ['3DES with PBKDF2', 'ec', ['-keypbe', 'DES-EDE3-CBC', '-certpbe', 'AES-128-CBC']],
])('reads a file with %s', async (_, key, how) => {
  const { pkcs8, certificate, further } = readP12(await exported(key, ...how), secret);
  const privateKey = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  expect(new X509Certificate(certificate).checkPrivateKey(privateKey)).toBe(true);
  expect(further).toHaveLength(1);
  expect(signingKindOf(pkcs8)).toBe(key === 'ec' ? 'ec' : 'rsa');
});

test('of a key that was decrypted nothing stays but what is handed out', async () => {
  const file = await exported('ec');
  const ciphers = createDecipheriv('aes-256-cbc', Buffer.alloc(32), Buffer.alloc(16));
  const running = vi.spyOn(Object.getPrototypeOf(ciphers), 'update');
  const { pkcs8 } = readP12(file, secret);
  const parts = running.mock.results.map(({ value }): unknown => value);
  running.mockRestore();
  expect(pkcs8.some((byte) => byte !== 0)).toBe(true);
  // The certificates and the key.
  expect(parts).toHaveLength(2);
  for (const part of parts) {
    if (!Buffer.isBuffer(part)) throw new Error('no bytes');
    expect(part.length).toBeGreaterThan(100);
    expect(part.some((byte) => byte !== 0)).toBe(false);
  }
});

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
  return 'none';
};

/** A file with its key first, and another part behind it. */
async function keyBefore(later: Uint8Array): Promise<Uint8Array> {
  const file = await exported('ec', '-nomac', '-certpbe', 'NONE');
  const [version, content] = sequenceOf(readWholeDer(file));
  const [type, safe] = sequenceOf(content);
  const parts = sequenceOf(readWholeDer(readOctets(sequenceOf(safe, 0xa0)[0])));
  const key = parts.at(-1);
  if (!version || !type || !key) throw new Error('not as OpenSSL writes it');
  const inner = octets(sequence(key.whole, later));
  return sequence(version.whole, sequence(type.whole, tagged(0, inner)));
}

const data = '1.2.840.113549.1.7.1';

test.each([
  {
    ...{ what: 'ends in the middle', code: 'signing.p12-broken' },
    later: sequence(oid(data), tagged(0, octets(Uint8Array.of(0x30, 0x7f, 0x30)))),
  },
  {
    ...{ what: 'is of a kind that is not read', code: 'signing.p12-not-supported' },
    later: sequence(oid('1.2.840.113549.1.7.3'), tagged(0, octets(new Uint8Array()))),
  },
])('nothing stays of a key where a later part of its file $what', async ({ code, later }) => {
  const file = await keyBefore(later);
  const joined = vi.spyOn(Buffer, 'concat');
  const found = codeOf(() => readP12(file, secret));
  const keys = joined.mock.results.map(({ value }): unknown => value);
  joined.mockRestore();
  expect(found).toBe(code);
  // What was decrypted: the key alone.
  expect(keys).toHaveLength(1);
  const [key] = keys;
  if (!Buffer.isBuffer(key)) throw new Error('no bytes');
  expect(key.length).toBeGreaterThan(100);
  expect(key.some((byte) => byte !== 0)).toBe(false);
});

test('what cannot be read is told by a code', async () => {
  const bytes = await exported('ec');
  expect(codeOf(() => readP12(bytes, 'wrong'))).toBe('signing.p12-wrong-secret');
  const noMac = await exported('ec', '-nomac');
  expect(codeOf(() => readP12(noMac, 'wrong'))).toBe('signing.p12-wrong-secret');
  const old = await exported('ec', '-nomac', '-legacy');
  expect(codeOf(() => readP12(old, 'wrong'))).toBe('signing.p12-wrong-secret');
  expect(codeOf(() => readP12(bytes.subarray(0, 400), secret))).toBe('signing.p12-broken');
  expect(codeOf(() => readP12(Buffer.from('%PDF-1.7'), secret))).toBe('signing.p12-broken');
  expect(codeOf(() => readP12(new Uint8Array(600_000), secret))).toBe('signing.p12-broken');
  const noKey = await exported('ec', '-nokeys');
  expect(codeOf(() => readP12(noKey, secret))).toBe('signing.p12-no-key');
  const weak = readP12(await exported('rsa1024'), secret);
  expect(codeOf(() => signingKindOf(weak.pkcs8))).toBe('signing.key-not-usable');
});

test.each([
  ['certificates in the clear', ['-legacy']],
  ['certificates encrypted', ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40']],
])('without a mac no wrong secret is taken for a broken file: %s', async (_name, how) => {
  // One round, so that many secrets are tried: one of 256 leaves an end that looks like a right one.
  const file = await exported('ec', '-iter', '1', '-nomac', ...how);
  const codes = Array.from({ length: 2000 }, (_, at) => codeOf(() => readP12(file, `wrong ${at}`)));
  expect(new Set(codes)).toEqual(new Set(['signing.p12-wrong-secret']));
});
