import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A new key as bytes: they are the key itself, so whoever holds them zeroes them after use. */
export interface NewKey {
  /** The private key as PKCS#8; to be sealed or used, then zeroed. */
  readonly pkcs8: Uint8Array;
  /** The public key as SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  /** Overwrites the private key; its bytes are of no use afterwards. */
  zero(): void;
}

/** Makes a key on P-256. */
export function makeKey(): NewKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { pkcs8: privateKey, publicKey, zero: () => void privateKey.fill(0) };
}

/** The key for the functions of Node; it keeps a copy of its own until it is collected. */
export const privateKeyOf = (pkcs8: Uint8Array): KeyObject =>
  createPrivateKey({
    key: Buffer.from(pkcs8.buffer, pkcs8.byteOffset, pkcs8.length),
    format: 'der',
    type: 'pkcs8',
  });

/** SubjectPublicKeyInfo of a private key. */
export const publicKeyOf = (pkcs8: Uint8Array): Uint8Array =>
  createPublicKey(privateKeyOf(pkcs8)).export({ type: 'spki', format: 'der' });
