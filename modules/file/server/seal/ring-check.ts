import type { Handle } from '@sarn/platform-server';
import { LostKeyError, readFact, writeFact } from '@sarn/platform-server';
import { keyRingPath, makeKeyRing, readKeyRing, unwrap } from './key-ring.ts';
import type { KeyRing } from './key-ring.ts';
import { countSealedContent, listOneOfEachVersion } from './seal.store.ts';
import type { SealedRow } from './seal.store.ts';

const name = 'secret-keys.json';
/** Fact: contents wrapped by keys up to this version were given up by SARN_LOST_KEYS. */
const givenUp = 'secret-keys.given-up';

/**
 * The master keys. They are made only while no content is encrypted: a new ring beside encrypted
 * content would have the versions of the old one, and what it encrypts would be lost when the old
 * file is put back.
 *
 * @throws LostKeyError when the file is missing and content needs it
 */
export async function ringFor(h: Handle, dataDir: string): Promise<KeyRing> {
  const ring = await readKeyRing(dataDir);
  if (ring) return ring;
  const { all } = await countSealedContent(h, 0);
  if (all > 0) {
    throw new LostKeyError(
      `${keyRingPath(dataDir)} is missing: ${all} classified files can be read only with it.`,
      name,
    );
  }
  return makeKeyRing(dataDir, 1);
}

/** A rotation beside the start may come between reading the rows and reading the keys. */
const tries = 3;

/**
 * Before the first call: the ring exists, or is made on an empty database, and its keys are those
 * that wrapped what is stored.
 *
 * @param isLost the administrator gives up what the old keys wrapped
 * @throws LostKeyError
 */
export async function checkKeyRing(h: Handle, dataDir: string, isLost: boolean): Promise<void> {
  if (isLost) await giveUp(h, dataDir);
  for (let turn = 1; ; turn += 1) {
    const above = Number((await readFact(h, givenUp)) ?? 0);
    const rows = (await listOneOfEachVersion(h)).filter((row) => row.keyVersion > above);
    const ring = await ringFor(h, dataDir);
    const unreadable = rows.find((row) => !opens(ring, row));
    if (!unreadable) return;
    if (turn < tries) continue;
    throw new LostKeyError(
      `${keyRingPath(dataDir)} does not hold the key of version ${unreadable.keyVersion} of this installation, which classified files need.`,
      name,
    );
  }
}

/** A new key gets a version that no lost key had, so that an old file that is found can be added. */
async function giveUp(h: Handle, dataDir: string): Promise<void> {
  const versions = (await listOneOfEachVersion(h)).map(({ keyVersion }) => keyVersion);
  const ring = await readKeyRing(dataDir);
  const isWhole = ring !== null && versions.every((version) => ring.keys.has(version));
  if (isWhole) return;
  const last = Math.max(0, ...versions);
  await writeFact(h, givenUp, String(last));
  if (ring === null) await makeKeyRing(dataDir, last + 1);
}

function opens(ring: KeyRing, { keyVersion, sha256, wrappedKey }: SealedRow): boolean {
  try {
    unwrap(ring, keyVersion, sha256, wrappedKey);
    return true;
  } catch {
    // Whatever the reason, the caller says which key does not fit.
    return false;
  }
}
