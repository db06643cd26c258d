import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCertificate, readName } from '../../contract/x509/certificate.ts';
import { pem, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';
import { issueCertificate } from './certificates.ts';
import type { CertifiedKey } from './certificates.ts';
import { makeCrl } from './crl.ts';
import type { Revocation } from './crl.ts';
import { makeKey } from './keys.ts';
import { answerOcsp } from './ocsp.ts';
import type { CertificateState } from './ocsp.ts';
import { openKey, sealKey } from './sealed-key.ts';

const addresses = { crlUrl: 'http://ca.example/issuing.crl', ocspUrl: 'http://ca.example/ocsp' };
const hour = 3_600_000;
const later = new Date(sampleNow.getTime() + hour);
const atNow = ['-attime', String(sampleNow.getTime() / 1000)];

let tools: Programs;
let authority: SampleAuthority;
let person: CertifiedKey;

beforeAll(async () => {
  tools = await programs();
  authority = await sampleAuthority();
  person = await authority.issue(addresses);
  tools.write('root.pem', pem('CERTIFICATE', authority.root.certificate));
  tools.write('issuing.pem', pem('CERTIFICATE', authority.issuing.certificate));
  tools.write('person.pem', pem('CERTIFICATE', person.certificate));
});
afterAll(() => tools.remove());

const serialOf = ({ certificate }: CertifiedKey): string => readCertificate(certificate).serial;

async function writeCrls(revocations: readonly Revocation[]): Promise<void> {
  const times = { from: sampleNow, to: later, number: 7 };
  const root = await makeCrl({ ...times, issuer: authority.root, revocations: [] });
  const issuing = await makeCrl({ ...times, issuer: authority.issuing, revocations });
  tools.write('crls.pem', pem('X509 CRL', root) + pem('X509 CRL', issuing));
  tools.write('issuing.crl.pem', pem('X509 CRL', issuing));
}

const verify = (...args: readonly string[]): Promise<{ isWell: boolean; said: string }> =>
  tools.run(
    'openssl',
    ...['verify', '-x509_strict', ...atNow, '-CAfile', tools.path('root.pem')],
    ...['-untrusted', tools.path('issuing.pem'), ...args],
  );

test('OpenSSL agrees with the chain and the CRL, and with a revocation in it', async () => {
  await writeCrls([]);
  const checked = ['-crl_check_all', '-CRLfile', tools.path('crls.pem'), tools.path('person.pem')];
  expect(await verify(...checked)).toMatchObject({ isWell: true });
  await writeCrls([
    { serial: serialOf(person), revokedAt: sampleNow, reason: 'keyCompromise' },
    { serial: '4711', revokedAt: sampleNow, reason: 'certificateHold', notTrustedSince: sampleNow },
  ]);
  const revoked = await verify(...checked);
  expect(revoked.isWell).toBe(false);
  expect(revoked.said).toContain('certificate revoked');
  const { said } = await tools.run(
    'openssl',
    ...['crl', '-in', tools.path('issuing.crl.pem'), '-noout', '-text'],
  );
  expect(said).toMatch(/CRL Number:\s+7/);
  expect(said).toContain('Key Compromise');
  expect(said).toContain('Certificate Hold');
  expect(said).toContain('Invalidity Date');
});

test('a certificate says whose it is, in Thai, and what for', async () => {
  const { said } = await tools.run(
    'openssl',
    ...[
      'x509',
      '-in',
      tools.path('person.pem'),
      '-noout',
      '-text',
      '-nameopt',
      'utf8,sep_multiline',
    ],
  );
  expect(said).toContain('CN=นางสาวสมหญิง ใจดี');
  expect(said).toContain('serialNumber=EMP0001');
  expect(said).toContain('title=ผู้อำนวยการกองกลาง');
  expect(said).toMatch(/Key Usage: critical\s+Digital Signature, Non Repudiation\n/);
  expect(said).toContain('URI:http://ca.example/issuing.crl');
  expect(said).toContain('OCSP - URI:http://ca.example/ocsp');
  expect(serialOf(person)).toMatch(/^[4-7][0-9a-f]{31}$/);
});

test.each([
  ['time-stamp', 'timestampsign'],
  ['seal', 'any'],
  ['ocsp', 'ocsphelper'],
] as const)('a certificate of purpose %s is one for OpenSSL', async (purpose, name) => {
  const { certificate } = await authority.issue({ purpose });
  const file = tools.write(`${purpose}.pem`, pem('CERTIFICATE', certificate));
  expect((await verify('-purpose', name, file)).said).toBe(`${file}: OK\n`);
});

test('what looks like parts of a name stays text of one part', async () => {
  const commonName = 'ใจดี, O=กรมอื่น+CN=x\\,"#;<>=';
  const { certificate } = await authority.issue({ subject: { commonName, organisation: 'กรม' } });
  expect(readName(readCertificate(certificate).subject)).toEqual({
    commonName,
    organisation: 'กรม',
    country: 'TH',
  });
});

test.each([
  [{ commonName: 'ก'.repeat(65) }, 'signing.name-too-long'],
  [{ commonName: ' ' }, 'signing.name-not-valid'],
  [{ commonName: 'ก\u202eข' }, 'signing.name-not-valid'],
  [{ commonName: 'ก', serialNumber: '๑๒๓' }, 'signing.name-not-valid'],
  [{ commonName: 'ก', country: 'Thailand' }, 'signing.name-not-valid'],
])('a name is refused: %o', async (subject, code) => {
  await expect(authority.issue({ subject })).rejects.toMatchObject({ code });
});

test('a certificate that would outlive its issuer is not issued', async () => {
  const to = new Date('2060-01-01');
  const order = { purpose: 'person', issuer: authority.issuing, from: sampleNow, to } as const;
  const { publicKey } = makeKey();
  await expect(
    issueCertificate({ ...order, subject: { commonName: 'ก' }, publicKey }),
  ).rejects.toMatchObject({ code: 'signing.period-not-valid' });
});

test('OpenSSL understands the answers of OCSP and trusts their signature', async () => {
  const responder = await authority.issue({ purpose: 'ocsp' });
  const request = async (...digest: readonly string[]): Promise<Uint8Array> => {
    const of = ['-issuer', tools.path('issuing.pem'), ...digest, '-cert', tools.path('person.pem')];
    await tools.run('openssl', 'ocsp', ...of, '-reqout', tools.path('request.der'));
    return tools.read('request.der');
  };
  const asked = async (state: CertificateState, ...digest: readonly string[]): Promise<string> => {
    const answer = await answerOcsp(await request(...digest), {
      issuer: authority.issuing.certificate,
      responder,
      stateOf: (serial) => Promise.resolve(serial === serialOf(person) ? state : 'unknown'),
      now: sampleNow,
      until: later,
    });
    tools.write('answer.der', answer);
    const read = ['ocsp', '-respin', tools.path('answer.der'), ...atNow];
    const trust = ['-CAfile', tools.path('root.pem'), '-verify_other', tools.path('issuing.pem')];
    // The request itself has the nonce that must come back.
    const again = ['-reqin', tools.path('request.der')];
    expect((await tools.run('openssl', ...read, ...trust, ...again)).said).toBe(
      'Response verify OK\n',
    );
    const of = ['-issuer', tools.path('issuing.pem'), ...digest, '-cert', tools.path('person.pem')];
    return (await tools.run('openssl', ...read, ...trust, '-no_nonce', ...of)).said;
  };
  expect(await asked('good')).toMatch(/person\.pem: good[^]*Response verify OK/);
  expect(await asked('good', '-sha256')).toMatch(/person\.pem: good[^]*Response verify OK/);
  expect(await asked('unknown')).toContain('person.pem: unknown');
  const revoked = { serial: serialOf(person), revokedAt: sampleNow, reason: 'superseded' } as const;
  expect(await asked(revoked)).toMatch(/person\.pem: revoked[^]*Reason: superseded/);
  const bytes = await request();
  const other = { issuer: authority.root.certificate, responder, now: sampleNow, until: later };
  const stateOf = (): Promise<CertificateState> => Promise.resolve('good');
  expect([...(await answerOcsp(bytes, { ...other, stateOf }))]).toEqual([0x30, 3, 0x0a, 1, 6]);
  const malformed = await answerOcsp(bytes.subarray(0, 9), { ...other, stateOf });
  expect([...malformed]).toEqual([0x30, 3, 0x0a, 1, 1]);
});

const cheap = { memory: 1024, passes: 1 };

test('a key is opened by its secret only, and its bytes are zeroed on demand', async () => {
  const key = makeKey();
  const sealed = await sealKey(key.pkcs8, 'ความลับของฉัน', cheap);
  const before = Buffer.from(key.pkcs8);
  expect(Buffer.from(await openKey(sealed, 'ความลับของฉัน')).equals(before)).toBe(true);
  expect(sealed).not.toContain(before.toString('base64url').slice(40, 60));
  await expect(openKey(sealed, 'ความลับของเขา')).rejects.toMatchObject({
    code: 'signing.wrong-secret',
  });
  const changed = sealed.replace('$1024$1$', '$1025$1$');
  await expect(openKey(changed, 'ความลับของฉัน')).rejects.toMatchObject({
    code: 'signing.wrong-secret',
  });
  const greedy = sealed.replace('$1024$1$', '$9999999$1$');
  await expect(openKey(greedy, 'ความลับของฉัน')).rejects.toMatchObject({
    code: 'signing.broken-key',
  });
  await expect(sealKey(key.pkcs8, '12345', cheap)).rejects.toMatchObject({
    code: 'signing.weak-secret',
  });
  // Named nowhere else: integration tests hash cheaply.
  const usual = await sealKey(key.pkcs8, 'ความลับของฉัน');
  expect(usual).toMatch(/^sarn-key-1\$argon2id\$65536\$3\$/);
  expect(Buffer.from(await openKey(usual, 'ความลับของฉัน')).equals(before)).toBe(true);
  key.zero();
  expect(key.pkcs8.every((byte) => byte === 0)).toBe(true);
});

test('the bytes of a secret are zeroed, also where its cost cannot be computed', async () => {
  const key = makeKey();
  const secret = 'ความลับของเรา';
  const sealed = await sealKey(key.pkcs8, secret, cheap);
  const made = vi.spyOn(Buffer, 'from');
  // Argon2 takes no less than 8 KiB.
  await expect(openKey(sealed.replace('$1024$1$', '$1$1$'), secret)).rejects.toThrow(
    /memory cost/i,
  );
  await openKey(sealed, secret);
  const given: readonly (readonly unknown[])[] = made.mock.calls;
  const bytes = made.mock.results.filter((_, index) => given[index]?.[0] === secret);
  made.mockRestore();
  expect(bytes).toHaveLength(2);
  for (const { value } of bytes) expect([...value].some((byte) => byte !== 0)).toBe(false);
});
