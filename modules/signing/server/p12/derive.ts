import { createHash, pbkdf2Sync } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { sequenceOf, tags } from '../../contract/der/read.ts';
import type { Der } from '../../contract/der/read.ts';
import { readOctets, readOid, readSmallInteger } from '../../contract/der/values.ts';

/** More rounds than this are not computed, whatever a file says. */
const mostRounds = 2_000_000;

const hashes: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

/** The name of a digest, or of the one in an HMAC. */
export function hashOfOid(id: string): string {
  const hash = hashes[id];
  if (hash === undefined) throw new AppError('signing.p12-not-supported', { algorithm: id });
  return hash;
}

/** PBKDF2 (RFC 8018) with the parameters as they stand in the file. */
export function derivePbkdf2(
  parameters: Der | undefined,
  secret: string,
  length: number,
): Uint8Array {
  const [salt, rounds, ...rest] = sequenceOf(parameters);
  const prf = rest.find(({ tag }) => tag === tags.sequence);
  const hash = prf ? hashOfOid(readOid(sequenceOf(prf)[0])) : 'sha1';
  return pbkdf2Sync(secret, readOctets(salt), checked(readSmallInteger(rounds)), length, hash);
}

export function pbmac1Key(
  parameters: Der | undefined,
  secret: string,
): { hash: string; key: Uint8Array } {
  const [derivation, mac] = sequenceOf(parameters);
  const hash = hashOfOid(readOid(sequenceOf(mac)[0]));
  const settings = sequenceOf(derivation)[1];
  const length = sequenceOf(settings)
    .slice(2)
    .find(({ tag }) => tag === tags.integer);
  const bytes = length ? readSmallInteger(length) : createHash(hash).digest().length;
  if (bytes < 1 || bytes > 128) throw new AppError('signing.p12-broken');
  return { hash, key: derivePbkdf2(settings, secret, bytes) };
}

const uses = { key: 1, iv: 2, mac: 3 } as const;

/** The older derivation of PKCS#12 (RFC 7292, appendix B.2). */
export function deriveP12Key(by: {
  readonly hash: string;
  readonly salt: Uint8Array;
  readonly rounds: number;
  readonly secret: string;
  readonly use: keyof typeof uses;
  readonly length?: number;
}): Uint8Array {
  const rounds = checked(by.rounds);
  const block = by.hash === 'sha384' || by.hash === 'sha512' ? 128 : 64;
  const letters = Buffer.from(`${by.secret}\0`, 'utf16le').swap16();
  const input = Buffer.concat([filled(by.salt, block), filled(letters, block)]);
  const spread = Buffer.alloc(block, uses[by.use]);
  const size = createHash(by.hash).digest().length;
  const length = by.length ?? size;
  const parts: Buffer[] = [];
  for (let have = 0; have < length; have += size) {
    const part = repeated(by.hash, Buffer.concat([spread, input]), rounds);
    parts.push(part);
    addTo(input, filled(part, block).subarray(0, block), block);
  }
  letters.fill(0);
  input.fill(0);
  return Buffer.concat(parts).subarray(0, length);
}

function repeated(hash: string, first: Uint8Array, rounds: number): Buffer {
  let value = createHash(hash).update(first).digest();
  for (let i = 1; i < rounds; i++) value = createHash(hash).update(value).digest();
  return value;
}

/** Each block of the input plus the derived one plus one, as numbers. */
function addTo(input: Buffer, addend: Uint8Array, block: number): void {
  for (let start = 0; start < input.length; start += block) {
    let carry = 1;
    for (let i = block - 1; i >= 0; i--) {
      carry += (input[start + i] ?? 0) + (addend[i] ?? 0);
      input[start + i] = carry & 0xff;
      carry >>= 8;
    }
  }
}

/** The bytes again and again up to whole blocks. */
function filled(bytes: Uint8Array, block: number): Buffer {
  if (bytes.length === 0) return Buffer.alloc(0);
  const whole = Buffer.alloc(Math.ceil(bytes.length / block) * block);
  for (let i = 0; i < whole.length; i++) whole[i] = bytes[i % bytes.length] ?? 0;
  return whole;
}

function checked(rounds: number): number {
  if (rounds < 1 || rounds > mostRounds) throw new AppError('signing.p12-broken');
  return rounds;
}
