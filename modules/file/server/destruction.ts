import type { Tx } from '@sarn/platform-server';
import { reap } from './file.jobs.ts';
import type { DestroyedFile, Destruction } from './destroyed-file.ts';
import type { FileDependencies } from './file-dependencies.ts';
import { deleteOwned, listOwned } from './file.store.ts';

/**
 * Deletes all files of an owner and their bytes. The bytes are deleted before the deletion of the
 * rows commits: a process killed in between leaves rows without bytes, which the next call deletes,
 * and never bytes without a row.
 */
export async function destroyOwned(
  { platform, folder }: Pick<FileDependencies, 'platform' | 'folder'>,
  tx: Tx,
  { callerId, ownerKind, ownerId }: Destruction,
): Promise<DestroyedFile[]> {
  // Replaced files are deleted too.
  const files = [
    ...(await listOwned(tx, ownerKind, [ownerId], false)),
    ...(await listOwned(tx, ownerKind, [ownerId], true)),
  ];
  const ids = files.map(({ id }) => id);
  const gone = await deleteOwned(tx, ids, { ownerKind, ownerId });
  for (const { id, sha256 } of gone) {
    const subject = { kind: 'file', id };
    await platform.audit.write(tx, {
      act: 'file.destroyed',
      callerId,
      subject,
      detail: { sha256 },
    });
  }
  // Always in this order: two destructions that share contents wait for each other.
  for (const sha256 of [...new Set(gone.map((file) => file.sha256))].toSorted()) {
    await reap(tx, folder, sha256);
  }
  return files.map(({ id, name, bytes, sha256 }) => ({ id, name, bytes, sha256 }));
}
