import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LostKeyError, readFact, writeFact } from '@sarn/platform-server';
import type { Handle, PlatformConfig } from '@sarn/platform-server';
import { keyedHash } from './keyed-hash.ts';
import { hasIdCards } from './person.store.ts';

const name = 'identity.key';
/** Fact: a hash by the key, by which another key is recognised; it does not disclose the key. */
const fact = 'identity-key';

/** What tells whether stored data needs the key. */
export interface KeyUse {
  readonly config: Pick<PlatformConfig, 'dataDir' | 'lostKeys'>;
  /** Whether other modules stored something encrypted or hashed by it. */
  readonly isUsedElsewhere: (h: Handle) => Promise<boolean>;
}

/**
 * The key of the keyed hashes, 32 bytes in `<dataDir>/keys/identity.key`, made at the first start.
 * It is not in the database, so that a copy of the tables alone does not disclose ID card numbers.
 *
 * @throws LostKeyError when it is missing although stored data needs it, or is another one
 */
export async function readIdentityKey(
  h: Handle,
  { config, isUsedElsewhere }: KeyUse,
): Promise<Buffer> {
  const { dataDir, lostKeys = [] } = config;
  const file = join(dataDir, 'keys', name);
  const known = await readKey(file);
  const markKept = await readFact(h, fact);
  const isLost = lostKeys.includes(name);
  const isOther = known !== null && markKept !== null && markOf(known) !== markKept;
  if (isOther && !isLost) {
    throw new LostKeyError(`${file} is the key of another installation.`, name);
  }
  const isNeeded =
    known === null && (markKept !== null || (await hasIdCards(h)) || (await isUsedElsewhere(h)));
  if (isNeeded && !isLost) {
    throw new LostKeyError(
      `${file} is missing: stored ID card numbers and one-time codes can be used only with it.`,
      name,
    );
  }
  const key = known ?? (await makeKey(file));
  if (markOf(key) !== markKept) await writeFact(h, fact, markOf(key));
  return key;
}

const markOf = (key: Buffer): string => keyedHash(key, 'identity-key').toString('base64');

async function makeKey(file: string): Promise<Buffer> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
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
  throw new LostKeyError(`${file} holds no key of 32 bytes.`, name);
}
