import { createHmac, createPublicKey, timingSafeEqual } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { childrenOf, DerError, readWholeDer, sequenceOf, tags } from '../../contract/der/read.ts';
import type { Der } from '../../contract/der/read.ts';
import { areSame, readOctets, readOid, readSmallInteger } from '../../contract/der/values.ts';
import { privateKeyOf, publicKeyOf } from '../authority/keys.ts';
import { decrypt } from './decrypt.ts';
import { deriveP12Key, hashOfOid, pbmac1Key } from './derive.ts';

/** What a person's file of another authority holds. */
export interface P12 {
  /** PKCS#8; the caller zeroes it after it was sealed. */
  readonly pkcs8: Uint8Array;
  /** The certificate of this key. */
  readonly certificate: Uint8Array;
  /** The other certificates of the file, in its order. */
  readonly further: readonly Uint8Array[];
}

const contentTypes = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  x509: '1.2.840.113549.1.9.22.1',
} as const;

const largestFile = 512 * 1024;

/**
 * Reads a PKCS#12 file: AES with PBKDF2 (what programs write today), and 3DES or RC2-40 with the older
 * derivation (what Windows and old authorities write).
 *
 * @throws `signing.p12-wrong-secret`, `-broken`, `-not-supported`, `-no-key`
 */
export function readP12(bytes: Uint8Array, secret: string): P12 {
  if (bytes.length > largestFile) throw new AppError('signing.p12-broken');
  try {
    return readFile(bytes, secret);
  } catch (error) {
    // Every other error of these readers means bytes that are not what they should be.
    if (error instanceof DerError) throw new AppError('signing.p12-broken');
    throw error;
  }
}

interface Found {
  /** Without it nothing but what comes out tells a wrong secret: the end of one in 256 looks right. */
  readonly hasMac: boolean;
  readonly keys: Uint8Array[];
  readonly certificates: Uint8Array[];
}

function readFile(bytes: Uint8Array, secret: string): P12 {
  const [version, content, mac] = sequenceOf(readWholeDer(bytes));
  if (readSmallInteger(version) !== 3) throw new DerError('version');
  const safe = readOctets(sequenceOf(sequenceOf(content)[1], 0xa0)[0]);
  if (mac) checkMac(mac, safe, secret);
  const found: Found = { hasMac: mac !== undefined, keys: [], certificates: [] };
  try {
    for (const part of sequenceOf(readWholeDer(safe))) readPart(part, secret, found);
    if (!found.hasMac && found.keys.length > 0 && !found.keys.some(isKey)) {
      throw new AppError('signing.p12-wrong-secret');
    }
    return pairOf(found);
  } catch (error) {
    // A later part may be broken: the keys of the earlier ones are not handed out, so nobody else overwrites them.
    for (const pkcs8 of found.keys) pkcs8.fill(0);
    throw error;
  }
}

function isKey(pkcs8: Uint8Array): boolean {
  try {
    return publicKeyOf(pkcs8).length > 0;
  } catch {
    return false;
  }
}

function readPart(part: Der, secret: string, found: Found): void {
  const [type, content] = sequenceOf(part);
  const inner = sequenceOf(content, 0xa0)[0];
  switch (readOid(type)) {
    case contentTypes.data:
      return readContents(readOctets(inner), secret, found);
    case contentTypes.encryptedData: {
      const [, algorithm, encrypted] = sequenceOf(sequenceOf(inner)[1]);
      const plain = decrypt(algorithm, implicitOctets(encrypted), secret);
      return found.hasMac
        ? readContents(plain, secret, found)
        : readGuessed(() => readContents(plain, secret, found));
    }
    default:
      throw new AppError('signing.p12-not-supported', { algorithm: readOid(type) });
  }
}

/** What cannot be read was decrypted with a wrong secret. */
function readGuessed(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error instanceof DerError) throw new AppError('signing.p12-wrong-secret');
    throw error;
  }
}

function readContents(bytes: Uint8Array, secret: string, found: Found): void {
  for (const item of sequenceOf(readWholeDer(bytes))) {
    const [type, content] = sequenceOf(item);
    const value = sequenceOf(content, 0xa0)[0];
    const kind = readOid(type);
    if (kind === contentTypes.key && value) found.keys.push(Uint8Array.from(value.whole));
    if (kind === contentTypes.shroudedKey) {
      const [algorithm, encrypted] = sequenceOf(value);
      found.keys.push(decrypt(algorithm, readOctets(encrypted), secret));
    }
    if (kind === contentTypes.certificate) {
      const [format, certificate] = sequenceOf(value);
      if (readOid(format) !== contentTypes.x509) continue;
      found.certificates.push(Uint8Array.from(readOctets(sequenceOf(certificate, 0xa0)[0])));
    }
  }
}

/** `[0] IMPLICIT OCTET STRING`, whole or in parts. */
function implicitOctets(der: Der | undefined): Uint8Array {
  if (der?.tag === 0x80) return der.body;
  if (der?.tag === 0xa0) return Buffer.concat(childrenOf(der).map(readOctets));
  throw new DerError('no content');
}

/** The first key that has its certificate in the file; all other keys are overwritten. */
function pairOf({ keys, certificates }: Found): P12 {
  let found: P12 | undefined;
  for (const pkcs8 of keys) {
    const certificate = found ? undefined : certificateOf(pkcs8, certificates);
    if (certificate === undefined) pkcs8.fill(0);
    else {
      const further = certificates.filter((one) => one !== certificate);
      found = { pkcs8, certificate, further };
    }
  }
  if (!found) throw new AppError('signing.p12-no-key');
  return found;
}

function certificateOf(
  pkcs8: Uint8Array,
  certificates: readonly Uint8Array[],
): Uint8Array | undefined {
  let own: Uint8Array;
  try {
    own = publicKeyOf(pkcs8);
  } catch {
    // A key that Node does not know cannot sign.
    return undefined;
  }
  return certificates.find((certificate) => {
    const fields = sequenceOf(sequenceOf(readWholeDer(certificate))[0]);
    const publicKey = fields[fields[0]?.tag === 0xa0 ? 6 : 5];
    return publicKey !== undefined && areSame(normal(publicKey.whole), own);
  });
}

/** The same key as Node writes it. */
function normal(spki: Uint8Array): Uint8Array {
  try {
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
    return key.export({ format: 'der', type: 'spki' });
  } catch {
    return spki;
  }
}

/** The mac tells a wrong secret from a broken file. */
function checkMac(mac: Der, content: Uint8Array, secret: string): void {
  const [digestInfo, salt, passes] = sequenceOf(mac);
  const [algorithm, digest] = sequenceOf(digestInfo);
  const wanted = readOctets(digest);
  const { hash, key } = macKey(algorithm, salt, passes, secret);
  const found = createHmac(hash, key).update(content).digest();
  key.fill(0);
  if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) {
    throw new AppError('signing.p12-wrong-secret');
  }
}

function macKey(
  algorithm: Der | undefined,
  salt: Der | undefined,
  passes: Der | undefined,
  secret: string,
): { hash: string; key: Uint8Array } {
  const [id, parameters] = sequenceOf(algorithm);
  // PBMAC1 (RFC 9579), which newer programs write.
  if (readOid(id) === '1.2.840.113549.1.5.14') return pbmac1Key(parameters, secret);
  const hash = hashOfOid(readOid(id));
  const rounds = passes?.tag === tags.integer ? readSmallInteger(passes) : 1;
  return { hash, key: deriveP12Key({ hash, salt: readOctets(salt), rounds, secret, use: 'mac' }) };
}

/** Whether a PKCS#8 key is of a kind that can sign: P-256, P-384, P-521, or RSA from 2048 bits. */
export function signingKindOf(pkcs8: Uint8Array): 'ec' | 'rsa' {
  const key = privateKeyOf(pkcs8);
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= 2048) return 'rsa';
  const isCurve = ['prime256v1', 'secp384r1', 'secp521r1'].includes(namedCurve);
  if (key.asymmetricKeyType === 'ec' && isCurve) return 'ec';
  throw new AppError('signing.key-not-usable', {
    reason: `${key.asymmetricKeyType ?? ''} ${namedCurve}${modulusLength || ''}`.trim(),
  });
}
