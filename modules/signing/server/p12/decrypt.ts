import { createDecipheriv } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { sequenceOf } from '../../contract/der/read.ts';
import type { Der } from '../../contract/der/read.ts';
import { readOctets, readOid, readSmallInteger } from '../../contract/der/values.ts';
import { derivePbkdf2, deriveP12Key } from './derive.ts';
import { decryptRc2 } from './rc2.ts';

/** Ciphers of PBES2 by their identifiers: name in Node, bytes of the key. */
const modern: Readonly<Record<string, readonly [cipher: string, keyLength: number]>> = {
  '2.16.840.1.101.3.4.1.2': ['aes-128-cbc', 16],
  '2.16.840.1.101.3.4.1.22': ['aes-192-cbc', 24],
  '2.16.840.1.101.3.4.1.42': ['aes-256-cbc', 32],
  '1.2.840.113549.3.7': ['des-ede3-cbc', 24],
};

/** Ciphers of the older scheme, all with SHA-1: bytes of the key. */
const older: Readonly<Record<string, readonly [cipher: '3des' | 'rc2', keyLength: number]>> = {
  '1.2.840.113549.1.12.1.3': ['3des', 24],
  '1.2.840.113549.1.12.1.5': ['rc2', 16],
  '1.2.840.113549.1.12.1.6': ['rc2', 5],
};

/** Decrypts a part of a PKCS#12 file by the algorithm that it names. */
export function decrypt(
  algorithm: Der | undefined,
  encrypted: Uint8Array,
  secret: string,
): Uint8Array {
  const [id, parameters] = sequenceOf(algorithm);
  const name = readOid(id);
  if (name === '1.2.840.113549.1.5.13') return decryptModern(parameters, encrypted, secret);
  const known = older[name];
  if (!known) throw new AppError('signing.p12-not-supported', { algorithm: name });
  const [cipher, length] = known;
  const [salt, count] = sequenceOf(parameters);
  const of = { hash: 'sha1', salt: readOctets(salt), rounds: readSmallInteger(count), secret };
  const key = deriveP12Key({ ...of, use: 'key', length });
  const iv = deriveP12Key({ ...of, use: 'iv', length: 8 });
  if (cipher === '3des') return decipher('des-ede3-cbc', key, iv, encrypted);
  const plain = decryptRc2(key, iv, encrypted);
  if (!plain) throw new AppError('signing.p12-wrong-secret');
  return plain;
}

function decryptModern(
  parameters: Der | undefined,
  encrypted: Uint8Array,
  secret: string,
): Uint8Array {
  const [derivation, scheme] = sequenceOf(parameters);
  const [derivationId, settings] = sequenceOf(derivation);
  const [cipherId, iv] = sequenceOf(scheme);
  if (readOid(derivationId) !== '1.2.840.113549.1.5.12') {
    throw new AppError('signing.p12-not-supported', { algorithm: readOid(derivationId) });
  }
  const known = modern[readOid(cipherId)];
  if (!known) throw new AppError('signing.p12-not-supported', { algorithm: readOid(cipherId) });
  const [cipher, length] = known;
  return decipher(cipher, derivePbkdf2(settings, secret, length), readOctets(iv), encrypted);
}

function decipher(
  cipher: string,
  key: Uint8Array,
  iv: Uint8Array,
  encrypted: Uint8Array,
): Uint8Array {
  const parts: Buffer[] = [];
  try {
    const running = createDecipheriv(cipher, key, iv);
    parts.push(running.update(encrypted));
    parts.push(running.final());
    return Buffer.concat(parts);
  } catch {
    // Padding that is wrong: a file without a mac, or one whose parts have other secrets.
    throw new AppError('signing.p12-wrong-secret');
  } finally {
    key.fill(0);
    // What is handed out is a copy of them, and they may be a private key.
    for (const part of parts) part.fill(0);
  }
}
