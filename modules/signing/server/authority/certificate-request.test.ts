import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areSame } from '../../contract/der/values.ts';
import { pem, programs } from '../programs.testing.ts';
import type { Programs } from '../programs.testing.ts';
import { sampleAuthority } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';
import { certificatesInFile } from './certificate-file.ts';
import { certificateRequest } from './certificate-request.ts';
import { makeKey } from './keys.ts';
import { signWith } from '../seal/signer.ts';

let tools: Programs;
let authority: SampleAuthority;
beforeAll(async () => {
  tools = await programs();
  authority = await sampleAuthority();
  tools.write('issuing.pem', pem('CERTIFICATE', authority.issuing.certificate));
  tools.write('root.pem', pem('CERTIFICATE', authority.root.certificate));
});
afterAll(() => tools.remove());

test('OpenSSL reads a request, and its signature is right until a byte is changed', async () => {
  const key = makeKey();
  const subject = { commonName: 'นางสาวใจดี, รักงาน', organisation: 'กรม=ตัวอย่าง', post: 'อธิบดี' };
  const request = await certificateRequest({
    ...{ subject, publicKey: key.publicKey },
    sign: signWith(key.pkcs8),
  });
  const verified = (bytes: Uint8Array) =>
    tools.run(
      'openssl',
      ...[
        'req',
        '-inform',
        'DER',
        '-verify',
        '-noout',
        '-subject',
        '-nameopt',
        'utf8,sep_multiline',
      ],
      ...['-in', tools.write('request.der', bytes)],
    );
  const { isWell, said } = await verified(request);
  expect(isWell, said).toBe(true);
  expect(said).toMatch(/verif(y|ication)\b.*OK/i);
  for (const text of Object.values(subject)) expect(said).toContain(text);
  const changed = Uint8Array.from(request, (byte, at) =>
    at === request.length - 1 ? byte ^ 1 : byte,
  );
  expect((await verified(changed)).said).not.toMatch(/OK/);
});

describe('certificates of a file', () => {
  const both = () => [authority.issuing.certificate, authority.root.certificate];
  const inFile = (bytes: Uint8Array | string) =>
    certificatesInFile(Buffer.from(bytes)).map(({ der }) => der);
  const areBoth = (found: readonly Uint8Array[]) =>
    found.length === 2 && both().every((one) => found.some((other) => areSame(one, other)));

  test('one as bytes, several as text, with what stands around them', () => {
    expect(inFile(authority.root.certificate)).toHaveLength(1);
    const text = both()
      .map((one) => `subject=CN = x\r\n${pem('CERTIFICATE', one).replaceAll('\n', '\r\n')}`)
      .join('\r\n');
    expect(areBoth(inFile(text))).toBe(true);
  });

  test.each(['DER', 'PEM'])('a chain as OpenSSL writes it as P7B, %s', async (form) => {
    const out = tools.path(`chain.${form}`);
    const given = ['-certfile', tools.path('issuing.pem'), '-certfile', tools.path('root.pem')];
    const made = ['crl2pkcs7', '-nocrl', ...given, '-outform', form, '-out', out];
    expect(await tools.run('openssl', ...made)).toMatchObject({ isWell: true });
    expect(areBoth(inFile(tools.read(`chain.${form}`)))).toBe(true);
  });

  test('what is no certificate, or is cut off, has none', () => {
    for (const bytes of ['', 'สวัสดี', '<html></html>', pem('CERTIFICATE', Buffer.from('no'))]) {
      expect(inFile(bytes)).toEqual([]);
    }
    expect(inFile(authority.root.certificate.slice(0, -3))).toEqual([]);
    const oneBroken =
      pem('CERTIFICATE', authority.root.certificate) + pem('CERTIFICATE', Buffer.from('no'));
    expect(inFile(oneBroken)).toEqual([]);
  });
});
