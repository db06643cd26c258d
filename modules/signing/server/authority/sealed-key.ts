import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { AppError } from '@sarn/kernel';

/** What a secret costs to try: Argon2id with so many KiB and passes. */
export interface SealCost {
  readonly memory: number;
  readonly passes: number;
}

/** 64 MiB, three passes: about 0.1 s for who knows the secret, once for a batch of documents. */
const usual: SealCost = { memory: 65_536, passes: 3 };

/** More than this is not computed, whatever a stored value says. */
const highest: SealCost = { memory: 1_048_576, passes: 16 };

/** Shorter secrets are refused; an agency may demand more. */
const leastSecret = 6;

const form =
  /^sarn-key-1\$argon2id\$(\d{1,7})\$(\d{1,2})\$([\w-]{22})\$([\w-]{16})\$([\w-]{22,20000})$/;

/**
 * Seals a private key under a secret: nobody without the secret opens it, whatever else they have.
 *
 * @param pkcs8 the key; stays as it is, the caller zeroes it
 * @param secret what only its owner knows, or a key of the server for keys of the agency
 * @returns a text to be stored; how it was sealed is in it, and part of what is authenticated
 */
export async function sealKey(
  pkcs8: Uint8Array,
  secret: string,
  cost: SealCost = usual,
): Promise<string> {
  if ([...secret].length < leastSecret) {
    throw new AppError('signing.weak-secret', { least: leastSecret });
  }
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const head = ['sarn-key-1', 'argon2id', cost.memory, cost.passes, text(salt), text(nonce)].join(
    '$',
  );
  return withSecretKey(secret, salt, cost, (key) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    cipher.setAAD(Buffer.from(head));
    const sealed = Buffer.concat([cipher.update(pkcs8), cipher.final(), cipher.getAuthTag()]);
    return `${head}$${text(sealed)}`;
  });
}

/**
 * Opens a sealed key.
 *
 * @returns PKCS#8; the caller zeroes it after use
 * @throws `signing.wrong-secret`, also when the stored value was changed: the two cannot be told apart
 */
export async function openKey(sealed: string, secret: string): Promise<Uint8Array> {
  const { salt, cost } = partsOf(sealed);
  return withSecretKey(secret, salt, cost, (key) => openWith(sealed, key));
}

/**
 * What a secret gives for one sealed key, so that it can be opened again without the secret. Sealed anew, it is another.
 *
 * @returns 32 bytes; whoever holds them zeroes them
 * @throws `signing.wrong-secret`
 */
export async function unlockingKey(sealed: string, secret: string): Promise<Uint8Array> {
  const { salt, cost } = partsOf(sealed);
  return withSecretKey(secret, salt, cost, (key) => {
    openWith(sealed, key).fill(0);
    return Uint8Array.from(key);
  });
}

/**
 * Opens a sealed key with its unlocking key.
 *
 * @returns PKCS#8; the caller zeroes it after use
 * @throws `signing.wrong-secret` where it is that of another one
 */
export function openWith(sealed: string, key: Uint8Array): Uint8Array {
  const { nonce, bytes } = partsOf(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(sealed.slice(0, sealed.lastIndexOf('$'))));
  decipher.setAuthTag(bytes.subarray(-16));
  return opened(decipher, bytes.subarray(0, -16));
}

function partsOf(sealed: string) {
  const found = form.exec(sealed);
  if (!found) throw new AppError('signing.broken-key');
  const [, memory = '', passes = '', salt = '', nonce = '', body = ''] = found;
  const cost = { memory: Number(memory), passes: Number(passes) };
  if (cost.memory > highest.memory || cost.passes > highest.passes || cost.passes < 1) {
    throw new AppError('signing.broken-key');
  }
  const bytesOf = (text: string) => Buffer.from(text, 'base64url');
  return { cost, salt: bytesOf(salt), nonce: bytesOf(nonce), bytes: bytesOf(body) };
}

/** Decrypts; nothing of a key that was not authenticated leaves this function. */
function opened(
  decipher: { update(data: Uint8Array): Buffer; final(): Buffer },
  bytes: Uint8Array,
): Uint8Array {
  const plain = decipher.update(bytes);
  try {
    decipher.final();
    // A copy of its own: a small buffer of Node shares its memory with others.
    return Uint8Array.from(plain);
  } catch {
    throw new AppError('signing.wrong-secret');
  } finally {
    plain.fill(0);
  }
}

/** Computes the key of a secret, and overwrites it after use. */
async function withSecretKey<T>(
  secret: string,
  salt: Uint8Array,
  cost: SealCost,
  use: (key: Uint8Array) => T,
): Promise<T> {
  const bytes = Buffer.from(secret.normalize('NFKC'));
  try {
    // Algorithm 2 is Argon2id; the library's own enum is erased by type stripping.
    const key = await hashRaw(bytes, {
      algorithm: 2,
      memoryCost: cost.memory,
      timeCost: cost.passes,
      parallelism: 1,
      outputLen: 32,
      salt,
    });
    try {
      return use(key);
    } finally {
      key.fill(0);
    }
  } finally {
    // Also where Argon2 refuses, as for a stored cost that it cannot compute.
    bytes.fill(0);
  }
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
