import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Kept = z.object({
  current: z.number().int().positive(),
  keys: z.record(z.string().regex(/^[1-9][0-9]*$/), z.string()),
});

/** The master keys: the one that wraps now, and older ones until a rotation is done. */
export interface KeyRing {
  readonly current: number;
  readonly keys: ReadonlyMap<number, Buffer>;
}

const nonceBytes = 12;
const cipherName = 'aes-256-gcm';

/**
 * `<dataDir>/keys/secret-keys.json`: a copy of the database alone cannot decrypt a classified file.
 */
export const keyRingPath = (dataDir: string): string => join(dataDir, 'keys', 'secret-keys.json');

/**
 * The keys on disk now, or null when there is no such file. Read at each use, so that a rotation
 * beside a running server takes effect at once.
 *
 * @throws Error when the file exists but contains no keys
 */
export async function readKeyRing(dataDir: string): Promise<KeyRing | null> {
  const path = keyRingPath(dataDir);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parseRing(text, path);
}

/**
 * Makes the file with one new key, readable by its owner only. Called only by `ringFor`, which knows
 * that nothing needs another key.
 */
export async function makeKeyRing(dataDir: string, version: number): Promise<KeyRing> {
  const path = keyRingPath(dataDir);
  const first: KeyRing = { current: version, keys: new Map([[version, randomBytes(32)]]) };
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  try {
    // `wx` never overwrites: without its key a file can never be decrypted.
    await writeFile(path, printRing(first), { mode: 0o600, flag: 'wx', flush: true });
    return first;
  } catch (error) {
    const made = isExisting(error) ? await readKeyRing(dataDir) : null;
    if (made === null) throw error;
    return made;
  }
}

const isExisting = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Replaces the file atomically. */
export async function writeKeyRing(dataDir: string, ring: KeyRing): Promise<void> {
  const path = keyRingPath(dataDir);
  const next = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(next, printRing(ring), { mode: 0o600, flag: 'wx', flush: true });
  await rename(next, path);
  if (process.platform === 'win32') return;
  const folder = await open(join(dataDir, 'keys'));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const printRing = ({ current, keys }: KeyRing): string =>
  `${JSON.stringify({
    current,
    keys: Object.fromEntries([...keys].map(([version, key]) => [version, key.toString('base64')])),
  })}\n`;

function parseRing(text: string, path: string): KeyRing {
  const broken = new Error(`${path} holds no keys: put back the file of this installation`);
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch (cause) {
    throw new Error(broken.message, { cause });
  }
  const read = Kept.safeParse(told);
  if (!read.success) throw broken;
  const keys = new Map(
    Object.entries(read.data.keys).map(([version, key]) => [
      Number(version),
      Buffer.from(key, 'base64'),
    ]),
  );
  const isWhole = [...keys.values()].every((key) => key.length === 32);
  if (!isWhole || !keys.has(read.data.current)) throw broken;
  return { current: read.data.current, keys };
}

/** The keys with a new one that wraps from now on; the older ones still decrypt. */
export function withNewKey({ keys }: KeyRing): KeyRing {
  const current = Math.max(...keys.keys()) + 1;
  return { current, keys: new Map([...keys, [current, randomBytes(32)]]) };
}

/** Only the present key. */
export function withCurrentOnly({ current, keys }: KeyRing): KeyRing {
  return { current, keys: new Map([...keys].filter(([version]) => version === current)) };
}

/** Wraps the key of a file by the present master key, bound to the content that it decrypts. */
export function wrap(ring: KeyRing, sha256: string, fileKey: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, keyOf(ring, ring.current), nonce);
  cipher.setAAD(Buffer.from(sha256));
  return Buffer.concat([nonce, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when there is no such key, or the wrapped key was changed */
export function unwrap(ring: KeyRing, version: number, sha256: string, wrapped: Buffer): Buffer {
  const cut = wrapped.length - 16;
  const nonce = wrapped.subarray(0, nonceBytes);
  const decipher = createDecipheriv(cipherName, keyOf(ring, version), nonce);
  decipher.setAAD(Buffer.from(sha256));
  decipher.setAuthTag(wrapped.subarray(cut));
  return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, cut)), decipher.final()]);
}

function keyOf({ keys }: KeyRing, version: number): Buffer {
  const key = keys.get(version);
  if (!key) throw new Error(`the master key of version ${version} is not in the file of keys`);
  return key;
}
