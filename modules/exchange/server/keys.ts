import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key of this installation in the exchange. */
export interface OwnKey {
  /** Ed25519, 32 bytes, base64. */
  readonly publicKey: string;
  sign(text: string): string;
}

/**
 * The key in `<dataDir>/keys/exchange.pem`, made on first use. If it is replaced, no partner
 * accepts messages of this installation until it is connected again.
 */
export async function readOwnKey(dataDir: string): Promise<OwnKey> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'exchange.pem');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // It exists: made at an earlier start, or by another process of this installation.
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = createPrivateKey(await readFile(file, 'utf8'));
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

const toKey = (publicKey: string): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  });

/** Whether the text was signed by the principal of the key. */
export function isSigned(publicKey: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return bytes.length === 64 && verify(null, Buffer.from(text), toKey(publicKey), bytes);
}

/** SHA-256 of the key in groups of four characters, for administrators to compare. */
export function fingerprintOf(publicKey: string): string {
  const hex = createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');
  return (hex.match(/.{4}/g) ?? []).join(' ');
}

/** Whether two fingerprints are the same, however they were typed. */
export const isSameFingerprint = (one: string, other: string): boolean =>
  one.toLowerCase().replaceAll(/[^0-9a-f]/g, '') === other.replaceAll(' ', '');
