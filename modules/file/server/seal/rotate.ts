import type { Clock, Database } from '@sarn/platform-server';
import { writeAudit } from '@sarn/platform-server';
import { unwrap, withCurrentOnly, withNewKey, wrap, writeKeyRing } from './key-ring.ts';
import type { KeyRing } from './key-ring.ts';
import { ringFor } from './ring-check.ts';
import {
  awaitRingReaders,
  countSealedContent,
  listOtherThanForUpdate,
  updateWrapped,
} from './seal.store.ts';

/** Keys wrapped anew in one transaction. */
const batch = 200;

export interface Rotated {
  readonly version: number;
  readonly files: number;
}

/**
 * Makes a new master key and wraps the key of every classified file by it, beside a running server;
 * the files themselves stay as they are. The old key is deleted when nothing needs it any more.
 * Interrupted at any point nothing is lost, and the next run continues.
 *
 * @param onBatch called with how many are done so far
 */
export async function rotateKeys(
  { db, clock, dataDir }: { db: Database; clock: Clock; dataDir: string },
  onBatch: (done: number) => void = () => {},
): Promise<Rotated> {
  const before = await ringFor(db, dataDir);
  const ring = await ringToGoOnWith(db, before);
  if (ring !== before) await writeKeyRing(dataDir, ring);
  // Waits for processes that still write with the old key; afterwards none does.
  await db.transaction(awaitRingReaders);
  let files = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const rows = await listOtherThanForUpdate(tx, ring.current, batch);
      for (const row of rows) {
        const key = unwrap(ring, row.keyVersion, row.sha256, row.wrappedKey);
        const wrappedKey = wrap(ring, row.sha256, key);
        await updateWrapped(tx, { sha256: row.sha256, wrappedKey, keyVersion: ring.current });
      }
      return rows.length;
    });
    files += done;
    onBatch(files);
    if (done < batch) break;
  }
  const { others } = await countSealedContent(db, ring.current);
  if (others > 0)
    throw new Error(`${others} files are still wrapped by an older key: run it again`);
  await db.transaction((tx) =>
    writeAudit(tx, clock, {
      act: 'file.keys-rotated',
      callerId: null,
      subject: { kind: 'file', id: 'all' },
      detail: { version: ring.current, files },
    }),
  );
  await writeKeyRing(dataDir, withCurrentOnly(ring));
  return { version: ring.current, files };
}

/** An interrupted rotation continues with the key that it had made. */
async function ringToGoOnWith(db: Database, ring: KeyRing): Promise<KeyRing> {
  if (ring.keys.size === 1) return withNewKey(ring);
  const { others } = await countSealedContent(db, ring.current);
  return others > 0 ? ring : withNewKey(ring);
}
