import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key of the keyed hashes, 32 bytes in `<dataDir>/keys/identity.key`, made on first use.
 * It is not in the database, so that a copy of the tables alone does not disclose ID card numbers.
 *
 * @throws Error when the file exists but contains no key
 */
export async function readIdentityKey(dataDir: string): Promise<Buffer> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'identity.key');
  const known = await readKey(file);
  if (known) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(32);
  // `wx` never overwrites: losing the key would make every stored ID card unknown.
  await writeFile(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return key;
}

async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === 32) return key;
  throw new Error(`${file} holds no key of 32 bytes: put back the file of this installation`);
}
