import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that no authority has signed, with its key; both PEM. */
export interface SelfMadeCertificate {
  readonly certificate: string;
  readonly key: string;
}

const oids = {
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  basicConstraints: [0x55, 0x1d, 0x13],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
} as const;

/** One element of DER: its tag, its length and its content. */
function der(tag: number, ...parts: readonly (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
} as const;
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (name: keyof typeof oids): Buffer => der(tags.oid, oids[name]);
const isTrue = [0x01, 0x01, 0xff];

/** `YYMMDDHHMMSSZ` of a moment of this century. */
const time = (at: Date): Buffer =>
  der(tags.time, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

/**
 * Makes a certificate for this computer without any program: not every computer has openssl.
 *
 * @param host the name or the IPv4 address for which it is
 * @param days from when until when it is valid, counted from now
 */
export function selfMadeCertificate(
  host: string,
  { from = -1, until = 1 }: { readonly from?: number; readonly until?: number } = {},
): SelfMadeCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(oid('commonName'), der(tags.text, Buffer.from(host)))));
  const day = (count: number) => new Date(Date.now() + count * 86_400_000);
  const address = /^\d+(\.\d+){3}$/.test(host) ? host.split('.').map(Number) : null;
  const altName = address ? der(0x87, address) : der(0x82, Buffer.from(host));
  const extensions = sequence(
    sequence(oid('subjectAltName'), der(tags.octets, sequence(altName))),
    sequence(oid('basicConstraints'), Buffer.from(isTrue), der(tags.octets, der(0x30, isTrue))),
  );
  const algorithm = sequence(oid('ecdsaWithSha256'));
  const body = sequence(
    der(0xa0, der(tags.integer, [2])),
    der(tags.integer, [1]),
    algorithm,
    name,
    sequence(time(day(from)), time(day(until))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', body, { key: privateKey, dsaEncoding: 'der' });
  const whole = sequence(body, algorithm, der(tags.bits, [0], signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
